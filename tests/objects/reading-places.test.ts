import { beforeAll, describe, expect, test } from 'vitest'
import type { MaterialContent } from '../../domain/materials/contract.ts'
import type { VideoContent } from '../../domain/videos/contract.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { readMaterial } from '../../worker/materials/materials.usecases.ts'
import { lastReading, readingPlaces, savePlace } from '../../worker/materials/places.usecases.ts'
import { listForReader } from '../../worker/materials/my-materials.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { lastWatched, watchPlaces } from '../../worker/videos/places.usecases.ts'
import { listForViewer } from '../../worker/videos/my-videos.usecases.ts'
import { savePlace as saveWatchPlace } from '../../worker/videos/videos.usecases.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const text = { en: 'Squares', hi: 'वर्ग' }
const chapter = (id: string) => ({ id, title: text, body: text, html: text, minutes: 1 })
const file = (pages: number) => ({ key: 'materials/x.pdf', bytes: 9, pages, checksum: 'a'.repeat(64) })

const common = (id: string) => ({
  id,
  slug: id,
  title: text,
  summary: text,
  state: 'published' as const,
  access: 'free' as const,
  exams: [],
  languages: ['en' as const, 'hi' as const],
  currentVersionId: `${id}_v1`,
  publishedAt: 1_000_000,
  updatedAt: 1,
  subject: 'maths',
})

const addMaterial = async (parts: Partial<MaterialContent> = {}, access: 'free' | 'paid' = 'free') => {
  const id = unique('mat_')
  const content: MaterialContent = { files: {}, chapters: [], previewChapters: 0, downloadable: true, ...parts }
  await db.insert(schema.contentVersions).values({ id: `${id}_v1`, kind: 'material', itemId: id, version: 1, content })
  const pages = Object.fromEntries(
    Object.entries(content.files).map(([language, { whole }]) => [language, whole.pages]),
  )
  await db.insert(schema.materials).values({
    ...common(id),
    access,
    kind: 'pdf',
    extent: { bytes: {}, pages, chapters: null, minutes: null },
  })
  return id
}

const addVideo = async () => {
  const id = unique('vid_')
  const content: VideoContent = {
    source: { kind: 'youtube', youtubeId: 'abcdefghijk' },
    poster: null,
    captions: [],
    chapters: [],
    silent: false,
    sample: true,
    notes: null,
    notesHtml: null,
  }
  await db.insert(schema.contentVersions).values({ id: `${id}_v1`, kind: 'video', itemId: id, version: 1, content })
  await db.insert(schema.videos).values({ ...common(id), source: 'youtube', durationMs: 600_000 })
  return id
}

const at = (now: number) => servicesAt(() => now)
const page = (number: number, share: number) => ({ page: number, chapter: null, share })

