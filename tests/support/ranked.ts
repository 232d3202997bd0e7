import { units as unitsIn } from '../../domain/results/marks.ts'
import { addTest } from './rows.ts'
import { call, finish, signUp, type ApiStudent, type OpenAttempt } from './api-student.ts'
import { waitFor } from './wait-for.ts'

/** Result of a student in a test: the score in units, and the key that orders equal scores. */
export type SeededScore = { units: number; tieKey: string }

/** Sum of two seeded numbers, roughly bell-shaped. */
const bell = (random: () => number): number =>
  Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, 0) - 6

/** Scores of synthetic students: half marks around 40, some thousands of each, almost all ties broken by key. */
export const manyScores = (count: number, random: () => number): SeededScore[] =>
  Array.from({ length: count }, () => ({
    units: Math.round(80 + 60 * bell(random)) * unitsIn('1/2'),
    tieKey: `${1_000_000_000 + Math.round(20 * random()) * unitsIn('1/2')}|${80_000_000 + Math.floor(random() * 400)}|0`,
  }))

const aStatement = 20_000

/** Adds a published test with the paper of the short mock, and synthetic first attempts with these scores. */
export const addScored = async (d1: D1Database, testId: string, scores: readonly SeededScore[]): Promise<void> => {
  await addTest(d1, { id: testId, opensAt: 1, closesAt: null })
  for (let from = 0; from < scores.length; from += aStatement) {
    const page = scores.slice(from, from + aStatement).map(({ units, tieKey }) => [units, tieKey])
    await d1
      .prepare(
        `INSERT INTO results (attempt_id, user_id, test_id, test_version_id, receipt, submitted_at, closed_by,
           late_synced, units, tie_key, synthetic, ranked, responses, scores)
         SELECT ?1 || '-' || (CAST(?2 AS INTEGER) + key), ?1 || '-student-' || (CAST(?2 AS INTEGER) + key), ?1, ?1 || '_v1',
           ?1 || '-receipt-' || (CAST(?2 AS INTEGER) + key), 1, 'student', 0, value ->> 0, value ->> 1, 0, 1, '[]', '[]'
         FROM json_each(?3)`,
      )
      .bind(testId, from, JSON.stringify(page))
      .run()
  }
  await d1
    .prepare(
      `INSERT INTO score_histogram (test_id, units, students)
       SELECT test_id, units, count(*) FROM results WHERE test_id = ?1 AND ranked = 1 GROUP BY units`,
    )
    .bind(testId)
    .run()
}

/** Attempt id of a synthetic student. */
export const attemptOf = (testId: string, index: number): string => `${testId}-${index}`

const answers = 14

/** Real student among them, scored through the queue. */
export const finishAmong = (url: string, testId: string, student: ApiStudent): Promise<OpenAttempt> =>
  finish(url, student, testId, answers)

export const newStudents = (url: string, count: number): Promise<ApiStudent[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => signUp(url, `Ranked ${index}`)))

/** Waits for a result. */
export const resultOf = <Result>(url: string, { attemptId, student }: OpenAttempt): Promise<Result> =>
  waitFor(`the result of ${attemptId}`, async () => {
    const result = await call<{ state: string }>(url, 'GET', `/api/attempts/${attemptId}/result`, student.cookie)
    return result.state === 'scoring' ? undefined : (result as Result)
  })
