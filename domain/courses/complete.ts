import type { DraftBody } from '../content/contract.ts'
import { isPlain } from '../content/row-key.ts'

const withoutMinutes = (lesson: unknown): unknown => {
  if (!isPlain(lesson) || lesson['kind'] !== 'text') return lesson
  const { minutes: _typed, ...rest } = lesson
  return rest
}

/** Body of a course without typed minutes of text lessons, whose length is counted. */
export const completeCourse = (body: DraftBody): DraftBody => {
  const { chapters } = body
  if (!Array.isArray(chapters)) return body
  return {
    ...body,
    chapters: chapters.map((chapter: unknown) =>
      isPlain(chapter) && Array.isArray(chapter['lessons'])
        ? { ...chapter, lessons: chapter['lessons'].map(withoutMinutes) }
        : chapter,
    ),
  }
}
