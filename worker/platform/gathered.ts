import { drizzle } from 'drizzle-orm/d1'
import type { Database, Services } from './context.ts'

type Asked = {
  statement: D1PreparedStatement
  answer: (result: D1Result<Record<string, unknown>>) => void
  refuse: (reason: unknown) => void
}

const isRead = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql)

/**
 * A batch answers rows as objects, in which joined columns of one name would overwrite each other: as a subquery's they
 * are told apart ("id", "id:1"), in their order.
 */
const told = (sql: string): string => `SELECT * FROM (${sql})`

/** The values of a row in the order of its columns. */
const valuesOf = (row: Record<string, unknown>): unknown[] => {
  const names = Object.keys(row)
  // An object puts such names first, whatever their place was: a literal needs an alias.
  if (names.some((name) => /^\d+$/.test(name))) throw new TypeError(`A column without a name: ${names.join(', ')}`)
  return names.map((name) => row[name])
}

const originals = new WeakMap<object, D1PreparedStatement>()

const gathering = (d1: D1Database): D1Database => {
  let waiting: Asked[] = []

  const ask = async (): Promise<void> => {
    const asked = waiting
    waiting = []
    try {
      const results = await d1.batch<Record<string, unknown>>(asked.map(({ statement }) => statement))
      for (const [index, result] of results.entries()) asked[index]?.answer(result)
    } catch (error) {
      for (const { refuse } of asked) refuse(error)
    }
  }

  const read = (statement: D1PreparedStatement) =>
    new Promise<D1Result<Record<string, unknown>>>((answer, refuse) => {
      // After everything that this turn still asks for.
      if (waiting.length === 0) setTimeout(() => void ask())
      waiting.push({ statement, answer, refuse })
    })

  const statementOf = (sql: string, prepared: D1PreparedStatement, values: unknown[]): D1PreparedStatement => {
    if (!isRead(sql)) return prepared
    const bound = () => d1.prepare(told(sql)).bind(...values)
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

const gatherings = new WeakSet<Services>()

/** Whether these are the services of one page that reads and changes nothing. */
export const isGathered = (services: Services): boolean => gatherings.has(services)

/**
 * The same services for one request that is made of many lists: what is read in one turn goes to D1 as one batch, so
 * that use cases which run side by side cost as many round trips as the longest of them.
 */
export const gathered = (services: Services): Services => {
  // Without the schema, which only relational queries need and which takes time to read.
  const db = drizzle(gathering(services.db.$client)) as unknown as Database
  const ofPage = { ...services, db }
  gatherings.add(ofPage)
  return ofPage
}
