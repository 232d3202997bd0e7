import { compactScores, responsesFrom, scoresFrom } from '../../domain/results/compact.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { movedRanks } from '../../domain/results/moved-ranks.ts'
import { takenSections } from '../../domain/results/counted.ts'
import { shiftGroupOf } from '../catalogue/shifts.usecases.ts'
import type { Services } from '../platform/context.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import { inTransaction } from '../platform/transaction.ts'
import { findKey, keysOf, testsWithQuestion, type FrozenKeys } from '../questions/keys.usecases.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { TaskFailed, type TaskStep, type Task, type TaskRunner } from '../tasks/task.ts'
import { withAnswers } from './long-answers.ts'
import { readScoringFacts } from './recording.store.ts'
import { scoreAttempt, batchRows } from './recording.usecases.ts'
import {
  countChanges,
  countResults,
  hasChanged,
  readEffect,
  recordChanges,
  readPage,
  rewriteScores,
  type Rescored,
  type ResultRow,
} from './rescoring.store.ts'
import { findGroup } from './shifts.store.ts'
import { startNormalisation } from './shifts.usecases.ts'
import { markStatisticsDue } from './statistics-due.store.ts'

/** `trial` counts the changes of a proposed key; `commit` applies the current keys to the scores. */
export type RescoringInput = {
  mode: 'trial' | 'commit'
  questionId: string
  questionVersionId: string
  keyVersion: number
  reason: Bilingual
}

/** Number of results examined, and of scores that change. */
export type RescoringOutput = { results: number; changed: number } & Partial<Effect>

/** Effect of a trial: ranks by score that would move, and the largest change of a score in units. */
type Effect = { ranks: number; largest: number }

/** Start of the next page. */
type Cursor = { testId: string; after: string }

const pageSize = 200
const noOutput: RescoringOutput = { results: 0, changed: 0 }

/** Re-scores one page of results a step, test after test; idempotent. */
export const rescore: TaskRunner<RescoringInput, RescoringOutput> = async (services, task) => {
  const tests = await testsWithQuestion(services, task.input.questionVersionId)
  const output = task.output ?? noOutput
  if (task.cursor === null) return begin(services, tests)
  const { testId, after } = JSON.parse(task.cursor) as Cursor
  const page = await readPage(services.db, testId, after, pageSize)
  const last = page.at(-1)
  await rescorePage(services, task, testId, page)
  const changed = last ? await countChanges(services.db, task.id, { testId, after, last: last.attemptId }) : 0
  const next = tests.find((id) => id > testId)
  const cursor: Cursor | null =
    last && page.length === pageSize ? { testId, after: last.attemptId } : next ? { testId: next, after: '' } : null
  const isLastPage = cursor?.testId !== testId
  if (task.input.mode === 'commit' && isLastPage) {
    await announceChanges(services, task.id, testId)
    await markStatisticsDue(services.db, [testId])
    await repeatNormalisation(services, testId)
  }
  const effect = task.input.mode === 'trial' && isLastPage ? await effectOn(services, task.id, testId) : null
  return {
    done: task.done + page.length,
    total: task.total,
    cursor: cursor && JSON.stringify(cursor),
    output: {
      ...output,
      results: output.results + page.length,
      changed: output.changed + changed,
      ...(effect && {
        ranks: (output.ranks ?? 0) + effect.ranks,
        largest: Math.max(output.largest ?? 0, effect.largest),
      }),
    },
  }
}

/** Effect of the recorded changes on a test. */
const effectOn = async ({ db }: Services, taskId: string, testId: string): Promise<Effect> => {
  const { bars, moves } = await readEffect(db, taskId, testId)
  return {
    ranks: movedRanks(bars, moves),
    largest: Math.max(0, ...moves.map(({ before, after }) => Math.abs(after - before))),
  }
}

