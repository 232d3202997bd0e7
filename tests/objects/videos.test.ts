import { beforeAll, describe, expect, test } from 'vitest'
import type { MaterialContent } from '../../domain/materials/contract.ts'
import type { VideoContent } from '../../domain/videos/contract.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { examRows } from '../../worker/content/exams.ts'
import { readMaterial } from '../../worker/materials/materials.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { addNote, changeNote, deleteNote, restoreNote, sweepNotes } from '../../worker/videos/notes.usecases.ts'
import { servePoster, trackOf } from '../../worker/videos/video-files.usecases.ts'
import { savePlace, listVideos, readVideo, sitemapEntries } from '../../worker/videos/videos.usecases.ts'
import { usageOf } from '../../worker/purchases/usage.usecases.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const minute = 60_000
const text = { en: 'A lesson', hi: 'एक पाठ' }

const content: VideoContent = {
  source: { kind: 'youtube', youtubeId: 'abcdefghijk' },
  poster: null,
  captions: [{ startMs: 0, endMs: 1_000, text }],
  chapters: [{ startMs: 0, title: text }],
  silent: false,
  sample: true,
  notes: text,
  notesHtml: text,
}

/** Published videos of one course, newest first. */
const addVideos = async (count: number, parts: Partial<typeof schema.videos.$inferInsert> = {}) => {
  const courseId = unique('crs_')
  const ids = Array.from({ length: count }, () => unique('vid_'))
  for (const [index, id] of ids.entries()) {
    await db.insert(schema.contentVersions).values({ id: `${id}_v1`, kind: 'video', itemId: id, version: 1, content })
    const listed = { id, title: text, exams: ['ssc'], listedAt: 1_000_000 - index }
    await db.insert(schema.itemExams).values(examRows('video', listed))
    await db.insert(schema.videos).values({
      id,
      slug: id,
      title: text,
      summary: text,
      state: 'published',
      access: 'free',
      exams: ['ssc'],
      languages: ['en', 'hi'],
      currentVersionId: `${id}_v1`,
      publishedAt: 1_000_000 - index,
      updatedAt: 1,
      subject: 'computer',
      source: 'youtube',
      durationMs: 10 * minute,
      courseId,
      ...parts,
    })
  }
  return { courseId, ids }
}

