import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dateInIndia, startOfDayInIndia } from '../../domain/india.ts'
import type { FactInput } from '../../domain/current-affairs/facts.ts'
import { auditLog, cardChanges, events, factUses } from '../../drizzle/schema/index.ts'
import {
  findFacts,
  addFact,
  deleteFact,
  listFacts,
  readFactDetail,
  saveFact,
} from '../../worker/current-affairs/facts/facts.usecases.ts'
import { turnFacts } from '../../worker/current-affairs/facts/facts.cron.ts'
import {
  factsOfItem,
  publicFactsOf,
  reviewFactUse,
  setFactUse,
} from '../../worker/current-affairs/facts/uses.usecases.ts'
import { materialContent } from '../../worker/materials/materials.content.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readDashboard } from '../../worker/dashboard/dashboard.usecases.ts'
import type { Bindings } from '../../worker/env.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const admin = 'usr_admin'
const quiet = { send: async () => undefined, sendBatch: async () => undefined } as never
const day = dateInIndia(Date.now())
const midnight = startOfDayInIndia(addDays(day, 1))
const tomorrow = midnight + 3_600_000
/** Clock that stays in the day of these tests. */
const today = () => Math.min(Date.now(), midnight - 1)

const services = (now: () => number = today, bindings: Bindings = env) =>
  servicesAt(now, { env: { ...bindings, TASKS_QUEUE: quiet, EVENTS_QUEUE: quiet } })

const input = (own: Partial<FactInput> = {}): FactInput => {
  const subject = unique('Rate')
  return {
    kind: 'figure',
    subject: { en: subject, hi: `${subject} दर` },
    statement: { en: '6.00 %', hi: '6.00 %' },
    topicId: null,
    exams: [],
    validFrom: addDays(day, -100),
    validTo: null,
    source: 'Bank',
    sourceUrl: null,
    sourceDate: null,
    ...own,
  }
}

const kinds = { question: questionContent, material: materialContent } as const

/** A draft that uses a fact. */
const linked = async (factId: string, kind: keyof typeof kinds = 'question') => {
  const { id: itemId } = await createItem(services(), kinds[kind], {}, admin)
  await setFactUse(services(), { kind, itemId, factId, isUsed: true }, admin)
  return itemId
}

const changed = { en: '5.50 %', hi: '5.50 %' }
const cardOf = (id: string) => db.select().from(cardChanges).where(eq(cardChanges.cardId, id)).get()
const flaggedNames = async () =>
  (await readDashboard(services(), 30)).due.lines.flatMap(({ name, items }) =>
    name === 'factUses' ? items.map(({ id }) => id) : [],
  )

