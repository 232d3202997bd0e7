import { begin, signUp, start, submit, sync, untilScored, type ApiStudent } from '../support/api-student.ts'
import { tappedEntry } from '../support/tap.ts'
import { tripsHeader } from '../support/tap-headers.ts'
import { addLongPapers, copyResult, paperCount, paperId, paperLength } from './copied-questions.ts'
import { figure, type Figure } from './figures.ts'
import { quantile } from './load.ts'
import { startProduct } from './servers.ts'

const attempts = 500
const reads = 20
/** A request with a session and one query of D1, the floor of all others. */
const bareQuery = '/api/bookmarks'

type Read = { ms: number; trips: number; text: string }

/** Keyed options of the first paper's questions. */
const readKeys = async (d1: D1Database): Promise<Map<string, string>> => {
  const { results } = await d1
    .prepare(
      `SELECT question_versions.question_id AS id, question_keys.key ->> '$.optionIds[0]' AS keyed
       FROM test_questions
       JOIN question_versions ON question_versions.id = test_questions.question_version_id
       JOIN question_keys ON question_keys.question_version_id = question_versions.id
       WHERE test_questions.test_version_id = ?1`,
    )
    .bind(`${paperId(0)}_v1`)
    .all<{ id: string; keyed: string }>()
  return new Map(results.map(({ id, keyed }) => [id, keyed]))
}

/** Answers every question of the first paper wrong, and waits for the result. */
const sitPaper = async (url: string, student: ApiStudent, keys: ReadonlyMap<string, string>): Promise<string> => {
  const attempt = await begin(url, student, await start(url, student, paperId(0)))
  const at = Date.now()
  const events = attempt.questions.map(({ id }, index) => ({
    seq: index + 1,
    questionId: id,
    answer: { optionIds: [keys.get(id) === 'a' ? 'b' : 'a'] },
    status: 'answered' as const,
    at,
    ms: 20_000,
  }))
  await sync(url, attempt, events)
  await submit(url, attempt)
  await untilScored(url, attempt)
  return attempt.attemptId
}

/** Analysis of a paper of 200 questions, progress over 500 attempts and a queue of 10,000 cards. */
export const measureLearning = async (): Promise<Figure[]> => {
  const product = await startProduct(await tappedEntry())
  try {
    const { url } = product
    const d1 = await product.d1()
    await addLongPapers(d1)
    const student = await signUp(url, 'Long Learner')
    const attemptId = await sitPaper(url, student, await readKeys(d1))

    const read = async (path: string): Promise<Read> => {
      const began = performance.now()
      const response = await fetch(`${url}${path}`, { headers: { cookie: student.cookie } })
      const text = await response.text()
      if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${text.slice(0, 300)}`)
      return { ms: performance.now() - began, trips: Number(response.headers.get(tripsHeader)), text }
    }
    /** Median of the time, and the most round trips, after a first read that fills caches. */
    const measured = async (path: string): Promise<Omit<Read, 'text'>> => {
      await read(path)
      const all: Read[] = []
      for (let turn = 0; turn < reads; turn += 1) all.push(await read(path))
      return {
        ms: quantile(
          all.map(({ ms }) => ms),
          0.5,
        ),
        trips: Math.max(...all.map(({ trips }) => trips)),
      }
    }

    const floor = (await measured(bareQuery)).ms
    const analysis = await measured(`/api/attempts/${attemptId}/analysis`)
    await copyResult(d1, attemptId, attempts)
    const began = performance.now()
    let cards = 0
    // A request reads 300 attempts at most.
    for (let before = -1; cards !== before;) {
      before = cards
      cards = (JSON.parse((await read('/api/revision')).text) as { total: number }).total
    }
    const caughtUp = (performance.now() - began) / 1_000
    const queue = await measured('/api/revision')
    const progress = await measured('/api/revision/progress')
    const questions = paperLength * paperCount
    return [
      figure(`analysis of ${paperLength} questions, ms; floor: a bare query`, analysis.ms, floor),
      figure(`D1 round trips, analysis of ${paperLength} questions`, analysis.trips, null, { of: 'value', atMost: 3 }),
      figure(`${attempts} attempts of ${paperLength} questions read into a deck, s`, caughtUp, null),
      figure(`queue of ${cards} cards (${questions} questions), ms; floor: a bare query`, queue.ms, floor),
      figure('D1 round trips, queue', queue.trips, null, { of: 'value', atMost: 3 }),
      figure(`progress over ${attempts} attempts, ms; floor: a bare query`, progress.ms, floor),
      figure('D1 round trips, progress', progress.trips, null, { of: 'value', atMost: 3 }),
    ]
  } finally {
    await product.stop()
  }
}
