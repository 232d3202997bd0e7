import { Connection, request } from './connection.ts'
import { timed } from './load.ts'
import { optionOf } from './options.ts'
import type { BenchProduct } from './servers.ts'

/** `--rows=5000` for a quick look. */
const attempts = (): number => Number(optionOf('rows') ?? 100_000)
const turnsPerStatement = 10
const everyMs = 50

const longest = `
  SELECT results.test_id AS testId, question_count AS questions, count(*) AS count
  FROM results JOIN test_versions ON test_versions.id = results.test_version_id
  WHERE ranked = 1 GROUP BY results.test_id ORDER BY question_count DESC, count(*) DESC LIMIT 1`

export type CopiedTest = { testId: string; questions: number; count: number }

/** Copies of the first attempts of a test, by as many students. */
const copies = `
  WITH RECURSIVE numbers(n) AS (SELECT ?2 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?3)
  INSERT INTO results (attempt_id, user_id, test_id, test_version_id, receipt, submitted_at, closed_by, late_synced, units,
    tie_key, key_revision, language, synthetic, ranked, responses, scores)
  SELECT attempt_id || '-' || n, user_id || '-' || n, test_id, test_version_id, receipt || '-' || n, submitted_at, closed_by, late_synced,
    units, tie_key, key_revision, language, synthetic, 1, responses, scores
  FROM numbers CROSS JOIN json_each(?1) AS own CROSS JOIN results ON results.attempt_id = own.value`

/** The longest test of the demo with synthetic results. */
export const longestTest = async (d1: D1Database): Promise<CopiedTest> => {
  const test = await d1.prepare(longest).first<CopiedTest>()
  if (!test) throw new Error('The demo has no attempts.')
  return test
}

/** Copies the first attempts of a test until it has 100,000, with their histogram. Returns their number. */
export const copyAttempts = async (d1: D1Database, { testId, count }: CopiedTest): Promise<number> => {
  const { results: own } = await d1
    .prepare('SELECT attempt_id AS id FROM results WHERE test_id = ?1 AND ranked = 1')
    .bind(testId)
    .all<{ id: string }>()
  const ids = JSON.stringify(own.map(({ id }) => id))
  const turns = Math.ceil((attempts() - count) / count)
  for (let turn = 0; turn < turns; turn += turnsPerStatement)
    await d1
      .prepare(copies)
      .bind(ids, turn, Math.min(turns, turn + turnsPerStatement))
      .run()
  await d1.batch([
    d1.prepare('DELETE FROM score_histogram WHERE test_id = ?1').bind(testId),
    d1
      .prepare(
        `INSERT INTO score_histogram (test_id, units, students)
         SELECT test_id, units, count(*) FROM results WHERE test_id = ?1 AND ranked = 1 GROUP BY units`,
      )
      .bind(testId),
  ])
  return count * (turns + 1)
}

/** Latencies of public lists, milliseconds, one request each 50 ms, until `isOver`. */
export const latencies = async (product: BenchProduct, isOver: () => boolean): Promise<number[]> => {
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
