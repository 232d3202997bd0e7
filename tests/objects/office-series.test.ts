import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entitlements, tests } from '../../drizzle/schema/index.ts'
import { previewSeries } from '../../worker/catalogue/preview.usecases.ts'
import { seriesContent } from '../../worker/catalogue/series.content.ts'
import {
  changeTestAccess,
  orderSeriesTests,
  readFigures,
  readSeriesTests,
} from '../../worker/catalogue/series-tests.usecases.ts'
import { readSeries } from '../../worker/catalogue/series.usecases.ts'
import { purgeTrash } from '../../worker/content/content.cron.ts'
import { eq, like } from 'drizzle-orm'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { trash } from '../../worker/content/trash.usecases.ts'
import { contentKinds } from '../../worker/content-kinds.ts'
import { copyOfTest } from './scored.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'usr_series-office'
const made: string[] = []

// Removes what these tests created: other files list the demo in the same database.
afterAll(async () => {
  await db.delete(tests).where(like(tests.id, 'tst_order-%'))
  for (const id of made) await trash(servicesAt(), seriesContent, id, admin).catch(() => undefined)
  await purgeTrash(
    servicesAt(() => Date.now() + 31 * 86_400_000),
    contentKinds,
  )
})

const bodyOf = async (id: string) => (await readItem(servicesAt(), seriesContent, id)).draft

describe('editor of a series (CAT-42)', () => {
  test('draws a draft without any field on the page of a series (OFC-31)', async () => {
    const { id } = await createItem(servicesAt(), seriesContent, {}, admin)
    made.push(id)
    const { preview, series: drawn } = await previewSeries(servicesAt(), id)
    expect(preview.missing).toEqual(expect.arrayContaining(['title.en', 'exams', 'access']))
    expect(drawn).toMatchObject({ id, title: { en: '…' }, exam: { title: { en: '…' } }, tests: [] })
  })

  test('draws the tests of a published series in their order', async () => {
    const { series: drawn } = await previewSeries(servicesAt(), 'ser_ssc-cgl-mocks')
    const { tests: shown, exam } = await readSeries(servicesAt(), null, 'ser_ssc-cgl-mocks')
    expect(drawn.tests.map(({ id }) => id)).toEqual(shown.map(({ id }) => id))
    expect(drawn.exam).toEqual(exam)
  })
})

describe('tests of a series (CAT-43)', () => {
  const pause = { from: 0, to: null, reason: 'power cut' }
  const newSeries = async () => {
    const { body } = await bodyOf('ser_ssc-cgl-mocks')
    const copy = { ...body, slug: unique('series-tests-').toLowerCase() }
    const { id } = await createItem(servicesAt(), seriesContent, copy, admin)
    made.push(id)
    await publish(servicesAt(), seriesContent, id, { revision: 1 }, admin)
    return id
  }
  const newTest = async (pauses: (typeof tests.$inferInsert)['pauses'] = []) => {
    const model = await db.select().from(tests).where(eq(tests.id, 'tst_ssc-cgl-mock-1')).get()
    if (!model) throw new Error('The demo has a mock.')
    const id = unique('tst_order-')
    await db.insert(tests).values({ ...copyOfTest(model), id, slug: id, seriesId: null, access: 'paid', pauses })
    return id
  }
  const orderOf = async (id: string) => (await readSeriesTests(servicesAt(), id, '')).tests.map((each) => each.id)
  const put = (id: string, seen: string[], order: string[]) =>
    orderSeriesTests(servicesAt(), id, { seen, order }, admin)

  test('are added, ordered and taken out, with an audit row and an event each', async () => {
    const [id, one, two] = [await newSeries(), await newTest(), await newTest()]
    await put(id, [], [one, two])
    await put(id, [one, two], [two, one])
    expect(await orderOf(id)).toEqual([two, one])
    expect((await readSeries(servicesAt(), null, id)).tests.map((each) => each.id)).toEqual([two, one])
    await put(id, [two, one], [two])
    const left = await db.select().from(tests).where(eq(tests.id, one)).get()
    expect(left).toMatchObject({ seriesId: null, access: 'paid' })
    const count = (table: string, column: string) =>
      db.$client.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} LIKE ?`).bind(`%${id}%`).first('n')
    expect(await count('events', 'payload')).toBe(4)
    const acts = db.$client.prepare(
      `SELECT count(*) AS n FROM audit_log WHERE act = 'series.tests_changed' AND item_id = ?`,
    )
    expect(await acts.bind(id).first('n')).toBe(3)
  })

  test('keep the order of another administrator', async () => {
    const [id, one, two] = [await newSeries(), await newTest(), await newTest()]
    await put(id, [], [one, two])
    await expect(put(id, [two, one], [one])).rejects.toMatchObject({ code: 'content.revision_conflict' })
    expect(await orderOf(id)).toEqual([one, two])
  })

  test('become free samples and end to be', async () => {
    const [seriesId, testId] = [await newSeries(), await newTest()]
    await put(seriesId, [], [testId])
    await changeTestAccess(servicesAt(), { seriesId, testId }, true, admin)
    expect(await readSeries(servicesAt(), null, seriesId)).toMatchObject({ freeTestCount: 1 })
    await changeTestAccess(servicesAt(), { seriesId, testId }, false, admin)
    expect(await readSeries(servicesAt(), null, seriesId)).toMatchObject({ freeTestCount: 0 })
  })

  test('are not moved while they run, nor once students who own the series have taken them', async () => {
    const [id, one, paused] = [await newSeries(), await newTest(), await newTest([pause])]
    await expect(put(id, [], [paused])).rejects.toMatchObject({ extra: { details: { reason: 'running' } } })
    await put(id, [], [one])
    const userId = unique('usr_owner')
    await db.insert(entitlements).values({ id: unique('ent_'), userId, itemId: id, startsAt: 0, createdAt: 0 })
    await db.$client
      .prepare(
        `INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at, created_at)
         VALUES (?1, ?2, ?3, 'v', 'in_progress', 0, 0)`,
      )
      .bind(unique('att_'), userId, one)
      .run()
    await expect(put(id, [one], [])).rejects.toMatchObject({ extra: { details: { reason: 'sold' } } })
    expect(await orderOf(id)).toEqual([one])
    // The office is told before a press.
    const held = async () => (await readSeriesTests(servicesAt(), id, '')).tests
    expect(await held()).toMatchObject([{ id: one, isRunning: false, isSold: true }])
    await db
      .update(tests)
      .set({ pauses: [pause], access: 'free' })
      .where(eq(tests.id, one))
    expect(await held()).toMatchObject([{ id: one, isRunning: true, isSold: false }])
    expect(await readFigures(servicesAt(), [id, 'ser_none'])).toEqual([
      { id, offerPaise: null, tests: 1, freeTests: 1 },
    ])
  })
})
