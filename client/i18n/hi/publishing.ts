import type { Strings } from '../en/index.ts'

export const publishing: Strings['publishing'] = { title: 'प्रकाशन' }