const begin = async (services: Services, tests: string[]): Promise<TaskStep<RescoringOutput>> => {
  let total = 0
  for (const testId of tests) total += await countResults(services.db, testId)
  const [testId] = tests
  return {
    done: 0,
    total,
    cursor: testId ? JSON.stringify({ testId, after: '' } satisfies Cursor) : null,
    output: noOutput,
  }
}

type Rescoring = Task<RescoringInput, RescoringOutput>

const rescorePage = async (services: Services, { id, input }: Rescoring, testId: string, page: ResultRow[]) => {
  const { db } = services
  const revision = (await readScoringFacts(db, [testId], [])).revisions.get(testId) ?? 0
  if (input.mode === 'trial') {
    const rescored = await rescoreRows(services, page, revision, await proposedKeys(services, input))
    await recordChanges(
      db,
      id,
      rescored.filter(({ beforeUnits, units }) => beforeUnits !== units),
    )
    return
  }
  const older = page.filter(({ keyRevision }) => keyRevision < revision)
  for (const rows of batchRows(await rescoreRows(services, older, revision, null)))
    await rewriteScores(db, id, rows, revision)
}

type Overlay = (keys: FrozenKeys['keys']) => FrozenKeys['keys']

/** Keys of a paper with the proposed one in place. */
const proposedKeys = async (services: Services, input: RescoringInput): Promise<Overlay> => {
  const { questionId, questionVersionId, keyVersion } = input
  const proposed = await findKey(services, { questionId, questionVersionId, version: keyVersion })
  if (proposed?.state !== 'proposed') throw new TaskFailed('The change is not proposed any more.')
  const { key, alternatives, outcome } = proposed
  return (keys) => {
    const row = keys.get(questionId)
    if (row?.questionVersionId !== questionVersionId) return keys
    return new Map(keys).set(questionId, { ...row, key, alternatives, outcome })
  }
}

const rescoreRows = async (
  services: Services,
  page: readonly ResultRow[],
  revision: number,
  overlay: Overlay | null,
): Promise<Rescored[]> => {
  const { persons } = await readScoringFacts(
    services.db,
    [],
    page.map(({ userId }) => userId),
  )
  const rescored: Rescored[] = []
  for (const row of page) {
    const frozen = await paperOf(services, row.testVersionId)
    const current = await keysOf(services, row.testVersionId, revision)
    if (current.revision !== revision) throw new Error('The keys were changed in the middle of a page.')
    const sections = takenSections(frozen.paper.sections, scoresFrom(frozen.order, row.scores))
    const keys = overlay ? overlay(current.keys) : current.keys
    const { attemptId, userId, testId, closing, keyRevision, units: beforeUnits } = row
    const stored = await withAnswers(services, { responses: row.responses, integrity: '' })
    const responses = responsesFrom(frozen.order, stored.responses)
    const score = scoreAttempt(frozen, keys, { responses, sections }, persons.get(userId))
    rescored.push({
      attemptId,
      userId,
      testId,
      closing,
      keyRevision,
      beforeUnits,
      units: score.units,
      tieKey: score.tieKey,
      scores: compactScores(score.scores),
    })
  }
  return rescored
}

/**
 * Announces the scores that a task changed in a test, if any: one event a test, after its last page, since handlers
 * read the changed students. A repeated step derives the same event id.
 */
export const announceChanges = async (services: Services, taskId: string, testId: string): Promise<void> => {
  const change = { kind: 'score.changed' as const, payload: { taskId, testId } }
  const event = newEvent(services, change, `evt_scores_${taskId}_${testId}`)
  await inTransaction(services.db, [eventRow(event, hasChanged(taskId, testId))])
  dispatchSoon(services, [event])
}

/** Repeats the normalisation of a test's shift group, if it was computed before. */
export const repeatNormalisation = async (services: Services, testId: string): Promise<void> => {
  const groupId = await shiftGroupOf(services, testId)
  if (groupId && (await findGroup(services.db, groupId))?.state === 'computed')
    await startNormalisation(services, groupId)
}
