import { opensToPractice, opensToRetake } from '../../domain/revision/eligibility.ts'
import { distanceFromTarget, isCalibrated, studentLevel } from '../../domain/revision/elo.ts'
import { nearestCandidates, openCandidates } from '../../domain/revision/picker.ts'
import type { PracticePool } from '../../domain/revision/practice-choices.ts'
import type { PoolQuery, PracticeSpec } from '../../domain/revision/practice.ts'
import type { PracticePoolCounts } from '../../domain/revision/practice-view.ts'
import type { Difficulty } from '../../domain/questions/levels.ts'
import type { AccessItem } from '../../domain/purchases/access.ts'
import type { Services } from '../platform/context.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitCount } from '../platform/limits.ts'
import { loadEntitlements } from '../purchases/purchases.usecases.ts'
import { levelsOf } from '../results/levels.usecases.ts'
import { catchUp } from './catch-up.usecases.ts'
import { deckOf } from './deck.ts'
import * as store from './practice.store.ts'
import type { CandidateFilter, CandidateRow } from './practice.store.ts'
import { listSavedIds } from './revision.store.ts'

type Asking = Awaited<ReturnType<typeof store.listAskingTests>>[number]

const itemOf = ({ id, access, seriesId }: Asking): AccessItem => ({ id, access, seriesId, hasPreview: false })

/** `shown`: questions whose solutions the student was shown; `any`: questions of the bank. */
export type Acquaintance = 'any' | 'shown'

const rules = { any: opensToPractice, shown: opensToRetake }

/** True for each test whose questions practice may ask. */
const openTests = async (
  services: Services,
  userId: string,
  testIds: readonly string[],
  acquaintance: Acquaintance,
): Promise<Map<string, boolean>> => {
  const tests = testIds.length === 0 ? [] : await store.listAskingTests(services.db, userId, testIds)
  const stateOf = await loadEntitlements(services, userId, tests.map(itemOf))
  const now = services.now()
  return new Map(
    tests.map((test) => [test.id, rules[acquaintance]({ ...test, isOwned: stateOf(itemOf(test)) === 'open' }, now)]),
  )
}

/** Questions of a filter that this student may practise. */
export const practisable = async (
  services: Services,
  userId: string,
  filter: CandidateFilter,
  acquaintance: Acquaintance,
): Promise<CandidateRow[]> => {
  const rows = await store.listCandidates(services.db, filter)
  const testIds = [...new Set(rows.flatMap(({ tests }) => tests))]
  return openCandidates(rows, await openTests(services, userId, testIds, acquaintance))
}

/** Questions by pool, and what the student has answered. */
type Own = { seen: ReadonlySet<string>; wrong: ReadonlySet<string>; saved: ReadonlySet<string> }

const readOwn = async (services: Services, userId: string): Promise<Own> => {
  await catchUp(services, userId)
  const [{ seen, wrong }, saved] = await Promise.all([
    deckOf(services, userId).practised(),
    listSavedIds(services.db, userId),
  ])
  return { seen: new Set(seen), wrong: new Set(wrong), saved: new Set(saved) }
}

type OwnPool = Extract<PracticePool, 'wrong' | 'saved'>

const isOwnPool = (pool: PracticePool): pool is OwnPool => pool === 'wrong' || pool === 'saved'

/** Questions of a pool for choices. Those answered wrong or saved were shown with their solutions before. */
const readPool = async (
  services: Services,
  userId: string,
  choices: Omit<CandidateFilter, 'questionIds'>,
  pool: PracticePool,
  own: Own,
): Promise<CandidateRow[]> => {
  if (isOwnPool(pool)) return practisable(services, userId, { ...choices, questionIds: [...own[pool]] }, 'shown')
  const rows = await practisable(services, userId, { ...choices, questionIds: null }, 'any')
  return pool === 'unseen' ? rows.filter(({ questionId }) => !own.seen.has(questionId)) : rows
}

