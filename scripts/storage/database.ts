type Query = { sql: string; params: unknown[] }

/** Call of scripts/storage/worker.mjs. */
type DatabaseCall = { binding: string; method: 'all' | 'raw' | 'batch'; queries: Query[] }

/** Sends a call and returns its reply; the body of a 500 is the error's message. */
export type Send<Call = DatabaseCall> = (call: Call) => Promise<{ status: number; text: () => Promise<string> }>

/**
 * D1 database that sends one request per call. Miniflare's own client makes a blocking round trip for each prepared
 * statement and again for its parameters, which took eight of the ten seconds of a seed.
 */
export const databaseOver = (send: Send, binding: string): D1Database => {
  const queries = new WeakMap<object, Query>()

  const call = async <Result>(method: DatabaseCall['method'], asked: Query[]): Promise<Result> => {
    const reply = await send({ binding, method, queries: asked })
    const text = await reply.text()
    if (reply.status !== 200) throw new Error(text)
    return JSON.parse(text) as Result
  }

  const statement = (query: Query): D1PreparedStatement => {
    const all = () => call<D1Result<Record<string, unknown>>>('all', [query])
    const members = {
      bind: (...params: unknown[]) => statement({ ...query, params }),
      all,
      run: all,
      raw: () => call<unknown[][]>('raw', [query]),
      first: async () => (await all()).results[0] ?? null,
    }
    queries.set(members, query)
    return members as unknown as D1PreparedStatement
  }

  const queryOf = (prepared: D1PreparedStatement): Query => {
    const query = queries.get(prepared)
    if (!query) throw new TypeError('The statement was prepared by another database.')
    return query
  }

  const database = {
    prepare: (sql: string) => statement({ sql, params: [] }),
    batch: (statements: D1PreparedStatement[]) => call('batch', statements.map(queryOf)),
  }
  return database as unknown as D1Database
}
