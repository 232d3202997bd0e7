import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfferTerms } from '../../domain/purchases/offers.ts'
import { auditLog, events, offers, orders, questionVersions, testQuestions, tests } from '../../drizzle/schema/index.ts'
import { seedSales } from '../../scripts/seed-sales.ts'
import { seriesContent } from '../../worker/catalogue/series.content.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import {
  changeOffer,
  createOffer,
  listOffers,
  saleOf,
  setOfferState,
} from '../../worker/purchases/offers-office.usecases.ts'
import { saleChecks, testSaleChecks } from '../../worker/purchases/sale-checks.usecases.ts'
import { newStudent } from './new-student.ts'
import { newTest } from './scored.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const admin = 'usr_seeded'
const services = servicesAt()
const terms: OfferTerms = { pricePaise: 49_900, listPaise: 79_900, validityDays: 365, from: null, to: null }

const newSeries = async (name = unique('Series ')) => {
  const { id } = await createItem(services, seriesContent, { title: { en: name, hi: name } }, admin)
  return { kind: 'series', itemId: id } as const
}

const newOffer = async (own: Partial<OfferTerms> = {}) => {
  const item = await newSeries()
  const { id } = await createOffer(services, admin, { ...item, title: null, terms: { ...terms, ...own } })
  return { id, item }
}

const actsOn = async (itemId: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.itemId, itemId)).orderBy(auditLog.seq)).map(
    ({ act, detail }) => ({
      act,
      detail,
    }),
  )

const eventsOf = async (offerId: string) =>
  (await db.select().from(events).where(eq(events.kind, 'offer.changed'))).filter(
    ({ payload }) => (payload as { offerId: string }).offerId === offerId,
  )