describe('videos in the database (CNT-24, VID-6, VID-15, VID-20, VID-22)', () => {
  test('lists, a video, its position and notes are read without table scans, a page in three round trips (SPD-17, SPD-18)', async () => {
    const { bindings, statements, trips } = watched()
    const services = makeServices(bindings, () => {}, 'https://taiyari.test')
    const student = unique('user')
    const { courseId, ids } = await addVideos(10, { access: 'series' })
    const [id = ''] = ids
    for (const sort of ['newest', 'title'] as const) {
      const { next } = await listVideos(services, null, { sort, course: courseId })
      await listVideos(services, student, { sort, ...(next && { cursor: next }) })
    }
    const before = trips()
    const filters = { exam: 'ssc', subject: 'computer', access: 'premium', q: 'lesson', course: courseId } as const
    expect((await listVideos(services, student, filters)).count).toBe(10)
    expect(trips() - before).toBeLessThanOrEqual(3)
    const free = (await addVideos(1)).ids[0] ?? ''
    await savePlace(services, student, free, 12_000)
    const note = await addNote(services, student, free, { atMs: 5_000, text: 'one' })
    const key = { id: note.id, userId: student, videoId: free }
    await changeNote(services, key, { atMs: 6_000, text: 'two' })
    await deleteNote(services, key)
    await restoreNote(services, key)
    await sweepNotes(services)
    for (const video of [free, id]) {
      const from = trips()
      await readVideo(services, student, video)
      expect(trips() - from).toBeLessThanOrEqual(3)
    }
    await trackOf(services, student, free, { kind: 'captions', language: 'hi' })
    await servePoster(services, free, undefined, new Request('https://taiyari.test')).catch(() => undefined)
    await sitemapEntries(services, { from: '', skip: 0, limit: 10 })
    expect(await slowStatements(statements)).toEqual([])
  })

  test('a later position replaces an earlier one, a delayed older one does not', async () => {
    const student = unique('user')
    const { ids } = await addVideos(1)
    const [id = ''] = ids
    const at = (now: number, positionMs: number) =>
      savePlace(
        servicesAt(() => now),
        student,
        id,
        positionMs,
      )
    const place = async () => (await readVideo(servicesAt(), student, id)).place
    await at(1_000, 5_000)
    await at(2_000, 5_000)
    expect(await place()).toEqual({ positionMs: 5_000, updatedAt: 1_000 })
    await at(3_000, 9_000)
    await at(2_500, 1_000)
    expect(await place()).toEqual({ positionMs: 9_000, updatedAt: 3_000 })
    const rows = await env.DB.prepare('SELECT count(*) AS n FROM video_places WHERE user_id = ?')
      .bind(student)
      .first('n')
    expect(rows).toBe(1)
  })

  test('a deleted note is restored within a day, not after', async () => {
    const student = unique('user')
    const { ids } = await addVideos(1)
    const [id = ''] = ids
    const day = 24 * 60 * minute
    const at = (now: number) => servicesAt(() => now)
    const { id: note } = await addNote(at(0), student, id, { atMs: 1_000, text: 'kept' })
    const key = { id: note, userId: student, videoId: id }
    await deleteNote(at(1_000), key)
    await restoreNote(at(1_000 + day - 1), key)
    await deleteNote(at(2_000), key)
    await expect(restoreNote(at(2_000 + day), key)).rejects.toMatchObject({ status: 404 })
  })

  test('a premium video counts as watched once more than a fifth of it was played (PAY-25)', async () => {
    const student = unique('user')
    const [id = ''] = (await addVideos(1, { access: 'paid', durationMs: 10 * minute })).ids
    await db.insert(schema.entitlements).values({ id: unique('ent'), userId: student, itemId: id, startsAt: 0 })
    const work: Promise<unknown>[] = []
    const services = servicesAt(undefined, { later: (each) => void work.push(each) })
    const watchedAfter = async (positionMs: number) => {
      await savePlace(services, student, id, positionMs)
      await Promise.all(work)
      return (await usageOf(services, { kind: 'video', itemId: id, userId: student }, 0)).videosWatched
    }
    expect([await watchedAfter(2 * minute), await watchedAfter(2 * minute + 1)]).toEqual([0, 1])
  })

  test('the hourly sweep drops notes deleted a day ago and no others', async () => {
    const student = unique('user')
    const { ids } = await addVideos(1)
    const [videoId = ''] = ids
    const day = 24 * 60 * minute
    const at = (now: number) => servicesAt(() => now)
    const left = () =>
      env.DB.prepare('SELECT id FROM video_notes WHERE user_id = ?')
        .bind(student)
        .raw()
        .then((rows) => rows.flat())
    const write = async (words: string) => (await addNote(at(0), student, videoId, { atMs: 1, text: words })).id
    const [old, late, kept] = [await write('old'), await write('late'), await write('kept')]
    await deleteNote(at(1_000), { id: old, userId: student, videoId })
    await deleteNote(at(2_000), { id: late, userId: student, videoId })
    await sweepNotes(at(1_001 + day))
    expect((await left()).toSorted()).toEqual([late, kept].toSorted())
  })

  test('writing and changing notes is limited per student', async () => {
    const student = unique('user')
    const { ids } = await addVideos(1)
    const [videoId = ''] = ids
    const { id } = await addNote(servicesAt(), student, videoId, { atMs: 1, text: 'one' })
    const change = () => changeNote(servicesAt(), { id, userId: student, videoId }, { atMs: 1, text: 'again' })
    await Promise.all(Array.from({ length: 599 }, change))
    await expect(change()).rejects.toMatchObject({ status: 429 })
    await expect(addNote(servicesAt(), student, videoId, { atMs: 1, text: 'new' })).rejects.toMatchObject({
      status: 429,
    })
    const other = await addNote(servicesAt(), unique('user'), videoId, { atMs: 1, text: 'of another' })
    expect(other.text).toBe('of another')
  })

  test('a lesson opens with its own purchase, its series, its course and the series of that', async () => {
    const [own, whole] = ['ser_jee-main', 'ser_upsc-prelims']
    const { courseId, ids } = await addVideos(1, { access: 'series', seriesId: own })
    const paid = (await addVideos(1, { access: 'paid', courseId })).ids[0] ?? ''
    const [video = ''] = ids
    await db.insert(schema.courses).values({
      id: courseId,
      slug: courseId,
      title: text,
      summary: text,
      state: 'published',
      access: 'series',
      exams: [],
      languages: ['en'],
      currentVersionId: `${courseId}_v1`,
      updatedAt: 1,
      subject: 'general',
      seriesId: whole,
      extent: { chapters: 1, lessons: { text: 0, video: 2, material: 0, test: 0 }, minutes: 2 },
      hasCertificate: false,
    })
    const material = unique('mat_')
    const materialContent: MaterialContent = { files: {}, chapters: [], previewChapters: 0, downloadable: false }
    await db
      .insert(schema.contentVersions)
      .values({ id: `${material}_v1`, kind: 'material', itemId: material, version: 1, content: materialContent })
    await db.insert(schema.materials).values({
      id: material,
      slug: material,
      title: text,
      summary: text,
      state: 'published',
      access: 'paid',
      exams: [],
      languages: ['en'],
      currentVersionId: `${material}_v1`,
      publishedAt: 1,
      updatedAt: 1,
      kind: 'notes',
      subject: 'general',
      courseId,
      extent: { bytes: {}, pages: {}, chapters: null, minutes: null },
    })
    const shown = async (itemId: string) => {
      const student = unique('user')
      await db.insert(schema.entitlements).values({ id: unique('ent'), userId: student, itemId, startsAt: 0 })
      const found = [
        await readVideo(servicesAt(), student, video),
        await readVideo(servicesAt(), student, paid),
        await readMaterial(servicesAt(), student, material, {}),
      ]
      return found.map(({ entitlement }) => entitlement === 'open')
    }
    expect(await shown(own)).toEqual([true, false, false])
    expect(await shown(video)).toEqual([true, false, false])
    expect(await shown(paid)).toEqual([false, true, false])
    expect(await shown(material)).toEqual([false, false, true])
    expect(await shown(courseId)).toEqual([true, true, true])
    expect(await shown(whole)).toEqual([true, true, true])
    expect(await shown(unique('crs_'))).toEqual([false, false, false])
  })
})
