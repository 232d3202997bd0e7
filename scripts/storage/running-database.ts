import type { Miniflare } from 'miniflare'

/**
 * D1 database of a running product. Miniflare's client releases a statement in workerd once its own half is collected as
 * garbage. On a busy machine that request overtakes the one that executes the statement, which then fails with
 * `AssertionError: false == true`. Statements are therefore referenced until they are executed.
 */
export const runningDatabase = async (mf: Miniflare, binding: string): Promise<D1Database> => {
  const database = (await mf.getD1Database(binding)) as unknown as D1Database
  const executing = new Set<object>()
  const inners = new WeakMap<object, D1PreparedStatement>()

  const execute = async <Result>(statements: D1PreparedStatement[], run: () => Promise<Result>): Promise<Result> => {
    executing.add(statements)
    try {
      return await run()
    } finally {
      executing.delete(statements)
    }
  }

  const wrap = (inner: D1PreparedStatement): D1PreparedStatement => {
    const statement = {
      bind: (...values: unknown[]) => wrap(inner.bind(...values)),
      all: () => execute([inner], () => inner.all()),
      run: () => execute([inner], () => inner.run()),
      raw: (options?: { columnNames?: false }) => execute([inner], () => inner.raw(options)),
      first: (column?: string) => execute([inner], () => (column === undefined ? inner.first() : inner.first(column))),
    }
    inners.set(statement, inner)
    return statement as D1PreparedStatement
  }

  const innerOf = (statement: D1PreparedStatement): D1PreparedStatement => {
    const inner = inners.get(statement)
    if (!inner) throw new TypeError('The statement was prepared by another database.')
    return inner
  }

  const wrapped = {
    prepare: (sql: string) => wrap(database.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) => {
      const own = statements.map(innerOf)
      return execute(own, () => database.batch(own))
    },
  }
  return wrapped as D1Database
}