describe('a changed fact (LRN-70, LRN-71)', () => {
  test('flags what rests on it with the old and the new answer, until somebody has looked', async () => {
    const old = input()
    const { id } = await addFact(services(), old, admin)
    const [question, material] = [await linked(id), await linked(id, 'material')]
    expect((await factsOfItem(services(), 'question', question)).items[0]?.flaggedAt).toBeNull()
    await saveFact(services(), id, { revision: 1, input: { ...old, statement: changed } }, admin)
    const [used] = (await factsOfItem(services(), 'question', question)).items
    expect(used).toMatchObject({ before: { en: '6.00 %' }, statement: { en: '5.50 %' }, edition: 2 })
    expect(used?.flaggedAt).not.toBeNull()
    expect(await flaggedNames()).toEqual(expect.arrayContaining([question, material]))
    expect((await listFacts(services(), { view: 'flagged' })).items.map((fact) => fact.id)).toContain(id)

    const review = { kind: 'question', itemId: question, factId: id, isOutdated: false } as const
    await expect(reviewFactUse(services(), { ...review, edition: 1 }, admin)).rejects.toMatchObject({ status: 409 })
    await reviewFactUse(services(), { ...review, edition: 2 }, admin)
    const [checked] = (await factsOfItem(services(), 'question', question)).items
    expect(checked).toMatchObject({ flaggedAt: null, before: { en: '5.50 %' } })
    expect(await flaggedNames()).not.toContain(question)
    const acts = await db.select({ act: auditLog.act }).from(auditLog).where(eq(auditLog.itemId, id))
    expect(acts.map(({ act }) => act)).toContain('fact.use_checked')
  })

  test('keeps every edition, and the first flag of several changes', async () => {
    const old = input()
    const { id } = await addFact(services(), old, admin)
    const itemId = await linked(id)
    await saveFact(services(), id, { revision: 1, input: { ...old, statement: changed } }, admin)
    const [first] = await db.select().from(factUses).where(eq(factUses.itemId, itemId))
    const later = { ...old, statement: { en: '5.25 %', hi: '5.25 %' } }
    await saveFact(
      services(() => tomorrow),
      id,
      { revision: 2, input: later },
      admin,
    )
    const { versions, users } = await readFactDetail(services(), id)
    expect(versions.map(({ edition, statement }) => [edition, statement.en])).toEqual([
      [3, '5.25 %'],
      [2, '5.50 %'],
      [1, '6.00 %'],
    ])
    expect(users[0]).toMatchObject({ before: { en: '6.00 %' }, flaggedAt: first?.flaggedAt })
  })

  test('flags nothing and touches no card where it only says the same in other words', async () => {
    const old = input()
    const { id } = await addFact(services(), old, admin)
    const itemId = await linked(id)
    const reworded = { ...old, statement: { en: '6.00 per cent', hi: '6.00 प्रतिशत' } }
    await saveFact(services(), id, { revision: 1, input: reworded, isRewording: true }, admin)
    const [used] = (await factsOfItem(services(), 'question', itemId)).items
    expect(used).toMatchObject({ flaggedAt: null, edition: 1, before: { en: '6.00 per cent' } })
    expect(await cardOf(id)).toBeUndefined()
  })

  test('a refused save flags nothing', async () => {
    const old = input()
    const { id } = await addFact(services(), old, admin)
    const itemId = await linked(id)
    const save = { revision: 7, input: { ...old, statement: changed } }
    await expect(saveFact(services(), id, save, admin)).rejects.toMatchObject({ code: 'content.revision_conflict' })
    expect((await factsOfItem(services(), 'question', itemId)).items[0]?.flaggedAt).toBeNull()
    expect((await readFactDetail(services(), id)).versions).toHaveLength(1)
  })

  test('a question marked as outdated leaves the decks until it is checked, by every fact that it rests on', async () => {
    const [{ id: one }, { id: two }] = [
      await addFact(services(), input(), admin),
      await addFact(services(), input(), admin),
    ]
    const itemId = await linked(one)
    await setFactUse(services(), { kind: 'question', itemId, factId: two, isUsed: true }, admin)
    const review = (factId: string, isOutdated: boolean) =>
      reviewFactUse(services(), { kind: 'question', itemId, factId, edition: 1, isOutdated }, admin)
    await review(one, true)
    const first = await cardOf(itemId)
    expect(first?.isStale).toBe(true)
    await review(two, true)
    expect(await cardOf(itemId)).toEqual(first)
    await review(one, false)
    expect((await cardOf(itemId))?.isStale).toBe(true)
    await review(two, false)
    const back = await cardOf(itemId)
    expect(back?.isStale).toBe(false)
    expect(back?.seq).toBeGreaterThan(first?.seq ?? Number.NaN)
  })

  test('only questions can be outdated, and only what exists can be linked', async () => {
    const { id } = await addFact(services(), input(), admin)
    const itemId = await linked(id, 'material')
    const review = { kind: 'material', itemId, factId: id, edition: 1, isOutdated: true } as const
    await expect(reviewFactUse(services(), review, admin)).rejects.toMatchObject({ status: 422 })
    const nowhere = { kind: 'question', itemId: 'qst_nowhere', factId: id, isUsed: true } as const
    await expect(setFactUse(services(), nowhere, admin)).rejects.toMatchObject({ status: 404 })
    await expect(addFact(services(), input({ topicId: 'top_none' }), admin)).rejects.toMatchObject({ status: 422 })
  })
})

