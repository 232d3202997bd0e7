import type { Bilingual } from '../questions/text.ts'

/** What the social image of an item shows beside its title: the subject of its drawing, and its figure. */
export type CardFacts = { subject: string | null; figure: Bilingual | null }
