import { AuthoredCourse } from '../../domain/courses/authored.ts'
import { completeCourse } from '../../domain/courses/complete.ts'
import type { CourseContent, Lesson } from '../../domain/courses/contract.ts'
import { extentOf, lessonMinutes } from '../../domain/courses/extent.ts'
import { courses, materials, series, subjects, tests, videos } from '../../drizzle/schema/index.ts'
import { contentKind, type Reference } from '../content/content-kind.ts'
import { completeLanguages } from '../content/languages.ts'
import { omit } from '../content/omit.ts'
import { renderBilingual } from '../questions/rich-text.ts'
import { lessonChecks } from './lesson-checks.ts'

type AuthoredLesson = AuthoredCourse['chapters'][number]['lessons'][number]

const lessonOf = async (lesson: AuthoredLesson): Promise<Lesson> =>
  lesson.kind === 'text'
    ? { ...lesson, minutes: lessonMinutes(lesson.body), html: await renderBilingual(lesson.body) }
    : lesson

/** Lesson in the form of a draft. */
const authoredLessonOf = (lesson: Lesson): AuthoredLesson =>
  lesson.kind === 'text' ? omit(lesson, 'html', 'minutes') : lesson

const referencesOf = (lesson: AuthoredLesson, field: string): Reference[] => {
  switch (lesson.kind) {
    case 'text':
      return []
    case 'video':
      return [{ field: `${field}.videoId`, table: videos, id: lesson.videoId }]
    case 'material':
      return [{ field: `${field}.materialId`, table: materials, id: lesson.materialId }]
    case 'test':
      return [{ field: `${field}.testId`, table: tests, id: lesson.testId }]
  }
}

export const courseContent = contentKind<typeof courses, AuthoredCourse, CourseContent>({
  kind: 'course',
  table: courses,
  prefix: 'crs',
  contract: AuthoredCourse,
  async make(authored) {
    const { access, subject, seriesId, description, outcomes, teachers, inOrder, completion, certificate } = authored
    const chapters = await Promise.all(
      authored.chapters.map(async (chapter) => ({
        ...chapter,
        lessons: await Promise.all(chapter.lessons.map(lessonOf)),
      })),
    )
    const descriptionHtml = await renderBilingual(description)
    return {
      columns: { access, subject, seriesId, extent: extentOf(chapters), hasCertificate: certificate },
      languages: completeLanguages(authored),
      content: { description, descriptionHtml, outcomes, teachers, chapters, inOrder, completion, certificate },
    }
  },
  draftOf: (columns, content) => ({
    ...omit(columns, 'extent', 'hasCertificate', 'languages'),
    ...omit(content, 'descriptionHtml'),
    chapters: content.chapters.map((chapter) => ({ ...chapter, lessons: chapter.lessons.map(authoredLessonOf) })),
  }),
  complete: completeCourse,
  checks: lessonChecks,
  references: ({ subject, seriesId, chapters }) => [
    { field: 'subject', table: subjects, id: subject },
    { field: 'seriesId', table: series, id: seriesId },
    ...chapters.flatMap(({ lessons }, chapter) =>
      lessons.flatMap((lesson, index) => referencesOf(lesson, `chapters.${chapter}.lessons.${index}`)),
    ),
  ],
})
