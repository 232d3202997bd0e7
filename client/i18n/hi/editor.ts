import type { Strings } from '../en/index.ts'

export const editor: Strings['editor'] = { title: 'संपादक' }
