import { addToLevels, emptyLevels } from '../../domain/results/statistics/levels.ts'
import { addAttempt, emptyTally } from '../../domain/results/statistics/tally.ts'
import { refreshRows } from '../content/office-rows.ts'
import type { Services } from '../platform/context.ts'
import { pause } from '../platform/pause.ts'
import { inTransaction } from '../platform/transaction.ts'
import { keysOf } from '../questions/keys.usecases.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import type { TaskRunner, TaskStep } from '../tasks/task.ts'
import { withAnswers } from './long-answers.ts'
import { paceOf } from './pace.ts'
import { clearDue, markStatisticsDue } from './statistics-due.store.ts'
import { figuresOfVersion, pooledOf } from './statistics-figures.ts'
import { acceptedChoices, leveledAnswers, outcomesOf, plannedItems, type CountedItem } from './statistics-plan.ts'
import { deleteTallies, putTallies, readTallies, type Tallies, type VersionCounts } from './statistics-state.ts'
import * as store from './statistics.store.ts'

export type StatisticsInput = { testId: string }

/** Number of first attempts, or the reason for leaving the test to a later run. */
export type StatisticsOutput = { attempts: number; left?: 'rescoring' | 'no_test' }

/** Last attempt counted, and the revision of the keys that scored all of them. */
type Cursor = { after: string; revision: number }

const attemptsPerStep = 4_000
/** Answers of a page, which is one statement, and of a turn, after which requests that wait are served. */
const answersPerPage = 5_000
const answersPerTurn = 1_000
/** Between pages, so that others have the database and the processor for most of the time. */
const pauseMs = 10

/** Attempts with a number of answers; at least one. */
const attemptsOf = (answers: number, questions: number): number => Math.max(1, Math.floor(answers / questions))

/** Question versions whose figures are pooled at once. */
const pooledAtOnce = 50

type PlannedVersion = { order: string[]; items: (CountedItem | null)[] }

/** Questions and keys of a version of the test, read once a step. */
type Plans = (versionId: string) => Promise<PlannedVersion>

const plansAt = (services: Services, revision: number): Plans => {
  const known = new Map<string, Promise<PlannedVersion>>()
  const read = async (versionId: string): Promise<PlannedVersion> => {
    const [frozen, { keys }] = await Promise.all([paperOf(services, versionId), keysOf(services, versionId, revision)])
    return { order: frozen.order, items: plannedItems(frozen, keys) }
  }
  return (versionId) => {
    const plan = known.get(versionId) ?? read(versionId)
    known.set(versionId, plan)
    return plan
  }
}

const countedItems = ({ items }: PlannedVersion): CountedItem[] => items.filter((item) => item !== null)

const emptyCounts = (items: number): VersionCounts => ({ tally: emptyTally(items), levels: emptyLevels(items) })

/** Adds a page of attempts to the tallies in place, `perTurn` attempts at once. */
const addPage = async (
  services: Services,
  { tallies, plans, perTurn }: Counting,
  page: readonly store.CountedRow[],
): Promise<void> => {
  for (const [index, row] of page.entries()) {
    const { testVersionId, language, synthetic, scores } = row
    const plan = await plans(testVersionId)
    const { responses } = await withAnswers(services, { responses: row.responses, integrity: '' })
    const items = countedItems(plan)
    const counts = tallies.get(testVersionId) ?? emptyCounts(items.length)
    tallies.set(testVersionId, counts)
    const outcomes = outcomesOf(plan.order, plan.items, { responses, scores })
    addAttempt(counts.tally, { language: language ?? 'unknown', synthetic, items: outcomes })
    addToLevels(counts.levels, leveledAnswers(items, outcomes))
    if (index % perTurn === perTurn - 1) await pause()
  }
}

type Counting = { tallies: Tallies; plans: Plans; pageSize: number; perTurn: number }

/**
 * Counts pages of first attempts; `done` after the last page. Null where scores were made with other keys: a re-scoring
 * is under way, which marks the test again.
 */
const countPages = async (
  services: Services,
  testId: string,
  { after, revision }: Cursor,
  counting: Counting,
): Promise<{ after: string; attempts: number; isDone: boolean } | null> => {
  let [last, attempts] = [after, 0]
  while (attempts < attemptsPerStep) {
    const page = await store.readCounted(services.db, testId, last, counting.pageSize)
    if (page.some(({ keyRevision }) => keyRevision !== revision)) return null
    await addPage(services, counting, page)
    attempts += page.length
    last = page.at(-1)?.attemptId ?? last
    if (page.length < counting.pageSize) return { after: last, attempts, isDone: true }
    await pause(pauseMs)
  }
  return { after: last, attempts, isDone: false }
}

