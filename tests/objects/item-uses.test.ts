import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentVersions, entitlements, itemUses, materials, tests } from '../../drizzle/schema/index.ts'
import type { MaterialContent } from '../../domain/materials/contract.ts'
import { printedPaper } from '../../worker/catalogue/print.usecases.ts'
import { enrol, readLesson } from '../../worker/courses/lessons.usecases.ts'
import { readMaterial, serveMaterialFile } from '../../worker/materials/materials.usecases.ts'
import { usageOf } from '../../worker/purchases/usage.usecases.ts'
import { newStudent } from './new-student.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const course = 'crs_english-error-hunt'

/** A student with a right to an item, whose work after replies can be awaited. */
const newOwner = async (itemId: string) => {
  const userId = await newStudent()
  const work: Promise<unknown>[] = []
  const servicesOf = (now = Date.now()) => servicesAt(() => now, { later: (each) => void work.push(each) })
  const give = (createdAt: number) =>
    db.insert(entitlements).values({ id: unique('ent_'), userId, itemId, startsAt: 0, createdAt })
  await give(1)
  const usesOf = async () => {
    await Promise.all(work)
    return db.select().from(itemUses).where(eq(itemUses.userId, userId)).orderBy(itemUses.kind, itemUses.part)
  }
  return { userId, give, servicesOf, usesOf }
}

const text = { en: 'Polity', hi: 'राजव्यवस्था' }

/** A published premium material of chapters or of a file. */
const newMaterial = async (content: Partial<MaterialContent>, parts: Partial<typeof materials.$inferInsert> = {}) => {
  const id = unique('mat_')
  const whole = { files: {}, chapters: [], previewChapters: 0, downloadable: true, ...content }
  await db.insert(contentVersions).values({ id: `${id}_v1`, kind: 'material', itemId: id, version: 1, content: whole })
  await db.insert(materials).values({
    id,
    slug: id,
    title: text,
    summary: text,
    state: 'published',
    access: 'paid',
    exams: [],
    languages: ['en'],
    currentVersionId: `${id}_v1`,
    publishedAt: 1,
    updatedAt: 1,
    kind: 'pdf',
    subject: 'general',
    extent: { bytes: {}, pages: {}, chapters: null, minutes: null },
    ...parts,
  })
  return id
}

/** A book of three chapters, the first of them a preview. */
const newBook = (parts: Partial<typeof materials.$inferInsert> = {}) =>
  newMaterial(
    {
      chapters: ['one', 'two', 'three'].map((id) => ({ id, title: text, body: text, html: text, minutes: 1 })),
      previewChapters: 1,
    },
    { kind: 'e_book', extent: { bytes: {}, pages: {}, chapters: 3, minutes: 3 }, ...parts },
  )

describe('uses of what was bought (PAY-25)', () => {
  test('an opened lesson is written once, again after a new right, and a preview never', async () => {
    const { userId, give, servicesOf, usesOf } = await newOwner(course)
    await enrol(servicesOf(), userId, course)
    const { body, next } = await readLesson(servicesOf(), userId, course, 'subject-and-verb')
    expect(body).not.toBeNull()
    expect(await usesOf()).toEqual([])
    const lessonId = next?.id ?? ''
    await readLesson(servicesOf(1_000), userId, course, lessonId)
    await usesOf()
    await readLesson(servicesOf(2_000), userId, course, lessonId)
    expect(await usesOf()).toMatchObject([{ itemId: course, kind: 'lesson', part: lessonId, usedAt: 1_000 }])
    await give(3_000)
    await readLesson(servicesOf(4_000), userId, course, lessonId)
    expect(await usesOf()).toMatchObject([{ usedAt: 4_000 }])
    const usage = await usageOf(servicesOf(), { kind: 'course', itemId: course, userId }, 4_000)
    expect(usage).toMatchObject({ lessonsOpened: 1 })
    expect(usage.lessons).toBeGreaterThan(1)
    expect(await usageOf(servicesOf(), { kind: 'course', itemId: course, userId }, 4_001)).toMatchObject({
      lessonsOpened: 0,
    })
  })

  test('chapters of a book count beyond its preview', async () => {
    const book = await newBook()
    const { userId, servicesOf, usesOf } = await newOwner(book)
    await readMaterial(servicesOf(), userId, book, {})
    await readMaterial(servicesOf(), userId, book, { chapter: 'two' })
    expect(await usesOf()).toMatchObject([{ kind: 'chapter', part: 'two' }])
    expect(await usageOf(servicesOf(), { kind: 'material', itemId: book, userId }, 0)).toMatchObject({
      pagesRead: 1,
      pages: 3,
    })
  })

  test('parts of a file count as they are sent, and a saved file', async () => {
    const size = 2_000_000
    const key = unique('materials/')
    await env.FILES.put(key, new Uint8Array(size))
    const id = await newMaterial(
      { files: { en: { whole: { key, bytes: size, pages: 40, checksum: 'a'.repeat(64) }, preview: null } } },
      { extent: { bytes: { en: size }, pages: { en: 40 }, chapters: null, minutes: null } },
    )
    const { userId, servicesOf, usesOf } = await newOwner(id)
    const fetchPart = (headers: HeadersInit, download?: '1') =>
      serveMaterialFile(
        servicesOf(),
        userId,
        id,
        { language: 'en', part: 'whole', ...(download && { download }) },
        new Request('https://t.test/', { headers }),
      )
    const bought = { kind: 'material', itemId: id, userId } as const
    expect((await fetchPart({ range: 'bytes=0-599999' })).status).toBe(206)
    await usesOf()
    // Six twentieths, of which one opens the file.
    expect(await usageOf(servicesOf(), bought, 0)).toMatchObject({ pagesRead: 5, pages: 20, isDownloaded: false })
    expect((await fetchPart({}, '1')).status).toBe(200)
    await usesOf()
    expect(await usageOf(servicesOf(), bought, 0)).toMatchObject({ pagesRead: 19, isDownloaded: true })
  })

  test('a printed paper counts as a test of its series and of a pass', async () => {
    const found = await db.select().from(tests).where(eq(tests.access, 'series')).get()
    const seriesId = found?.seriesId ?? ''
    const { userId, servicesOf, usesOf } = await newOwner(seriesId)
    await printedPaper(servicesOf(), userId, found?.id ?? '')
    await usesOf()
    for (const [kind, itemId] of [
      ['series', seriesId],
      ['pass', `pass:${found?.exams[0]}`],
      ['pass', 'pass:all'],
    ] as const)
      expect(await usageOf(servicesOf(), { kind, itemId, userId }, 0)).toMatchObject({ testsTaken: 1 })
    expect(await usageOf(servicesOf(), { kind: 'pass', itemId: 'pass:none', userId }, 0)).toMatchObject({
      testsTaken: 0,
    })
  })

  test('free items are not recorded', async () => {
    const book = await newBook({ access: 'free' })
    const { userId, servicesOf, usesOf } = await newOwner(book)
    await readMaterial(servicesOf(), userId, book, { chapter: 'two' })
    expect(await usesOf()).toEqual([])
  })
})