/** Questions that a quiz of these choices can draw from. */
export const poolOf = async (
  services: Services,
  userId: string,
  { exam, subjects, topics, difficulties, pool }: PracticeSpec,
): Promise<CandidateRow[]> =>
  readPool(services, userId, { exam, subjects, topics, difficulties }, pool, await readOwn(services, userId))

/** Questions near the student's level in their subject, twice `count`; those without a measured level are left out. */
export const nearLevel = async (
  services: Services,
  userId: string,
  rows: readonly CandidateRow[],
  count: number,
): Promise<CandidateRow[]> => {
  const rated = await deckOf(services, userId).rated()
  const ids = new Set([...rows, ...rated].map(({ questionId }) => questionId))
  const levels = await levelsOf(services, [...ids])
  const levelOf = ({ questionId }: { questionId: string }) => levels.get(questionId)
  const bySubject = Map.groupBy(rated, ({ subject }) => subject)
  const abilities = new Map(
    [...bySubject].map(([subject, answers]) => [
      subject,
      studentLevel(answers.map((answer) => ({ ...answer, level: levelOf(answer) }))).rating,
    ]),
  )
  const distanceOf = (row: CandidateRow): number | null => {
    const level = levelOf(row)
    return isCalibrated(level) ? distanceFromTarget(abilities.get(row.subject) ?? 0, level.rating) : null
  }
  return nearestCandidates(rows, distanceOf, count)
}

const includes = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined || list.length === 0 || list.includes(value)

/** Questions with a measured level. */
const calibrated = async (services: Services, rows: readonly CandidateRow[]): Promise<CandidateRow[]> => {
  const levels = await levelsOf(
    services,
    rows.map(({ questionId }) => questionId),
  )
  return rows.filter(({ questionId }) => isCalibrated(levels.get(questionId)))
}

/** Questions of each pool for choices. */
const readPools = async (services: Services, userId: string, exam: string | null, difficulties: Difficulty[]) => {
  const own = await readOwn(services, userId)
  const choices = { exam, subjects: [], topics: [], difficulties }
  const [all, wrong, saved] = await Promise.all(
    (['all', 'wrong', 'saved'] as const).map((pool) => readPool(services, userId, choices, pool, own)),
  )
  const rows = all ?? []
  const measured = await calibrated(services, rows)
  return {
    all: rows,
    unseen: rows.filter(({ questionId }) => !own.seen.has(questionId)),
    wrong: wrong ?? [],
    saved: saved ?? [],
    calibrated: measured,
  }
}

/** Counts that one student may ask for in an hour: each reads the bank. */
const countLimit: Limit = { failures: 600, windowMs: 60 * 60_000 }

/** Number of questions for choices, with those of each pool, subject and topic. Throws 429 beyond 600 in an hour. */
export const countPool = async (services: Services, userId: string, query: PoolQuery): Promise<PracticePoolCounts> => {
  await limitCount(services, `practice-pool:${userId}`, countLimit)
  const { exam = null, subjects, topics, difficulties = [], pool = 'all' } = query
  const [pools, names] = await Promise.all([
    readPools(services, userId, exam, difficulties),
    store.listTopics(services.db),
  ])
  const matches = (row: CandidateRow) => includes(subjects, row.subject) && includes(topics, row.topic)
  const countOf = (rows: readonly CandidateRow[]) => rows.filter(matches).length
  const inPool = pools[pool]
  return {
    questions: countOf(inPool),
    pools: {
      all: countOf(pools.all),
      unseen: countOf(pools.unseen),
      wrong: countOf(pools.wrong),
      saved: countOf(pools.saved),
      calibrated: pools.calibrated.length === 0 ? null : countOf(pools.calibrated),
    },
    subjects: names.subjects.flatMap(({ id, title }) => {
      const questions = inPool.filter(({ subject }) => subject === id).length
      return questions === 0 ? [] : [{ subject: id, title, questions }]
    }),
    topics: names.topics.flatMap(({ subject, slug, title }) => {
      const questions = inPool.filter((row) => row.subject === subject && row.topic === slug).length
      return questions === 0 ? [] : [{ subject, topic: slug, title, questions }]
    }),
  }
}
