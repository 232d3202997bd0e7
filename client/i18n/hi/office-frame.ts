import type { Strings } from '../en/index.ts'

export const officeFrame: Strings['officeFrame'] = { title: 'ऑफ़िस' }