describe('reading places (MAT-38, MAT-39)', () => {
  test('a newer place replaces an older one, a delayed older one does not, and a visitor has none', async () => {
    const student = unique('user')
    const id = await addMaterial({ files: { en: { whole: file(8), preview: null } } })
    const place = async () => (await readMaterial(servicesAt(), student, id, {})).place
    await savePlace(at(1_000), student, id, page(3, 0.25))
    await savePlace(at(2_000), student, id, page(3, 0.25))
    expect(await place()).toEqual({ page: 3, chapter: null, share: 0.25, updatedAt: 1_000 })
    await savePlace(at(3_000), student, id, page(5, 0.5))
    await savePlace(at(2_500), student, id, page(1, 0))
    expect(await place()).toEqual({ page: 5, chapter: null, share: 0.5, updatedAt: 3_000 })
    const visitor = await readMaterial(servicesAt(), null, id, {})
    expect([visitor.place, visitor.keepsPlace]).toEqual([null, false])
  })

  test('a page or chapter that cannot be opened is no place', async () => {
    const student = unique('user')
    const files = { en: { whole: file(8), preview: file(1) } }
    const id = await addMaterial({ files, chapters: [chapter('one'), chapter('two')], previewChapters: 1 }, 'paid')
    const save = (place: Parameters<typeof savePlace>[3]) => savePlace(servicesAt(), student, id, place)
    for (const number of [2, 9]) await expect(save(page(number, 0))).rejects.toMatchObject({ status: 404 })
    for (const name of ['two', 'none'])
      await expect(save({ page: null, chapter: name, share: 0 })).rejects.toMatchObject({ status: 404 })
    await save({ page: null, chapter: 'one', share: 0.5 })
    expect((await readingPlaces(servicesAt(), student, [id])).get(id)).toMatchObject({ chapter: 'one', pages: null })
  })

  test('names what was read last and not finished, without scanning tables (SPD-17)', async () => {
    const { bindings, statements } = watched()
    const services = makeServices(bindings, () => {}, 'https://taiyari.test')
    const student = unique('user')
    expect(await lastReading(services, student)).toBeNull()
    const files = { en: { whole: file(8), preview: null } }
    const [older, newer, finished] = [
      await addMaterial({ files }),
      await addMaterial({ files }),
      await addMaterial({ files }),
    ]
    await savePlace(at(1_000), student, older, page(2, 0.1))
    await savePlace(at(2_000), student, newer, page(4, 0.4))
    await savePlace(at(3_000), student, finished, page(8, 1))
    expect(await lastReading(services, student)).toMatchObject({
      materialId: newer,
      kind: 'pdf',
      title: text,
      page: 4,
      pages: 8,
      share: 0.4,
      at: 2_000,
    })
    await savePlace(services, student, newer, page(5, 0.5))
    const places = await readingPlaces(services, student, [older, newer, 'mat_none'])
    expect([places.size, places.get(older)?.page, places.get(newer)?.page]).toEqual([2, 2, 5])
    expect(await readingPlaces(services, unique('user'), [older])).toEqual(new Map())
    expect(await slowStatements(statements)).toEqual([])
  })
})

test('names the video watched last, unless barely begun or watched to the end (VID-36)', async () => {
  const { bindings, statements } = watched()
  const services = makeServices(bindings, () => {}, 'https://taiyari.test')
  const student = unique('user')
  const ids = [await addVideo(), await addVideo(), await addVideo()]
  const [half = '', begun = '', whole = ''] = ids
  await saveWatchPlace(at(1_000), student, half, 300_000)
  await saveWatchPlace(at(2_000), student, begun, 4_000)
  await saveWatchPlace(at(3_000), student, whole, 590_000)
  expect(await lastWatched(services, student)).toMatchObject({
    videoId: half,
    positionMs: 300_000,
    durationMs: 600_000,
    at: 1_000,
  })
  expect((await watchPlaces(services, student, ids)).get(begun)).toEqual({ positionMs: 4_000, at: 2_000 })
  expect(await lastWatched(services, unique('user'))).toBeNull()
  expect(await slowStatements(statements)).toEqual([])
})

test('lists have the place in each item, and without filters the one to go on with (MAT-45, VID-46)', async () => {
  const student = unique('user')
  const material = await addMaterial({ files: { en: { whole: file(8), preview: null } } })
  await savePlace(at(1_000), student, material, page(2, 0.25))
  expect((await listForReader(at(2_000), student, {})).last).toMatchObject({ materialId: material, page: 2, pages: 8 })
  const found = await listForReader(at(2_000), student, { q: 'Squares', subject: 'maths' })
  expect(found.last).toBeNull()
  expect(found.items.find(({ id }) => id === material)?.place).toMatchObject({ page: 2, share: 0.25 })
  const visitor = await listForReader(at(2_000), null, {})
  expect([visitor.last, ...visitor.items.map(({ place }) => place)].filter(Boolean)).toEqual([])

  const video = await addVideo()
  await saveWatchPlace(at(1_000), student, video, 20_000)
  const watchedOn = await listForViewer(at(2_000), student, {})
  expect(watchedOn.last).toMatchObject({ videoId: video, positionMs: 20_000 })
})
