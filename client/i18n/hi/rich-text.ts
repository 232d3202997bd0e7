import type { Strings } from '../en/index.ts'

export const richText: Strings['richText'] = { title: 'पाठ' }
