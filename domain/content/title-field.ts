import type { DraftKind } from '../content.ts'

/** Field of a draft by which the office names an item of a kind. */
export const titleFieldOf = (kind: DraftKind): 'title' | 'stem' => (kind === 'question' ? 'stem' : 'title')
