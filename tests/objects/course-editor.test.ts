import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueAt, withValueAt } from '../../domain/content/body-paths.ts'
import { readBody } from '../../domain/content/form-body.ts'
import { courseForm } from '../../domain/courses/editor-form.ts'
import { lessonsIn, namedItems } from '../../domain/courses/lesson-items.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { seedCourses } from '../../drizzle/seed/courses/index.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { discardDraft, readItem, saveDraft } from '../../worker/content/drafts.usecases.ts'
import { courseContent } from '../../worker/courses/courses.content.ts'
import { lessonItemsOf, searchLessonItems } from '../../worker/courses/lesson-items.usecases.ts'
import { previewCourse } from '../../worker/courses/preview.usecases.ts'
import { materialContent } from '../../worker/materials/materials.content.ts'
import { addItems, removeItems } from './lesson-items.ts'
import { db, prepareDatabase, servicesAt } from './support.ts'

beforeAll(prepareDatabase)
afterAll(removeItems)

const admin = 'usr_admin'
const idOf = ({ slug }: { slug: string }) => `crs_${slug}`

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
  const { revision } = await saveDraft(services, courseContent, id, { revision: draft.revision, body: long }, admin)
  const { course } = await previewCourse(services, id)
  const shown = course.chapters.flatMap((chapter) => chapter.lessons).find(({ kind }) => kind === 'text')
  expect(shown?.minutes).toBe(10)
  // Other files read the demo.
  await discardDraft(services, courseContent, id, revision, admin)
})
