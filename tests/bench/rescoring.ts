import type { QuestionKey } from '../../domain/questions/contract.ts'
import { keyedOf } from '../../domain/questions/kinds/presentation.ts'
import { call } from '../support/api-student.ts'
import { waitFor } from '../support/wait-for.ts'
import { copyAttempts, latencies, longestTest } from './copied-attempts.ts'
import { figure, type Figure } from './figures.ts'
import { quantile } from './load.ts'
import { signInAsAdmin } from './publishing.ts'
import { startProduct } from './servers.ts'

const idleMs = 20_000
const withinMs = 1_800_000

type Keyed = { questionId: string; key: string }

/** A single-choice question of the test, with its key as JSON. */
const keyedQuestion = `
  SELECT questions.id AS questionId, question_keys.key AS key
  FROM tests
  JOIN test_questions ON test_questions.test_version_id = tests.current_version_id
  JOIN question_versions ON question_versions.id = test_questions.question_version_id AND question_versions.kind = 'mcq'
  JOIN questions ON questions.current_version_id = question_versions.id
  JOIN question_keys ON question_keys.question_version_id = question_versions.id AND question_keys.state = 'current'
  WHERE tests.id = ?1 ORDER BY test_questions.position LIMIT 1`

/** Another option as the key. */
const otherKey = (key: QuestionKey): QuestionKey => ({
  kind: 'mcq',
  optionIds: ['a', 'b'].filter((id) => !keyedOf(key).includes(id)).slice(0, 1),
})

const reason = { en: 'Key of the benchmark.', hi: 'बेंचमार्क की कुंजी।' }

/**
 * A changed key over 100,000 results: the trial, and the commit with its new ranks and notices, beside the latency of an
 * idle product.
 */
export const measureRescoring = async (): Promise<Figure[]> => {
  const product = await startProduct(undefined, true)
  try {
    const d1 = await product.d1()
    const test = await longestTest(d1)
    const count = await copyAttempts(d1, test)
    const asked = await d1.prepare(keyedQuestion).bind(test.testId).first<Keyed>()
    if (!asked) throw new Error('The test has no question with a single choice.')
    const cookie = await signInAsAdmin(product.url)
    const ask = <Reply>(method: string, path: string, body: unknown): Promise<Reply> =>
      call<Reply>(product.url, method, `/api/admin${path}`, cookie, body)
    const ended = (taskId: string): Promise<true> =>
      waitFor(
        `the end of the re-scoring ${taskId}`,
        async () => {
          const task = await d1.prepare('SELECT state FROM tasks WHERE id = ?1').bind(taskId).first<{ state: string }>()
          if (task?.state === 'failed') throw new Error('The re-scoring failed.')
          return task?.state === 'done' ? true : undefined
        },
        { withinMs, everyMs: 250 },
      )
    const during = async (work: () => Promise<unknown>) => {
      const state = { isOver: false, endedAt: 0 }
      const began = performance.now()
      const working = work().finally(() => Object.assign(state, { isOver: true, endedAt: performance.now() }))
      const times = await latencies(product, () => state.isOver)
      await working
      return { seconds: (state.endedAt - began) / 1_000, times }
    }

    const began = performance.now()
    const idle = await latencies(product, () => performance.now() - began > idleMs)
    const change = { key: otherKey(JSON.parse(asked.key) as QuestionKey), alternatives: [], outcome: 'normal', reason }
    const { taskId } = await ask<{ taskId: string }>('POST', `/questions/${asked.questionId}/keys`, change)
    const trial = await during(() => ended(taskId))
    const commit = await during(async () => {
      const started = await ask<{ taskId: string }>('POST', `/rescoring/${taskId}/commit`, {})
      await ended(started.taskId)
    })
    return [
      figure(`trial of a key over ${count} results, s`, trial.seconds, null),
      figure('p99 during the trial, ms; floor: idle', quantile(trial.times, 0.99), quantile(idle, 0.99)),
      figure(`${count} results re-scored, s`, commit.seconds, null),
      figure('p99 during the re-scoring, ms; floor: idle', quantile(commit.times, 0.99), quantile(idle, 0.99), {
        of: 'ratio',
        atMost: 2,
      }),
    ]
  } finally {
    await product.stop()
  }
}