/** Pools the figures of question versions over all tests, and refreshes their rows in the bank's list. */
const poolQuestions = async (services: Services, versionIds: readonly string[]): Promise<void> => {
  for (let first = 0; first < versionIds.length; first += pooledAtOnce) {
    const ids = versionIds.slice(first, first + pooledAtOnce)
    const [items, keys] = await Promise.all([
      store.readItems(services.db, ids),
      store.readCurrentKeys(services.db, ids),
    ])
    const byVersion = Map.groupBy(items, ({ questionVersionId }) => questionVersionId)
    const rows = [...byVersion].flatMap(([versionId, own]) => {
      const key = keys.get(versionId)
      const pooled = pooledOf(own, key ? acceptedChoices(key) : [])
      return pooled ? [pooled] : []
    })
    const questionIds = [...new Set(rows.map(({ questionId }) => questionId))]
    await inTransaction(services.db, [
      ...store.pooledStatements(ids, rows, services.now()),
      ...refreshRows('question', questionIds),
    ])
  }
}

/** Adds the pace of the best tenth to the figures of all students. */
const withPace = (services: Services, testId: string, rows: readonly store.TestRow[]): Promise<store.TestRow[]> =>
  Promise.all(
    rows.map(async (row) => {
      const { testVersionId, language, figures } = row
      if (language !== 'all') return row
      const pace = await paceOf(services, { testId, testVersionId, students: figures.students })
      return pace ? { ...row, figures: { ...figures, pace } } : row
    }),
  )

const finish = async (services: Services, testId: string, tallies: Tallies, plans: Plans): Promise<void> => {
  const before = await store.questionVersionsOf(services.db, testId)
  const rows = { tests: [] as store.TestRow[], items: [] as store.ItemRow[] }
  for (const [versionId, counts] of tallies) {
    const items = countedItems(await plans(versionId))
    const figures = await figuresOfVersion(versionId, counts, items)
    rows.tests.push(...(await withPace(services, testId, figures.tests)))
    rows.items.push(...figures.items)
  }
  await store.saveStatistics(services.db, testId, rows, services.now())
  await poolQuestions(services, [
    ...new Set([...before, ...rows.items.map(({ questionVersionId }) => questionVersionId)]),
  ])
}

const ended = (done: number, output: StatisticsOutput): TaskStep<StatisticsOutput> => ({
  done,
  total: done,
  cursor: null,
  output,
})

/**
 * Computes the statistics of a test and of its questions over first attempts, some pages a step; idempotent. Counts are
 * kept between steps, so memory does not grow with the number of attempts.
 */
export const computeStatistics: TaskRunner<StatisticsInput, StatisticsOutput> = async (services, task) => {
  const { testId } = task.input
  const test = await store.findCounted(services.db, testId)
  if (!test) return ended(0, { attempts: 0, left: 'no_test' })
  const { revision, questions } = test
  if (task.cursor === null) {
    await clearDue(services.db, testId)
    const total = await store.countRanked(services.db, testId)
    return { done: 0, total, cursor: JSON.stringify({ after: '', revision } satisfies Cursor) }
  }
  const cursor = JSON.parse(task.cursor) as Cursor
  const plans = plansAt(services, revision)
  const tallies: Tallies = cursor.after === '' ? new Map() : await readTallies(services, task.id, cursor.after)
  const counting = {
    tallies,
    plans,
    pageSize: attemptsOf(answersPerPage, questions),
    perTurn: attemptsOf(answersPerTurn, questions),
  }
  const counted = cursor.revision === revision ? await countPages(services, testId, cursor, counting) : null
  if (!counted) {
    await markStatisticsDue(services.db, [testId])
    return ended(task.done, { attempts: task.done, left: 'rescoring' })
  }
  const done = task.done + counted.attempts
  if (!counted.isDone) {
    await putTallies(services, task.id, counted.after, tallies)
    return { done, total: Math.max(done, task.total ?? 0), cursor: JSON.stringify({ ...cursor, after: counted.after }) }
  }
  await finish(services, testId, tallies, plans)
  if (cursor.after !== '') await deleteTallies(services, task.id)
  return ended(done, { attempts: done })
}
