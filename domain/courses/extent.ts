import type { Bilingual } from '../questions/text.ts'
import type { CourseChapter } from './contract.ts'
import { lessonKinds, type CourseExtent } from './kinds.ts'

/** Words of a lesson read and practised in a minute. */
const wordsPerMinute = 60

/** Minutes of a text lesson. */
export const lessonMinutes = ({ en }: Bilingual): number =>
  Math.max(3, Math.round(en.split(/\s+/).length / wordsPerMinute))

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
