import { everyExam, type DraftKind } from '../../domain/content.ts'
import type { Bilingual } from '../../domain/questions/text.ts'

type Item = {
  id: string
  title: Bilingual
  exams: readonly string[]
  /** Instant of publication; null while unlisted. */
  listedAt: number | null
}

/** Rows of `item_exams` for an item. */
export const examRows = (kind: DraftKind, { id, title, exams, listedAt }: Item) =>
  (exams.length > 0 ? exams : [everyExam]).map((exam) => ({ kind, itemId: id, exam, listedAt, titleEn: title.en }))
