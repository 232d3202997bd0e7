import { drizzle } from 'drizzle-orm/d1'
import type { Database, Services } from './context.ts'
import { isStatementFault } from './errors.ts'

type QueuedRead = {
  statement: D1PreparedStatement
  resolve: (result: D1Result<Record<string, unknown>>) => void
  reject: (reason: unknown) => void
}

const isRead = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql)

/**
 * A batch returns rows as objects, in which joined columns of one name would overwrite each other. As a subquery's they
 * are numbered ("id", "id:1") and stay in order.
 */
const withUniqueColumns = (sql: string): string => `SELECT * FROM (${sql})`

/** The values of a row in the order of its columns. */
const valuesOf = (row: Record<string, unknown>): unknown[] => {
  const names = Object.keys(row)
  // An object lists integer names first, out of order, so a literal needs an alias.
  if (names.some((name) => /^\d+$/.test(name))) throw new TypeError(`A column without a name: ${names.join(', ')}`)
  return names.map((name) => row[name])
}

const readAlone = ({ statement, resolve, reject }: QueuedRead): Promise<void> =>
  statement.all<Record<string, unknown>>().then(resolve, reject)

const originals = new WeakMap<object, D1PreparedStatement>()

const batchingReads = (d1: D1Database): D1Database => {
  let queued: QueuedRead[] = []

  const flush = async (): Promise<void> => {
    const reads = queued
    queued = []
    try {
      const results = await d1.batch<Record<string, unknown>>(reads.map(({ statement }) => statement))
      for (const [index, result] of results.entries()) reads[index]?.resolve(result)
    } catch (error) {
      // A faulty statement fails the whole batch, though D1 answers the others. A D1 that is down is not asked again.
      if (reads.length > 1 && isStatementFault(error)) await Promise.all(reads.map(readAlone))
      else for (const { reject } of reads) reject(error)
    }
  }

  const read = (statement: D1PreparedStatement) =>
    new Promise<D1Result<Record<string, unknown>>>((resolve, reject) => {
      // A macrotask runs after all reads of this turn have been queued.
      if (queued.length === 0) setTimeout(() => void flush())
      queued.push({ statement, resolve, reject })
    })

  const statementOf = (sql: string, prepared: D1PreparedStatement, values: unknown[]): D1PreparedStatement => {
    if (!isRead(sql)) return prepared
    const bound = () => d1.prepare(withUniqueColumns(sql)).bind(...values)
    const members = {
      bind: (...bindings: unknown[]) => statementOf(sql, prepared.bind(...bindings), bindings),
      all: () => read(bound()),
      raw: async () => (await read(bound())).results.map(valuesOf),
      first: prepared.first.bind(prepared),
      run: prepared.run.bind(prepared),
    }
    originals.set(members, prepared)
    return members as D1PreparedStatement
  }

  return {
    prepare: (sql) => statementOf(sql, d1.prepare(sql), []),
    batch: (statements) => d1.batch(statements.map((statement) => originals.get(statement) ?? statement)),
    exec: (sql) => d1.exec(sql),
    dump: () => d1.dump(),
    withSession: (constraint) => d1.withSession(constraint),
  }
}

const batchedServices = new WeakSet<Services>()

/** True for the services of a page, which reads and changes nothing. */
export const hasBatchedReads = (services: Services): boolean => batchedServices.has(services)

/**
 * Returns services whose reads of one turn of the event loop go to D1 as one batch, for a request that is made of many
 * lists: parallel use cases then cost as many round trips as the longest of them. A read that is faulty fails alone.
 */
export const withBatchedReads = (services: Services): Services => {
  // Without the schema: only relational queries need it, and preparing it takes time.
  const db = drizzle(batchingReads(services.db.$client)) as unknown as Database
  const batched = { ...services, db }
  batchedServices.add(batched)
  return batched
}
