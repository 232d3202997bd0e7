import { z } from 'zod'
import type { ContentState } from '../content.ts'
import type { Language } from '../language.ts'
import type { LanguageBias } from '../results/statistics/language-bias.ts'
import type { Bilingual } from './text.ts'

/** A text that one language lacks, or whose translation was made from an earlier source text. */
export const textNeeds = ['missing', 'stale'] as const
export type TextNeed = (typeof textNeeds)[number]

/** `uneven`: a question that students of equal scores find harder in one language. */
export const translationNeeds = [...textNeeds, 'uneven'] as const
export type TranslationNeed = (typeof translationNeeds)[number]

/** Query of GET /api/admin/questions/translations. */
export const TranslationsQuery = z.strictObject({ need: z.enum(translationNeeds).optional() })
export type TranslationsQuery = z.infer<typeof TranslationsQuery>

export type TranslatedKind = 'question' | 'passage'

/** Texts of an item by what they need and in which language. */
export type TextCounts = Record<TextNeed, Record<Language, number>>

/**
 * A question or passage with texts to translate. `texts`: those of its draft, where it has one; none where the draft is
 * complete. `field`: path of the first. `test`: the next test that opens with it.
 */
export type TranslationGap = {
  kind: TranslatedKind
  id: string
  code: string
  title: Bilingual
  state: ContentState
  hasDraft: boolean
  changedAt: number
  texts: TextCounts
  field: string | null
  /** Odds by language of an uneven question; null for others. */
  bias: LanguageBias | null
  test: { title: Bilingual; opensAt: number } | null
}

/** Response. `counts`: items by need, exact up to `countedTo`; `items` are the most urgent of them. */
export type Translations = { items: TranslationGap[]; counts: Record<TranslationNeed, number> }
