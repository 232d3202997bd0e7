import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { valueAt, withValueAt } from '../../domain/content/body-paths.ts'
import { readBody } from '../../domain/content/form-body.ts'
import { courseForm } from '../../domain/courses/editor-form.ts'
import { lessonsIn, namedItems } from '../../domain/courses/lesson-items.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { seedCourses } from '../../drizzle/seed/courses/index.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem, saveDraft } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { restoreVersion } from '../../worker/content/restoring.usecases.ts'
import { courseContent } from '../../worker/courses/courses.content.ts'
import { lessonItemsOf, searchLessonItems } from '../../worker/courses/lesson-items.usecases.ts'
import { previewCourse } from '../../worker/courses/preview.usecases.ts'
import { materialContent } from '../../worker/materials/materials.content.ts'
import { db, prepareDatabase, servicesAt } from './support.ts'

const item = (id: string) => ({
  id,
  slug: id,
  title: { en: 'An item', hi: 'एक चीज़' },
  titleEn: 'An item',
  summary: { en: 'An item', hi: 'एक चीज़' },
  state: 'published' as const,
  access: 'free' as const,
  subject: 'maths' as const,
  currentVersionId: 'ver_1',
  exams: [],
  languages: ['en', 'hi'] as ('en' | 'hi')[],
  seo: {},
  createdAt: 1,
  updatedAt: 1,
})

/** Adds the materials and videos that a course names and that the database of the tests does not have. */
const addItems = async (chapters: unknown) => {
  for (const { kind, id } of namedItems(chapters)) {
    if (kind === 'video')
      await db
        .insert(schema.videos)
        .values({ ...item(id), source: 'file', durationMs: 61_000 })
        .onConflictDoNothing()
    if (kind === 'material')
      await db
        .insert(schema.materials)
        .values({ ...item(id), kind: 'notes', extent: { chapters: 1, minutes: 2, pages: null, files: [] } as never })
        .onConflictDoNothing()
  }
}

beforeAll(prepareDatabase)

const admin = 'usr_admin'
const idOf = ({ slug }: { slug: string }) => `crs_${slug}`

test.each(seedCourses.map((course) => [course.slug, idOf(course)] as const))(
  'the course %s opens, changes, publishes and is restored without loss (CRS-32)',
  async (_, id) => {
    const services = servicesAt()
    const opened = await readItem(services, courseContent, id)
    const { body } = opened.draft
    await addItems(body['chapters'])
    // Every key of the body is a field of the editor.
    expect(Object.keys(courseForm.fields).toSorted()).toEqual(Object.keys(body).toSorted())
    const changed = withValueAt(body, 'chapters.0.title.en', 'Another title')
    const { revision } = await saveDraft(
      services,
      courseContent,
      id,
      { revision: opened.draft.revision, body: changed },
      admin,
    )
    expect((await previewCourse(services, id)).course.chapters[0]?.title.en).toBe('Another title')
    await publish(services, courseContent, id, { revision }, admin)
    const published = await readItem(services, courseContent, id)
    expect(published.draft.body).toEqual(changed)
    expect(lessonsIn(published.draft.body['chapters']).map(({ lesson }) => lesson['id'])).toEqual(
      lessonsIn(body['chapters']).map(({ lesson }) => lesson['id']),
    )
    await restoreVersion(
      services,
      courseContent,
      id,
      { version: opened.version ?? 1, revision: published.draft.revision },
      admin,
    )
    expect((await readItem(services, courseContent, id)).draft.body).toEqual(body)
  },
)

test('a lesson whose item is in the bin blocks publishing, one that is unpublished warns (CRS-33)', async () => {
  const services = servicesAt()
  const id = idOf(seedCourses[0] ?? { slug: '' })
  const { draft } = await readItem(services, courseContent, id)
  await addItems(draft.body['chapters'])
  const named = namedItems(draft.body['chapters']).find(({ kind }) => kind === 'video')
  const set = (parts: Partial<typeof schema.videos.$inferInsert>) =>
    db
      .update(schema.videos)
      .set(parts)
      .where(eq(schema.videos.id, named?.id ?? ''))
  const entryAt = async () =>
    (await readItem(services, courseContent, id)).draft.checklist.find(({ path }) => path === named?.path)
  await set({ state: 'unpublished' })
  expect(await entryAt()).toMatchObject({ code: 'lesson_hidden', blocks: false })
  await set({ deletedAt: 1 })
  expect(await entryAt()).toMatchObject({ code: 'fault', blocks: true })
  const [found] = (await lessonItemsOf(services, id)).filter((each) => each.id === named?.id)
  expect(found?.state).toBe('binned')
  await set({ state: 'published', deletedAt: null })
  expect(await entryAt()).toBeUndefined()
})

test('a posted form keeps the id and kind of each lesson (CRS-32)', () => {
  const entries: [string, string][] = [
    ['chapters.0.id', 'one'],
    ['chapters.0.lessons.0.id', 'what'],
    ['chapters.0.lessons.0.kind', 'video'],
    ['chapters.0.lessons.0.videoId', 'vid_1'],
    ['chapters.0.lessons.0.drip.afterDays', '3'],
    ['chapters.0.lessons.0.drip.at', ''],
  ]
  const body = readBody(courseForm.fields, entries)
  expect(valueAt(body, 'chapters.0.lessons.0')).toMatchObject({
    id: 'what',
    kind: 'video',
    videoId: 'vid_1',
    drip: { afterDays: 3 },
  })
})

test('drafts that were never published are found and marked, and the length of a text is counted (CRS-34)', async () => {
  const services = servicesAt()
  const title = { en: 'Zebra crossings of maths', hi: 'गणित' }
  const { id: draftId } = await createItem(services, materialContent, { title }, admin)
  const found = await searchLessonItems(services, { kind: 'material', q: 'zebra' })
  expect(found).toEqual([{ kind: 'material', id: draftId, title, state: 'draft', minutes: null }])
  const id = idOf(seedCourses[0] ?? { slug: '' })
  const { draft } = await readItem(services, courseContent, id)
  const lessons = lessonsIn(draft.body['chapters'])
  expect(lessons.find(({ lesson }) => lesson['kind'] === 'text')?.lesson).not.toHaveProperty('minutes')
  const text = lessons.find(({ lesson }) => lesson['kind'] === 'text')?.path ?? ''
  const long = withValueAt(withValueAt(draft.body, `${text}.body.en`, 'word '.repeat(599)), `${text}.minutes`, 1)
  await saveDraft(services, courseContent, id, { revision: draft.revision, body: long }, admin)
  const { course } = await previewCourse(services, id)
  const shown = course.chapters.flatMap((chapter) => chapter.lessons).find(({ kind }) => kind === 'text')
  expect(shown?.minutes).toBe(10)
})