describe('the end of a fact (LRN-72)', () => {
  test('comes once by the clock: it flags, takes the card out and is told by one event', async () => {
    const { id } = await addFact(services(), input({ validTo: day }), admin)
    const itemId = await linked(id)
    await turnFacts(services())
    expect((await factsOfItem(services(), 'question', itemId)).items[0]?.flaggedAt).toBeNull()
    for (let time = 0; time < 2; time += 1) await turnFacts(services(() => tomorrow))
    const { versions, users } = await readFactDetail(services(), id)
    expect(versions.map(({ reason, phase, by }) => [reason, phase, by])).toEqual([
      ['expired', 'expired', null],
      ['created', 'valid', admin],
    ])
    expect(users[0]?.flaggedAt).toBe(tomorrow)
    expect(await cardOf(id)).toMatchObject({ isStale: true, answeredAnewAt: null })
    const told = await db
      .select()
      .from(events)
      .where(sql`${events.kind} = 'fact.expired' AND ${events.payload} ->> 'factId' = ${id}`)
    expect(told).toHaveLength(1)
  })

  test('a new value brings the card back with a new answer', async () => {
    const old = input({ validTo: addDays(day, -1) })
    const { id } = await addFact(services(), old, admin)
    const later = { ...old, statement: changed, validFrom: day, validTo: null }
    await saveFact(
      services(() => tomorrow),
      id,
      { revision: 1, input: later },
      admin,
    )
    expect(await cardOf(id)).toMatchObject({ isStale: false, answeredAnewAt: tomorrow })
  })

  test('a fact of a later day begins by the clock and flags nothing', async () => {
    const { id } = await addFact(services(), input({ validFrom: addDays(day, 1) }), admin)
    const itemId = await linked(id, 'material')
    expect((await publicFactsOf(services(), 'material', itemId)).items).toEqual([])
    await turnFacts(services(() => tomorrow))
    expect((await readFactDetail(services(), id)).versions[0]).toMatchObject({ reason: 'begun', phase: 'valid' })
    expect((await factsOfItem(services(), 'material', itemId)).items[0]?.flaggedAt).toBeNull()
    const onNextDay = () =>
      publicFactsOf(
        services(() => tomorrow),
        'material',
        itemId,
      )
    // Facts of a draft are not shown.
    expect((await onNextDay()).items).toEqual([])
    await db.run(sql`UPDATE office_items SET state = 'published' WHERE item_id = ${itemId}`)
    const shown = await onNextDay()
    expect(shown.items.map((fact) => [fact.id, fact.phase])).toEqual([[id, 'valid']])
  })

  test('a deleted fact takes its card out of the decks', async () => {
    const { id } = await addFact(services(), input(), admin)
    await deleteFact(services(), id, 1, admin)
    expect((await cardOf(id))?.isStale).toBe(true)
  })
})

test('the office finds a fact by its words and its id (OFC-200)', async () => {
  const fact = input()
  const { id } = await addFact(services(), fact, admin)
  const found = { id, subject: fact.subject, statement: fact.statement }
  expect(await findFacts(services(), fact.subject.en)).toEqual([found])
  expect(await findFacts(services(), id)).toEqual([found])
})

test('no statement of facts scans a growing table (LRN-70)', async () => {
  const { bindings, statements } = watched()
  const seen = services(today, bindings)
  const { id } = await addFact(seen, input(), admin)
  const itemId = await linked(id)
  await saveFact(seen, id, { revision: 1, input: input({ statement: changed }) }, admin)
  await reviewFactUse(seen, { kind: 'question', itemId, factId: id, edition: 2, isOutdated: true }, admin)
  await readFactDetail(seen, id)
  await factsOfItem(seen, 'question', itemId)
  await listFacts(seen, { view: 'flagged' })
  await turnFacts(seen)
  expect(await slowStatements(statements)).toEqual([])
})
