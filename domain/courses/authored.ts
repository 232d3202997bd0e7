import { z } from 'zod'
import { authoredItem, RowId } from '../content/authored.ts'
import { accessKinds } from '../purchases/access.ts'
import { CourseChapter, CourseContent, Lesson } from './contract.ts'

const [Text, Video, Material, Test] = Lesson.options

const AuthoredLesson = z.discriminatedUnion('kind', [Text.omit({ html: true, minutes: true }), Video, Material, Test])
const AuthoredChapter = CourseChapter.extend({ lessons: z.array(AuthoredLesson).min(1) })

/** Fields of a course that an editor writes. */
export const AuthoredCourse = z
  .strictObject({
    ...authoredItem,
    access: z.enum(accessKinds),
    subject: RowId,
    seriesId: RowId.nullable(),
    ...CourseContent.omit({ descriptionHtml: true, chapters: true }).shape,
    chapters: z.array(AuthoredChapter).min(1).max(100),
  })
  .superRefine(({ chapters, completion: { finalTest } }, context) => {
    const lessons = chapters.flatMap((chapter) => chapter.lessons)
    const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    // Progress references lessons by id.
    if (new Set(lessons.map(({ id }) => id)).size < lessons.length) fault(['chapters'], 'two lessons have the same id')
    if (finalTest && lessons.find(({ id }) => id === finalTest.lessonId)?.kind !== 'test')
      fault(['completion', 'finalTest', 'lessonId'], 'is not a test lesson')
  })
export type AuthoredCourse = z.infer<typeof AuthoredCourse>
