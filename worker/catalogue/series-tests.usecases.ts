import { sql, type SQL } from 'drizzle-orm'
import type { SeriesFigures, SeriesOrder, SeriesTest, SeriesTests } from '../../domain/catalogue/series-tests.ts'
import { auditRow, isRecorded, newAudit, type Act } from '../activities/audit.ts'
import { refreshRows } from '../content/office-rows.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { inTransaction } from '../platform/transaction.ts'
import * as store from './series-tests.store.ts'

/** Tests of a series in every state, and tests outside it that match a search. */
export const readSeriesTests = async (services: Services, seriesId: string, q: string): Promise<SeriesTests> => {
  const { db } = services
  const now = services.now()
  const [tests, offered] = await Promise.all([
    store.listTestsIn(db, seriesId, now),
    store.listTestsOutside(db, seriesId, q, now),
  ])
  return { tests, offered }
}

/** Price and number of tests of series, for their list. */
export const readFigures = ({ db }: Services, ids: readonly string[]): Promise<SeriesFigures[]> =>
  store.listFigures(db, ids)

type Change = {
  /** Condition checked at the start of the transaction. */
  when: SQL
  steps: (done: SQL) => SQL[]
  /** Tests whose place or access changes. */
  tests: readonly string[]
  /** Series and tests whose pages and search rows change. */
  touched: { kind: 'series' | 'test'; id: string }[]
}

/** Runs a change with its audit row and events; false where its condition does not hold. */
const change = async (services: Services, act: Act, { when, steps, tests, touched }: Change): Promise<boolean> => {
  const row = await newAudit(services, act)
  const done = isRecorded(row.id)
  const events = touched.map((payload) => newEvent(services, { kind: 'content.published', payload }))
  const [recorded] = await inTransaction(services.db, [
    auditRow(row, when),
    ...steps(done),
    ...refreshRows('test', tests, done),
    ...events.map((event) => eventRow(event, done)),
  ])
  const isDone = (recorded?.results.length ?? 0) > 0
  if (isDone) dispatchSoon(services, events)
  return isDone
}

const refusedFor = (reason: 'running' | 'sold', message: string) =>
  new AppError('catalogue.not_possible', 409, message, { details: { reason } })

const running = () => refusedFor('running', 'A test cannot be moved or repriced while it runs.')
const sold = () => refusedFor('sold', 'Students who own the series have attempts of the test.')
const conflict = () => new AppError('content.revision_conflict', 409, 'The tests of the series were changed meanwhile.')

const required = async (services: Services, seriesId: string) => {
  const found = await store.findSeriesState(services.db, seriesId)
  if (!found) throw notFound()
  return found
}

const publicOf = (found: readonly SeriesTest[]): Change['touched'] =>
  found.flatMap(({ id, state }) => (state === 'published' ? [{ kind: 'test' as const, id }] : []))

const namesOf = (ids: readonly string[], known: readonly SeriesTest[]): string[] =>
  ids.map((id) => known.find((each) => each.id === id)?.title.en ?? id)

/**
 * Orders the tests of a series, adds and takes out. Throws 409 when the order seen is no longer that of the series, or a
 * test that comes or goes is running or was sold.
 */
export const orderSeriesTests = async (
  services: Services,
  seriesId: string,
  { seen, order }: SeriesOrder,
  actor: string,
): Promise<void> => {
  const [own, held] = await Promise.all([
    required(services, seriesId),
    store.listTestsIn(services.db, seriesId, services.now()),
  ])
  const added = await store.findTests(
    services.db,
    order.filter((id) => !seen.includes(id)),
    services.now(),
  )
  if (added.length !== order.filter((id) => !seen.includes(id)).length) throw notFound()
  const out = seen.filter((id) => !order.includes(id))
  const changing = [...added.map(({ id }) => id), ...out]
  const now = services.now()
  const [isRunning, isSold] = [store.isAnyRunning(changing, now), store.isAnySold(changing)]
  const left = added.flatMap(({ series }) => (series ? [{ kind: 'series' as const, id: series.id }] : []))
  const known = [...held, ...added]
  const isDone = await change(
    services,
    {
      actor,
      act: 'series.tests_changed',
      kind: 'series',
      itemId: seriesId,
      title: own.title,
      before: { tests: namesOf(seen, known) },
      after: { tests: namesOf(order, known) },
    },
    {
      when: sql`${store.isOrder(seriesId, seen)} AND ${store.areWhereRead(added)} AND NOT ${isRunning} AND NOT ${isSold}`,
      steps: (done) => [store.takeOut(out, now, done), store.putOrder(seriesId, order, now, done)],
      tests: changing,
      touched: [
        { kind: 'series', id: seriesId },
        ...left,
        ...publicOf([...added, ...held.filter(({ id }) => out.includes(id))]),
      ],
    },
  )
  if (isDone) return
  if (await store.holds(services.db, isRunning)) throw running()
  if (await store.holds(services.db, isSold)) throw sold()
  throw conflict()
}

/** Makes a test of a series a free sample, or ends that. Throws 404 outside the series, 409 while the test runs. */
export const changeTestAccess = async (
  services: Services,
  { seriesId, testId }: { seriesId: string; testId: string },
  free: boolean,
  actor: string,
): Promise<void> => {
  const now = services.now()
  const test = (await store.listTestsIn(services.db, seriesId, now)).find(({ id }) => id === testId)
  if (!test) throw notFound()
  const access = free ? 'free' : 'series'
  const isRunning = store.isAnyRunning([testId], now)
  const isDone = await change(
    services,
    {
      actor,
      act: 'test.access_changed',
      kind: 'test',
      itemId: testId,
      title: test.title,
      before: { access: test.access },
      after: { access },
    },
    {
      when: sql`${store.areWhereRead([test])} AND NOT ${isRunning}`,
      steps: (done) => [store.putAccess(testId, access, now, done)],
      tests: [testId],
      touched: [{ kind: 'series', id: seriesId }, ...publicOf([test])],
    },
  )
  if (isDone) return
  throw (await store.holds(services.db, isRunning)) ? running() : conflict()
}
