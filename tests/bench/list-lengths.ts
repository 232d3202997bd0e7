import { Connection, request } from './connection.ts'
import { figure, type Figure } from './figures.ts'
import { quantile, timed } from './load.ts'
import { optionOf } from './options.ts'
import { signInAsAdmin } from './publishing.ts'
import { startProduct, type BenchProduct } from './servers.ts'

/** Rows of the list that is compared with one of 1,000. A million takes some minutes to fill. */
const manyRows = (): number => Number(optionOf('rows') ?? 100_000)
const fewRows = 1_000
const rounds = 40

type MeasuredList = {
  fill: (product: BenchProduct, count: number) => Promise<void>
  /** Sorts and filters by name, and their usual combinations. */
  queries: Record<string, Record<string, string>>
  pathOf: (query: Record<string, string>) => string
  /** Waits until a product may be filled. */
  ready?: (product: BenchProduct) => Promise<unknown>
}

/** A long list beside one of a thousand rows, over HTTP, alternating. */
export const compareLengths = async (
  list: string,
  { fill, queries, pathOf, ready }: MeasuredList,
): Promise<Figure[]> => {
  const products = { few: await startProduct(), many: await startProduct() }
  try {
    const cookies = { few: '', many: '' }
    await Promise.all([products.few, products.many].map(async (product) => ready?.(product)))
    for (const size of ['few', 'many'] as const) {
      await fill(products[size], size === 'many' ? manyRows() : fewRows)
      cookies[size] = await signInAsAdmin(products[size].url)
    }
    // After the fill: the server closes a connection that is idle for minutes.
    const connections = {
      few: await Connection.open(products.few.port),
      many: await Connection.open(products.many.port),
    }
    const times = new Map<string, { few: number[]; many: number[] }>()
    for (let round = -2; round < rounds; round += 1)
      for (const [name, query] of Object.entries(queries))
        for (const size of ['few', 'many'] as const) {
          const took = await timed(connections[size], request('GET', pathOf(query), products[size].port, cookies[size]))
          const of = times.get(name) ?? { few: [], many: [] }
          // The first rounds warm the caches and are not measured.
          if (round >= 0) of[size].push(took)
          times.set(name, of)
        }
    for (const connection of Object.values(connections)) connection.close()
    const p95 = (of: number[]) => quantile(of, 0.95)
    const all = {
      few: [...times.values()].flatMap(({ few }) => few),
      many: [...times.values()].flatMap(({ many }) => many),
    }
    return [
      figure(`${list} of ${manyRows()} rows, p95 ms; floor: of 1,000`, p95(all.many), p95(all.few), {
        of: 'ratio',
        atMost: 1.5,
      }),
      ...[...times].map(([name, { few, many }]) =>
        figure(`${list} of ${manyRows()} rows by ${name}, p95 ms; floor: of 1,000`, p95(many), p95(few)),
      ),
    ]
  } finally {
    for (const product of Object.values(products)) await product.stop()
  }
}