describe('an offer in the office (PAY-45)', () => {
  test('is made, changed, withdrawn and brought back, each with its row and its event', async () => {
    const { id, item } = await newOffer()
    await changeOffer(services, admin, id, { revision: 1, title: null, terms: { ...terms, pricePaise: 39_900 } })
    await setOfferState(services, admin, id, { revision: 2, to: 'withdrawn' })
    expect((await saleOf(services, item)).offer).toMatchObject({
      state: 'withdrawn',
      isOnSale: false,
      pricePaise: 39_900,
    })
    await setOfferState(services, admin, id, { revision: 3, to: 'active' })
    expect((await saleOf(services, item)).offer).toMatchObject({ state: 'active', isOnSale: true, revision: 4 })
    expect(await actsOn(id)).toMatchObject([
      { act: 'offer.created', detail: { after: { pricePaise: 49_900 } } },
      { act: 'offer.changed', detail: { before: { pricePaise: 49_900 }, after: { pricePaise: 39_900 } } },
      { act: 'offer.withdrawn', detail: { before: { state: 'active' }, after: { state: 'withdrawn' } } },
      { act: 'offer.restored', detail: { after: { state: 'active' } } },
    ])
    expect(await eventsOf(id)).toHaveLength(4)
  })

  test('keeps the change of another: one that began before it is refused and leaves nothing', async () => {
    const { id, item } = await newOffer()
    const change = (pricePaise: number) =>
      changeOffer(services, admin, id, { revision: 1, title: null, terms: { ...terms, pricePaise } })
    const outcomes = await Promise.allSettled([change(19_900), change(29_900)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(change(9_900)).rejects.toMatchObject({ code: 'content.revision_conflict', status: 409 })
    expect((await saleOf(services, item)).offer?.revision).toBe(2)
    expect(await eventsOf(id)).toHaveLength(2)
    expect(await actsOn(id)).toHaveLength(2)
  })

  test('exists once for an item, and for no item that does not exist', async () => {
    const { item } = await newOffer()
    await expect(createOffer(services, admin, { ...item, title: null, terms })).rejects.toMatchObject({ status: 409 })
    const missing = { kind: 'course', itemId: 'crs_missing' } as const
    await expect(createOffer(services, admin, { ...missing, title: null, terms })).rejects.toMatchObject({
      extra: { fields: { itemId: 'unknown' } },
    })
  })

  test('names the orders that keep an earlier price, while they can be paid', async () => {
    const { id, item } = await newOffer()
    const order = async (expiresAt: number, pricePaise: number) =>
      db.insert(orders).values({
        id: unique('ord_'),
        userId: await newStudent(),
        offerId: id,
        ...item,
        title: { en: 'S', hi: 'S' },
        state: 'pending',
        pricePaise,
        totalPaise: pricePaise,
        taxablePaise: pricePaise,
        cgstPaise: 0,
        sgstPaise: 0,
        igstPaise: 0,
        buyerName: 'Asha',
        buyerEmail: 'asha@example.com',
        language: 'en',
        receipt: unique('rcp_'),
        expiresAt,
        updatedAt: 1,
      })
    await order(Date.now() + 60_000, 49_900)
    await order(Date.now() + 60_000, 49_900)
    await order(1, 49_900)
    expect((await saleOf(services, item)).unpaid).toEqual([])
    await changeOffer(services, admin, id, { revision: 1, title: null, terms: { ...terms, pricePaise: 59_900 } })
    expect((await saleOf(services, item)).unpaid).toEqual([{ pricePaise: 49_900, count: 2 }])
  })

  test('of a pass has a name of its own, and an exam that exists', async () => {
    const pass = (itemId: string) =>
      createOffer(services, admin, { kind: 'pass', itemId, title: { en: 'Pass', hi: 'पास' }, terms })
    await expect(pass('pass:no-such-exam')).rejects.toMatchObject({ extra: { fields: { itemId: 'unknown' } } })
    const { id } = await pass('pass:ugc-net')
    expect((await saleOf(services, { kind: 'pass', itemId: 'pass:ugc-net' })).offer).toMatchObject({
      id,
      title: { en: 'Pass', hi: 'पास' },
    })
    const named = { revision: 1, title: null, terms }
    await expect(changeOffer(services, admin, id, named)).rejects.toMatchObject({
      extra: { fields: { title: 'required' } },
    })
    await db.delete(offers).where(eq(offers.id, id))
  })
})

describe('the list of offers (PAY-46)', () => {
  test('filters by kind, state, sale and words, and pages by the last change', async () => {
    const word = unique('Zebra')
    const item = await newSeries(`${word} mocks`)
    const { id } = await createOffer(services, admin, { ...item, title: null, terms })
    const listed = async (query: Parameters<typeof listOffers>[1]) =>
      (await listOffers(services, query)).items.map((offer) => offer.id)
    expect(await listed({ q: word.toLowerCase() })).toEqual([id])
    expect(await listed({ q: word, kind: 'course' })).toEqual([])
    expect(await listed({ q: word, sale: 'on' })).toEqual([id])
    await changeOffer(services, admin, id, { revision: 1, title: null, terms: { ...terms, to: 1_000 } })
    expect(await listed({ q: word, sale: 'on' })).toEqual([])
    expect(await listed({ q: word, sale: 'off', state: 'active' })).toEqual([id])
  })

  test('reads indexes alone', async () => {
    const { bindings, statements } = watched()
    await listOffers(
      makeServices(bindings, () => {}, 'https://taiyari.test'),
      { q: 'mock', sale: 'on' },
    )
    expect(await slowStatements(statements)).toEqual([])
  })
})

/** Questions of the current paper of a test. */
const questionsOf = async (testId: string) =>
  (
    await db
      .select({ id: questionVersions.questionId })
      .from(tests)
      .innerJoin(testQuestions, eq(testQuestions.testVersionId, tests.currentVersionId))
      .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
      .where(eq(tests.id, testId))
  ).map(({ id }) => id)

const questionsIn = async (item: Parameters<typeof saleOf>[1]) => (await saleOf(services, item)).freeElsewhere

describe('nothing sold is free elsewhere (PAY-47)', () => {
  const shared = { kind: 'series', itemId: 'ser_jee-main' } as const
  let sold = ''
  // The demo sells no question that is free.
  beforeAll(async () => {
    sold = (await newTest({ seriesId: shared.itemId, access: 'series' })).testId
  })
  afterAll(() => db.delete(tests).where(eq(tests.id, sold)))

  test('names the question, the sold tests and the free tests that ask it', async () => {
    const questions = await questionsIn(shared)
    expect(questions.find(({ code }) => code === 'rea-002')).toMatchObject({
      sold: [{ title: { en: 'SSC CGL Tier 1: short mock 1' } }],
      free: expect.arrayContaining([
        expect.objectContaining({ title: expect.objectContaining({ en: 'SSC CGL Tier 1: short mock 1' }) }),
      ]),
    })
  })

  test('refuses an offer of a series, and of a pass over it, and leaves no row', async () => {
    const before = await db.$count(offers)
    for (const [item, title] of [
      [shared, null],
      [{ kind: 'pass', itemId: 'pass:all' } as const, { en: 'All', hi: 'सब' }],
    ] as const)
      await expect(createOffer(services, admin, { ...item, title, terms })).rejects.toMatchObject({
        code: 'purchases.free_elsewhere',
        status: 409,
        extra: {
          details: { questions: expect.arrayContaining([expect.objectContaining({ code: expect.any(String) })]) },
        },
      })
    expect(await db.$count(offers)).toBe(before)
    expect(await db.$count(auditLog, and(eq(auditLog.act, 'offer.created'), like(auditLog.detail, '%pass:all%')))).toBe(
      0,
    )
  })

  test('leaves out series without paid tests, and items without tests', async () => {
    expect(await questionsIn({ kind: 'series', itemId: 'ser_ssc-cgl-mocks' })).toEqual([])
    expect(await questionsIn({ kind: 'material', itemId: 'mat_any' })).toEqual([])
  })

  test('warns before an item is published whose access and sale do not fit', async () => {
    const { item } = await newOffer()
    const codes = async (of: { kind: 'series'; itemId: string }, access: string) =>
      (await saleChecks(services, { ...of, body: { access } })).map(({ code }) => code)
    expect(await codes(item, 'paid')).toEqual([])
    expect(await codes(item, 'free')).toEqual(['sold_free'])
    expect(await codes(await newSeries(), 'paid')).toEqual(['unsold'])
  })

  test('warns before a test is published that asks questions of the other side of a sale', async () => {
    await seedSales(env.DB, Date.now())
    const [soldId, freeId] = ['tst_jee-advanced-2', 'tst_jee-advanced-1']
    const [ofSold, ofFree] = [await questionsOf(soldId), await questionsOf(freeId)]
    const checks = (testId: string, isFree: boolean, questionIds: string[]) =>
      testSaleChecks(services, { testId, isFree, questionIds })
    expect(await checks('tst_new', true, ofSold)).toMatchObject([
      { code: 'question_sold', values: { count: ofSold.length }, blocks: false },
    ])
    expect(await checks(soldId, false, ofFree)).toMatchObject([
      { code: 'question_free', values: { count: ofFree.length } },
    ])
    expect(await checks('tst_new', true, ['qst_none'])).toEqual([])
    expect(await checks('tst_new', false, ofFree)).toEqual([])
  })

  test('reads indexes alone for a series, a course and a pass', async () => {
    const { bindings, statements } = watched()
    const own = makeServices(bindings, () => {}, 'https://taiyari.test')
    await saleOf(own, shared)
    await saleOf(own, { kind: 'course', itemId: 'crs_english-error-hunt' })
    await saleOf(own, { kind: 'pass', itemId: 'pass:neet' })
    expect(await slowStatements(statements)).toEqual([])
  })
})
