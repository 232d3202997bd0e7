import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { SearchQuery, type SearchDocument } from '../../domain/search/contract.ts'
import { series } from '../../drizzle/schema/index.ts'
import { consumeEvents } from '../../worker/events/events.queue.ts'
import { eventHandlers } from '../../worker/events/handlers.ts'
import { eventRow, newEvent, publishEvent, type EventMessage } from '../../worker/events/outbox.ts'
import { searchSources } from '../../worker/search-sources.ts'
import { putDocuments, rebuildNow, rebuildStep, refreshItem } from '../../worker/search/index.usecases.ts'
import { recordSearches } from '../../worker/search/misses.store.ts'
import {
  dismissMiss,
  makeSynonym,
  previewSynonym,
  readMisses,
  sweepMisses,
} from '../../worker/search/misses.usecases.ts'
import { search } from '../../worker/search/search.usecases.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { faultyD1 } from './faulty.ts'
import { db, env, logged, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(async () => {
  await prepareDatabase()
  await rebuildNow(servicesAt(), searchSources, 'changed')
})

/** Letters that differ from the first on, since a search also finds words with the same prefix. */
const letters = () =>
  [...unique('')]
    .toReversed()
    .map((sign) => (/\d/.test(sign) ? String.fromCharCode('g'.charCodeAt(0) + Number(sign)) : sign))
    .join('')

/** Publishes a series with a unique word in its title. */
const newSeries = async () => {
  const [id, word] = [unique('ser_x'), `${letters()}qv`]
  const [model] = await db.select().from(series).where(eq(series.id, 'ser_ssc-cgl-mocks'))
  if (!model) throw new Error('The demo has this series.')
  const { titleEn: _, ...columns } = model
  const title = { en: `Series ${word}`, hi: `सीरीज़ ${word}` }
  await db.insert(series).values({ ...columns, id, slug: id, title, updatedAt: Date.now() })
  return {
    id,
    word,
    change: (values: Partial<typeof series.$inferInsert>) =>
      db
        .update(series)
        .set({ ...values, updatedAt: Date.now() })
        .where(eq(series.id, id)),
  }
}

/** Items that contain the exact word: a search without results may correct it. */
const found = async (q: string): Promise<string[]> => {
  const { items, corrected } = await search(servicesAt(), SearchQuery.parse({ q }))
  return corrected === null ? items.map(({ id }) => id) : []
}

const changeOf = (id: string) => ({ kind: 'content.published' as const, payload: { kind: 'series' as const, id } })

describe('the index follows the content through a queue (SRC-30)', () => {
  test('finds what is published, changed and taken back as it is, through the real queue', async () => {
    const { id, word, change } = await newSeries()
    expect(await found(word)).toEqual([])
    const eventually = (q: string, ids: string[]) =>
      vi.waitFor(async () => expect(await found(q)).toEqual(ids), { timeout: 15_000, interval: 50 })
    await publishEvent(servicesAt(), changeOf(id))
    await eventually(word, [id])
    const other = `wv${letters()}jh`
    await change({ title: { en: `Series ${other}`, hi: '' } })
    await publishEvent(servicesAt(), changeOf(id))
    await eventually(other, [id])
    expect(await found(word)).toEqual([])
    await change({ state: 'unpublished' })
    await publishEvent(servicesAt(), changeOf(id))
    await eventually(other, [])
  })

  test('changes nothing on a repeated message', async () => {
    const { id, word } = await newSeries()
    for (let time = 0; time < 3; time += 1) await refreshItem(servicesAt(), searchSources, 'series', id)
    expect(await found(word)).toEqual([id])
    const { results } = await env.SEARCH_DB.prepare('SELECT id FROM documents WHERE item_id = ?').bind(id).all()
    expect(results).toHaveLength(1)
  })

  test('retries the message that failed and no other', async () => {
    const [good, bad] = [await newSeries(), await newSeries()]
    const changes = [good, bad].map(({ id }) => newEvent(servicesAt(), changeOf(id)))
    await inTransaction(
      db,
      changes.map((event) => eventRow(event)),
    )
    const DB = faultyD1(env.DB, (call, what) =>
      what.includes(bad.id) ? Promise.reject(new Error('D1_ERROR: Network connection lost.')) : call(),
    )
    const batch = createMessageBatch<EventMessage>(
      'taiyari-events',
      changes.map(({ id }, index) => ({
        id: `message-${index}`,
        timestamp: new Date(),
        attempts: 1,
        body: { eventId: id },
      })),
    )
    const ctx = createExecutionContext()
    const lines = await logged('warn', () => consumeEvents(eventHandlers)(batch, { ...env, DB }, ctx))
    const { explicitAcks, retryMessages } = await getQueueResult(batch, ctx)
    expect([explicitAcks, retryMessages.map(({ msgId }) => msgId)]).toEqual([['message-0'], ['message-1']])
    expect(lines).toMatchObject(
      ['search', 'socialImage'].map((handler) => ({ event: 'events.handler_failed', handler })),
    )
    expect(await found(good.word)).toEqual([good.id])
  })
})

describe('the index is rebuilt without a gap (SRC-31, SRC-32)', () => {
  test('finds everything at every step, and drops at the end what no longer exists', async () => {
    const [remaining, removed] = [await newSeries(), await newSeries()]
    const before = servicesAt(() => Date.now() - 10_000)
    for (const { id } of [remaining, removed]) await refreshItem(before, searchSources, 'series', id)
    await removed.change({ deletedAt: 1 })
    let cursor: Parameters<typeof rebuildStep>[2] | null = { began: Date.now(), source: 0, after: '' }
    while (cursor) {
      expect(await found(remaining.word)).toEqual([remaining.id])
      cursor = (await rebuildStep(servicesAt(), searchSources, cursor, 'all')).next
    }
    expect(await found(remaining.word)).toEqual([remaining.id])
    expect(await found(removed.word)).toEqual([])
  })

  test('keeps a change made during the rebuild: no older reading overwrites it', async () => {
    const { id, word, change } = await newSeries()
    await refreshItem(servicesAt(), searchSources, 'series', id)
    const readAt = Date.now() - 1_000
    const old: SearchDocument = {
      kind: 'series',
      id,
      path: '/tests/x',
      title: { en: `Series ${word}`, hi: '' },
      summary: { en: '', hi: '' },
      body: { en: '', hi: '' },
      exams: [],
      access: 'free',
      languages: ['en'],
      updatedAt: readAt,
    }
    const late = { readAt, countedFrom: readAt, which: 'all' } as const
    const newer = `yn${letters()}fl`
    await change({ title: { en: newer, hi: '' } })
    await refreshItem(servicesAt(), searchSources, 'series', id)
    await putDocuments(servicesAt(), [old], late)
    expect([await found(newer), await found(word)]).toEqual([[id], []])
    await change({ state: 'unpublished' })
    await refreshItem(servicesAt(), searchSources, 'series', id)
    await putDocuments(servicesAt(), [old], late)
    expect([await found(newer), await found(word)]).toEqual([[], []])
  })

  test('does not write what is unchanged', async () => {
    await rebuildNow(servicesAt(), searchSources, 'changed')
    expect(await rebuildNow(servicesAt(), searchSources, 'changed')).toBe(0)
    expect(await rebuildNow(servicesAt(), searchSources, 'all')).toBeGreaterThan(50)
  })
})

test('reads no table of the search from end to end and binds no more than 100 parameters (SRC-33)', async () => {
  const statements = new Set<string>()
  const SEARCH_DB = new Proxy(env.SEARCH_DB, {
    get: (target, name) => {
      if (name === 'prepare')
        return (text: string) => {
          statements.add(text)
          return target.prepare(text)
        }
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value
    },
  })
  const services = servicesAt(Date.now, { env: { ...env, SEARCH_DB } })
  const { id } = await newSeries()
  await refreshItem(services, searchSources, 'series', id)
  await refreshItem(services, searchSources, 'series', 'ser_none')
  for (const q of ['ssc mock', 'free ssc course', 'free course', 'upcs prelims', 'zzqxv'])
    await search(services, SearchQuery.parse({ q, exam: 'ssc', type: 'test' }))
  const faults: string[] = []
  for (const text of statements) {
    const parameters = (text.match(/\?/g) ?? []).length
    if (parameters > 100) faults.push(`${parameters} parameters: ${text}`)
    const plan = await env.SEARCH_DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...Array.from({ length: parameters }, () => '[]'))
      .all<{ detail: string }>()
    for (const { detail } of plan.results)
      if (/^SCAN (documents|terms|term_grams|removals|misses)\b(?!.*INDEX)/.test(detail))
        faults.push(`${detail}: ${text}`)
  }
  expect(faults).toEqual([])
})

