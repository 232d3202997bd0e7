import { setTimeout as sleep } from 'node:timers/promises'
import type { ResponseEvent } from '../../domain/attempts/contract.ts'
import { responsesFrom, type InlineResponses } from '../../domain/results/compact.ts'
import type { ConfirmedAttempt } from './kill-load.ts'
import { attemptsOnDisk } from './objects.ts'
import type { ProofProduct } from './product.ts'

type ResultRow = { attempt_id: string; receipt: string; closed_by: string; responses: string; paper: string }

/** The newest acknowledged event of each question. Each event's `ms` equals its number. */
const newestOf = (events: ResponseEvent[]): Map<string, ResponseEvent> =>
  new Map(events.map((event) => [event.questionId, event]))

const resultsOf = (product: ProofProduct, testIds: string[]): Promise<ResultRow[]> =>
  product.query<ResultRow>(
    `SELECT attempt_id, receipt, closed_by, responses, (
       SELECT json_group_array(question_id) FROM (
         SELECT question_versions.question_id FROM test_questions
         JOIN question_versions ON question_versions.id = test_questions.question_version_id
         WHERE test_questions.test_version_id = results.test_version_id ORDER BY test_questions.position)) AS paper
     FROM results WHERE test_id IN (${testIds.map((id) => `'${id}'`).join()})`,
  )

/** Polls until every attempt is scored or the time limit has passed; returns the result rows. */
const allScored = async (product: ProofProduct, testIds: string[], attempts: number, limitMs: number) => {
  const until = Date.now() + limitMs
  let rows = await resultsOf(product, testIds)
  while (rows.length < attempts && Date.now() < until) {
    await sleep(500)
    rows = await resultsOf(product, testIds)
  }
  return rows
}

const faultOf = (rows: ResultRow[], { attempt, acknowledged, receipt }: ConfirmedAttempt): string[] => {
  const [row] = rows
  if (!row || rows.length !== 1) return [`${attempt.attemptId} has ${rows.length} results`]
  if (receipt !== null && row.receipt !== receipt)
    return [`${attempt.attemptId} has another receipt than the student got`]
  if (receipt === null && row.closed_by !== 'time') return [`${attempt.attemptId} was not ended by time`]
  const scored = responsesFrom(JSON.parse(row.paper) as string[], JSON.parse(row.responses) as InlineResponses)
  const newest = newestOf(acknowledged)
  const same = scored.length === newest.size && scored.every(({ questionId, ms }) => newest.get(questionId)?.seq === ms)
  return same ? [] : [`${attempt.attemptId} was scored on other answers than were acknowledged`]
}

/**
 * Faults unless every attempt has exactly one result, computed from its acknowledged answers and counted in the
 * histogram.
 */
export const resultFaults = async (
  product: ProofProduct,
  testIds: string[],
  confirmed: ConfirmedAttempt[],
  limitMs: number,
): Promise<string[]> => {
  const rows = Map.groupBy(await allScored(product, testIds, confirmed.length, limitMs), (row) => row.attempt_id)
  const uneven = await product.query<{ test_id: string; units: number }>(`
    SELECT test_id, units FROM (
      SELECT test_id, units, count(*) AS students FROM results WHERE ranked = 1 GROUP BY test_id, units
      UNION ALL SELECT test_id, units, -students FROM score_histogram
    ) GROUP BY test_id, units HAVING sum(students) <> 0`)
  const twice = await product.query<{ user_id: string }>(
    'SELECT user_id FROM results GROUP BY user_id, test_id HAVING sum(ranked) <> 1',
  )
  return [
    ...confirmed.flatMap((one) => faultOf(rows.get(one.attempt.attemptId) ?? [], one)),
    ...uneven.map(({ test_id, units }) => `the histogram of ${test_id} is wrong at ${units} units`),
    ...twice.map(({ user_id }) => `${user_id} is not ranked exactly once`),
  ]
}

/** Compares acknowledged events with the files: lost, surplus and duplicate events, and changed deadlines. */
export const compareWithDisk = (
  stateDir: string,
  confirmed: ConfirmedAttempt[],
): { lost: number; surplus: number; moved: number } => {
  const disk = attemptsOnDisk(stateDir)
  let [lost, surplus, moved] = [0, 0, 0]
  for (const { attempt, acknowledged } of confirmed) {
    const { deadlineAt, events } = disk.get(attempt.attemptId) ?? { deadlineAt: null, events: [] }
    const waiting = new Set(events)
    for (const { seq, questionId, answer } of acknowledged)
      if (!waiting.delete(`${seq} ${questionId} ${JSON.stringify(answer)}`)) lost += 1
    surplus += waiting.size + events.length - new Set(events).size
    if (deadlineAt !== attempt.deadlineAt) moved += 1
  }
  return { lost, surplus, moved }
}
