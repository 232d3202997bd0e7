import { waitFor } from '../support/wait-for.ts'
import { call } from '../support/api-student.ts'
import { copyAttempts, latencies, longestTest } from './copied-attempts.ts'
import { figure, type Figure } from './figures.ts'
import { quantile } from './load.ts'
import { signInAsAdmin } from './publishing.ts'
import { startProduct } from './servers.ts'

const idleMs = 20_000

/** Statistics of a test over 100,000 first attempts, and the latency of others meanwhile beside that of an idle product. */
export const measureStatistics = async (): Promise<Figure[]> => {
  const product = await startProduct(undefined, true)
  try {
    const d1 = await product.d1()
    const test = await longestTest(d1)
    const { testId, questions } = test
    const count = await copyAttempts(d1, test)
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
