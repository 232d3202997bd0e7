import type { PaperPassage } from '../attempts/contract.ts'
import type { DraftPreview } from '../content/preview.ts'
import type { Reasons } from './bank.ts'
import type { QuestionKey } from './contract.ts'
import type { Body } from './kinds/registry.ts'
import type { Bilingual } from './text.ts'

/** Question as HTML, with what students read after the result. */
export type RenderedQuestion = {
  /** Their slugs. */
  exams: string[]
  stem: Bilingual
  body: Body
  passage: PaperPassage | null
  /** Null while it does not fit the kind. */
  key: QuestionKey | null
  solution: Bilingual
  reasons: Reasons
  hint: Bilingual | null
}

/** Draft of a question, as far as it can be drawn. */
export type QuestionPreview = RenderedQuestion & { preview: DraftPreview }

/** Question of a passage, as the passage's editor lists it. */
export type PassageQuestion = { id: string; slug: string; title: Bilingual }
