import { everyExam, type ItemKind } from '../../domain/content.ts'
import type { Bilingual } from '../../domain/questions/text.ts'

type Item = {
  id: string
  title: Bilingual
  exams: readonly string[]
  /** When it was published; null where lists do not show it. */
  listedAt: number | null
}

/** The rows of `item_exams` for an item. */
export const examRows = (kind: ItemKind, { id, title, exams, listedAt }: Item) =>
  (exams.length > 0 ? exams : [everyExam]).map((exam) => ({ kind, itemId: id, exam, listedAt, titleEn: title.en }))
