import { waitFor } from '../support/wait-for.ts'
import { call } from '../support/api-student.ts'
import { Connection, request } from './connection.ts'
import { figure, type Figure } from './figures.ts'
import { quantile, timed } from './load.ts'
import { signInAsAdmin } from './publishing.ts'
import { startProduct, type BenchProduct } from './servers.ts'

const attempts = 100_000
const turnsPerStatement = 10
const idleMs = 20_000
const everyMs = 50

/** The longest test of the demo with synthetic results. */
const longest = `
  SELECT results.test_id AS testId, question_count AS questions, count(*) AS count
  FROM results JOIN test_versions ON test_versions.id = results.test_version_id
  WHERE ranked = 1 GROUP BY results.test_id ORDER BY question_count DESC, count(*) DESC LIMIT 1`

type Longest = { testId: string; questions: number; count: number }

/** Copies of the first attempts of a test, by as many students. */
const copies = `
  WITH RECURSIVE numbers(n) AS (SELECT ?2 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?3)
  INSERT INTO results (attempt_id, user_id, test_id, test_version_id, receipt, submitted_at, closed_by, late_synced, units,
    tie_key, key_revision, language, synthetic, ranked, responses, scores)
  SELECT attempt_id || '-' || n, user_id || '-' || n, test_id, test_version_id, receipt || '-' || n, submitted_at, closed_by, late_synced,
    units, tie_key, key_revision, language, synthetic, 1, responses, scores
  FROM numbers CROSS JOIN json_each(?1) AS own CROSS JOIN results ON results.attempt_id = own.value`

const fill = async (d1: D1Database, { testId, count }: Longest): Promise<number> => {
  const { results: own } = await d1
    .prepare('SELECT attempt_id AS id FROM results WHERE test_id = ?1 AND ranked = 1')
    .bind(testId)
    .all<{ id: string }>()
  const ids = JSON.stringify(own.map(({ id }) => id))
  const turns = Math.ceil((attempts - count) / count)
  for (let turn = 0; turn < turns; turn += turnsPerStatement)
    await d1
      .prepare(copies)
      .bind(ids, turn, Math.min(turns, turn + turnsPerStatement))
      .run()
  return count * (turns + 1)
}

/** Latencies of a public page and a student's list, one request each 50 ms, until `isOver`. */
const latencies = async (product: BenchProduct, isOver: () => boolean): Promise<number[]> => {
  const connection = await Connection.open(product.port)
  const wanted = ['/api/exams', '/api/series', '/api/health'].map((path) => request('GET', path, product.port))
  const times: number[] = []
  for (let turn = 0; !isOver(); turn += 1) {
    times.push(await timed(connection, wanted[turn % wanted.length] ?? ''))
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  connection.close()
  return times
}

/** Statistics of a test over 100,000 first attempts, and the latency of others meanwhile beside that of an idle product. */
export const measureStatistics = async (): Promise<Figure[]> => {
  const product = await startProduct(undefined, true)
  try {
    const d1 = await product.d1()
    const test = await d1.prepare(longest).first<Longest>()
    if (!test) throw new Error('The demo has no attempts.')
    const { testId, questions } = test
    const count = await fill(d1, test)
    const cookie = await signInAsAdmin(product.url)
    const began = performance.now()
    const idle = await latencies(product, () => performance.now() - began > idleMs)
    let computedMs: number | null = null
    const startedAt = performance.now()
    await call(product.url, 'POST', `/api/admin/tests/${testId}/statistics/computation`, cookie, {})
    const finished = waitFor(
      'the statistics',
      async () => {
        const task = await d1
          .prepare("SELECT state, output FROM tasks WHERE kind = 'item_statistics' AND input ->> 'testId' = ?1")
          .bind(testId)
          .first<{ state: string; output: string }>()
        if (task?.state === 'failed') throw new Error('The statistics failed.')
        return task?.state === 'done' ? task : undefined
      },
      { withinMs: 600_000, everyMs: 250 },
    ).then((task) => {
      computedMs = performance.now() - startedAt
      return task
    })
    const busy = await latencies(product, () => computedMs !== null)
    await finished
    const seconds = (computedMs ?? 0) / 1_000
    return [
      figure(`statistics of ${count} first attempts at ${questions} questions, s`, seconds, null, {
        of: 'value',
        atMost: 120,
      }),
      figure('p99 meanwhile, ms; floor: idle', quantile(busy, 0.99), quantile(idle, 0.99), { of: 'ratio', atMost: 2 }),
      figure('median meanwhile, ms; floor: idle', quantile(busy, 0.5), quantile(idle, 0.5)),
    ]
  } finally {
    await product.stop()
  }
}
