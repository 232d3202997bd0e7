import type { Strings } from '../en/index.ts'

export const affairEditor: Strings['affairEditor'] = { title: 'समसामयिकी' }
