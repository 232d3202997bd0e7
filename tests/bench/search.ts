import type { SearchDocument } from '../../domain/search/contract.ts'
import type { Bindings } from '../../worker/env.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { putDocuments } from '../../worker/search/index.usecases.ts'
import { Connection, request } from './connection.ts'
import { figure, type Figure } from './figures.ts'
import { quantile, timed } from './load.ts'
import { benchQueries, makeSearchItems } from './search-items.ts'
import { startProduct, type BenchProduct } from './servers.ts'

const counts = { many: 100_000, few: 1_000 }
const page = 500
const rounds = 12

/** Wrapper of the built worker with the plainest query: the unchanged words, the ten best by bm25. */
const withRawQuery = `
import worker, { server as product } from './index.js'
export * from './index.js'
export default worker
export const server = {
  async fetch(request, env, ctx) {
    const url = new URL(request.url)
    if (url.pathname !== '/raw') return product.fetch(request, env, ctx)
    const words = url.searchParams.get('q').split(' ').map((word) => '"' + word + '"').join(' AND ')
    const { results } = await env.SEARCH_DB.prepare(
      'SELECT item_id, path, title FROM (SELECT rowid AS id, rank FROM search_index WHERE search_index MATCH ? ORDER BY rank LIMIT 10) JOIN documents USING (id) ORDER BY rank'
    ).bind(words).all()
    return Response.json({ items: results })
  },
}
`

const fill = async (product: BenchProduct, count: number): Promise<void> => {
  const services = makeServices({ SEARCH_DB: await product.searchD1() } as Bindings, () => undefined)
  const make = makeSearchItems(1)
  const all = { readAt: 0, countedFrom: 0, which: 'all' } as const
  for (let first = 0; first < count; first += page) {
    const items: SearchDocument[] = make(first, Math.min(page, count - first))
    await putDocuments(services, items, all)
  }
}

/** The same queries among a hundred thousand items and among a thousand, each beside the raw query, alternating. */
export const measureSearch = async (): Promise<Figure[]> => {
  const products = { few: await startProduct(withRawQuery), many: await startProduct(withRawQuery) }
  try {
    for (const size of ['few', 'many'] as const) await fill(products[size], counts[size])
    const connections = {
      few: await Connection.open(products.few.port),
      many: await Connection.open(products.many.port),
    }
    const times = { few: [] as number[], many: [] as number[], raw: [] as number[] }
    const ask = (size: 'few' | 'many', path: string, q: string) =>
      timed(connections[size], request('GET', `${path}?${new URLSearchParams({ q })}`, products[size].port))
    for (let round = -1; round < rounds; round += 1)
      for (const { q, raw } of benchQueries) {
        const [few, many, rawMany] = [
          await ask('few', '/api/search', q),
          await ask('many', '/api/search', q),
          await ask('many', '/raw', raw),
        ]
        // The first round warms the caches and is not measured.
        if (round < 0) continue
        times.few.push(few)
        times.many.push(many)
        times.raw.push(rawMany)
      }
    for (const connection of Object.values(connections)) connection.close()
    const p95 = (of: number[]) => quantile(of, 0.95)
    return [
      figure('search among 100,000 items, p95 ms; floor: the raw FTS5 query', p95(times.many), p95(times.raw), {
        of: 'ratio',
        atMost: 1.5,
      }),
      figure('search among 100,000 items, p95 ms; floor: among 1,000', p95(times.many), p95(times.few), {
        of: 'ratio',
        atMost: 3,
      }),
      figure(
        'search among 100,000 items, p50 ms; floor: the raw FTS5 query',
        quantile(times.many, 0.5),
        quantile(times.raw, 0.5),
      ),
    ]
  } finally {
    await products.few.stop()
    await products.many.stop()
  }
}
