import type { Strings } from '../en/index.ts'

export const activities: Strings['activities'] = { title: 'गतिविधियाँ' }
