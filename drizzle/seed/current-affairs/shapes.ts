import type { AffairCategoryId } from '../../reference/affair-categories.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'

/** A settled event. */
export type SeedAffair = {
  code: string
  category: AffairCategoryId
  /** Day of the event, `YYYY-MM-DD`. */
  eventDate: string
  title: Bilingual
  summary: Bilingual
  /** Markdown. */
  body: Bilingual
  matters: Bilingual
  facts: Bilingual[]
  sources: Bilingual[]
}
