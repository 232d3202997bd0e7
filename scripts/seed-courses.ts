import { drizzle } from 'drizzle-orm/d1'
import { CourseContent, type CourseChapter, type Lesson } from '../domain/courses/contract.ts'
import { extentOf, lessonMinutes } from '../domain/courses/extent.ts'
import { languages, type Language } from '../domain/language.ts'
import * as schema from '../drizzle/schema/index.ts'
import { seedCourses as authored, seedCourseTests } from '../drizzle/seed/courses/index.ts'
import type { SeedCourse, SeedLesson } from '../drizzle/seed/courses/shapes.ts'
import { examRows } from '../worker/content/exams.ts'
import { renderBilingual } from '../worker/questions/rich-text.ts'
import { pendingIo, type SeedDatabase, type Statement } from './seed-database.ts'
import { testRows } from './seed-tests.ts'

const hour = 3_600_000
const defaultMinutes = { video: 6, material: 15, test: 12 }

/**
 * Fills an empty table of courses with the demo's courses and the tests that end them. Separate from `seed`, so that a
 * demo of an older build gets them too. One transaction.
 */
export const seedCourses = async (d1: D1Database, now: number): Promise<void> => {
  const db = drizzle(d1, { schema })
  if (await db.select({ id: schema.courses.id }).from(schema.courses).limit(1).get()) return
  const statements = [
    ...seedCourseTests.flatMap((test, position) => testRows(db, test, position, now)),
    ...(await Promise.all(authored.map((course, index) => rowsOf(db, course, now - index * hour)))).flat(),
  ]
  await pendingIo()
  await db.batch(statements as unknown as [Statement, ...Statement[]])
}

const lessonOf = async (lesson: SeedLesson): Promise<Lesson> => {
  const { id, title, preview = false, required = true, drip = null } = lesson
  const of = (minutes: number) => ({ id, title, preview, required, drip, minutes: lesson.minutes ?? minutes })
  if ('videoId' in lesson) return { ...of(defaultMinutes.video), kind: 'video', videoId: lesson.videoId }
  if ('materialId' in lesson) return { ...of(defaultMinutes.material), kind: 'material', materialId: lesson.materialId }
  if ('testId' in lesson) return { ...of(defaultMinutes.test), kind: 'test', testId: lesson.testId }
  const { text } = lesson
  return { ...of(lessonMinutes(text)), kind: 'text', body: text, html: await renderBilingual(text) }
}

const chaptersOf = ({ chapters }: SeedCourse): Promise<CourseChapter[]> =>
  Promise.all(
    chapters.map(async ({ id, title, lessons }) => ({ id, title, lessons: await Promise.all(lessons.map(lessonOf)) })),
  )

const languagesOf = (chapters: CourseChapter[]): Language[] =>
  languages.filter((language) =>
    chapters.every(({ lessons }) => lessons.every((lesson) => lesson.kind !== 'text' || lesson.body[language])),
  )

const rowsOf = async (db: SeedDatabase, course: SeedCourse, publishedAt: number): Promise<Statement[]> => {
  const { slug, title, summary, subject, exams, access = 'free', seriesId = null } = course
  const id = `crs_${slug}`
  const versionId = `${id}_v1`
  const chapters = await chaptersOf(course)
  const content = CourseContent.parse({
    description: course.description,
    descriptionHtml: await renderBilingual(course.description),
    outcomes: course.outcomes,
    teachers: course.teachers,
    chapters,
    inOrder: course.inOrder ?? false,
    completion: { finalTest: course.finalTest ?? null },
    certificate: true,
  } satisfies CourseContent)
  return [
    db.insert(schema.contentVersions).values({ id: versionId, kind: 'course', itemId: id, version: 1, content }),
    db.insert(schema.itemExams).values(examRows('course', { id, title, exams, listedAt: publishedAt })),
    db.insert(schema.courses).values({
      id,
      slug,
      title,
      summary,
      subject,
      exams,
      access,
      seriesId,
      languages: languagesOf(chapters),
      extent: extentOf(chapters),
      hasCertificate: content.certificate,
      state: 'published',
      currentVersionId: versionId,
      publishedAt,
      updatedAt: publishedAt,
    }),
  ]
}
