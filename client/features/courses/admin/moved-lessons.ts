import { isPlain } from '../../../../domain/content/row-key.ts'

type Rows = readonly unknown[]

/** Position of a lesson in the curriculum. */
export type Place = { chapter: number; lesson: number }

const lessonsOf = (chapter: unknown): Rows =>
  isPlain(chapter) && Array.isArray(chapter['lessons']) ? (chapter['lessons'] as Rows) : []

/** Chapters after a lesson has moved to another chapter, before the lesson that stands at `to`. */
export const movedToChapter = (chapters: Rows, from: Place, to: Place): unknown[] => {
  const lesson = lessonsOf(chapters[from.chapter])[from.lesson]
  return chapters.map((chapter, index) => {
    if (!isPlain(chapter)) return chapter
    const lessons = lessonsOf(chapter)
    if (index === from.chapter) return { ...chapter, lessons: lessons.toSpliced(from.lesson, 1) }
    return index === to.chapter ? { ...chapter, lessons: lessons.toSpliced(to.lesson, 0, lesson) } : chapter
  })
}

/** Place one step up or down, over the edge of a chapter into the next; null at the ends. */
export const stepFrom = (chapters: Rows, { chapter, lesson }: Place, step: -1 | 1): Place | null => {
  const within = lesson + step
  if (within >= 0 && within < lessonsOf(chapters[chapter]).length) return { chapter, lesson: within }
  const other = chapter + step
  if (other < 0 || other >= chapters.length) return null
  return { chapter: other, lesson: step === 1 ? 0 : lessonsOf(chapters[other]).length }
}
