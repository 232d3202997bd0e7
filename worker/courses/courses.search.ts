import type { CourseContent, Lesson } from '../../domain/courses/contract.ts'
import { paths } from '../../domain/paths.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { plainTexts } from '../../domain/search/plain-text.ts'
import { courses } from '../../drizzle/schema/index.ts'
import { contentSource } from '../search/content-source.ts'

/** Only previews are indexed, since search shows excerpts to everyone. */
const publicText = (lesson: Lesson): Bilingual[] => (lesson.kind === 'text' && lesson.preview ? [lesson.body] : [])

export const courseDocuments = contentSource('course', courses, (_services, rows) =>
  rows.map(({ item, content }) => {
    const { description, outcomes, chapters } = content as CourseContent
    const lessons = chapters.flatMap((chapter) => chapter.lessons)
    const titles = [...chapters, ...lessons].map(({ title }) => title)
    return {
      path: paths.course(item.id),
      body: plainTexts([description, ...outcomes, ...titles, ...lessons.flatMap(publicText)]),
    }
  }),
)
