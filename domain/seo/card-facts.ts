import type { Bilingual } from '../questions/text.ts'

/** Facts on the social image of an item beside its title: the subject of its drawing, and its figure. */
export type CardFacts = { subject: string | null; figure: Bilingual | null }
