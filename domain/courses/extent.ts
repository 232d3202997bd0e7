import type { CourseChapter } from './contract.ts'
import { lessonKinds, type CourseExtent } from './kinds.ts'

/** Length of a course, for lists. */
export const extentOf = (chapters: CourseChapter[]): CourseExtent => {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const counts = lessonKinds.map((kind) => [kind, lessons.filter((lesson) => lesson.kind === kind).length])
  return {
    chapters: chapters.length,
    lessons: Object.fromEntries(counts) as CourseExtent['lessons'],
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}
