import { isPlain } from '../../../../domain/content/row-key.ts'

type Rows = readonly unknown[]

/** Position of a lesson in the curriculum. */
export type Place = { chapter: number; lesson: number }

/** Path of the lessons of a chapter. */
export const lessonsAt = (chapter: number): string => `chapters.${chapter}.lessons`

const lessonsOf = (chapter: unknown): Rows =>
  isPlain(chapter) && Array.isArray(chapter['lessons']) ? (chapter['lessons'] as Rows) : []

/** Place one step up or down, over the edge of a chapter into the next; null at the ends. */
export const stepFrom = (chapters: Rows, { chapter, lesson }: Place, step: -1 | 1): Place | null => {
  const within = lesson + step
  if (within >= 0 && within < lessonsOf(chapters[chapter]).length) return { chapter, lesson: within }
  const other = chapter + step
  if (other < 0 || other >= chapters.length) return null
  return { chapter: other, lesson: step === 1 ? 0 : lessonsOf(chapters[other]).length }
}
