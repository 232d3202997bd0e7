import type { Strings } from '../en/index.ts'

export const jobEditor: Strings['jobEditor'] = { title: 'नौकरी' }
