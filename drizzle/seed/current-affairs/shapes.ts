import type { AffairCategory } from '../../../domain/current-affairs/categories.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'

/** A settled event of a past year, told anew. */
export type SeedAffair = {
  code: string
  category: AffairCategory
  /** The day of the event, `YYYY-MM-DD`. */
  eventDate: string
  title: Bilingual
  summary: Bilingual
  /** Markdown. */
  body: Bilingual
  matters: Bilingual
  facts: Bilingual[]
  sources: Bilingual[]
}