test('counts queries without results after the reply, those of one second in one write (SRC-34, SRC-35)', async () => {
  const q = `${letters()}zq`
  const services = servicesAt()
  for (let time = 0; time < 2; time += 1) await search(services, SearchQuery.parse({ q }))
  const counted = async () => (await readMisses(services)).items.find((miss) => miss.q === q)
  expect(await counted()).toBeUndefined()
  await expect.poll(counted, { timeout: 5_000 }).toMatchObject({ times: 2 })
})

describe('a search without results (OFC-60)', () => {
  /** A query that is listed, and words of one published item. */
  const listed = async () => {
    const q = `${letters()}zq`
    await recordSearches(env, { searches: 1, misses: [{ q, corrected: null, times: 3 }] }, Date.now(), 0)
    const isListed = async () => (await readMisses(servicesAt())).items.some((miss) => miss.q === q)
    expect(await isListed()).toBe(true)
    return { q, isListed }
  }

  test('becomes a synonym, finds what its preview showed, and leaves the list', async () => {
    const { q, isListed } = await listed()
    const services = servicesAt()
    const preview = await previewSynonym(services, { q, means: 'admit card' })
    if (preview.refusal !== null) throw new Error(preview.refusal)
    expect(preview.count).toBeGreaterThan(0)
    expect(preview.group.slice(0, 1)).toEqual(['admit card'])
    await makeSynonym(services, { q, means: 'admit card' }, 'usr_office')
    expect(await isListed()).toBe(false)
    const later = servicesAt(() => Date.now() + 6_000)
    expect((await search(later, SearchQuery.parse({ q }))).counts.all).toBe(preview.count)
    const other = await listed()
    await expect(makeSynonym(services, { q, means: 'hall ticket' }, 'usr_office')).rejects.toMatchObject({
      status: 409,
      extra: { details: { reason: 'known' } },
    })
    await expect(makeSynonym(services, { q: 'job', means: q }, 'usr_office')).rejects.toMatchObject({
      extra: { details: { reason: 'apart' } },
    })
    const [one, two] = await Promise.all([
      makeSynonym(services, { q: other.q, means: 'result' }, 'usr_office'),
      makeSynonym(services, { q: `${letters()}kx`, means: 'salary' }, 'usr_other'),
    ])
    expect([one.group[0], two.group[0]]).toEqual(['result', 'salary'])
  })

  test('leaves the list by a reason, or once it finds something', async () => {
    const dismissed = await listed()
    await dismissMiss(servicesAt(), { q: dismissed.q, reason: 'A test of ours' }, 'usr_office')
    expect(await dismissed.isListed()).toBe(false)
    await expect(dismissMiss(servicesAt(), { q: dismissed.q, reason: 'Again' }, 'usr_office')).rejects.toMatchObject({
      status: 404,
    })
    await recordSearches(env, { searches: 0, misses: [{ q: 'ssc cgl', corrected: null, times: 1 }] }, Date.now(), 0)
    const { q, isListed } = await listed()
    await sweepMisses(servicesAt())
    expect((await readMisses(servicesAt())).items.map((miss) => miss.q)).not.toContain('ssc cgl')
    expect(await isListed()).toBe(true)
    expect(q).not.toBe(dismissed.q)
  })
})
