import type { Strings } from '../en/index.ts'

export const officeList: Strings['officeList'] = { title: 'सूची' }
