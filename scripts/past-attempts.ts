import { eq, sql } from 'drizzle-orm'
import { gzipSync } from 'node:zlib'
import type { TaskKind } from '../domain/tasks/contract.ts'
import type { Response } from '../domain/attempts/contract.ts'
import { dateInIndia, startOfDayInIndia } from '../domain/india.ts'
import type { Language } from '../domain/language.ts'
import { chainLog, logKey, logText } from '../domain/attempts/response-log.ts'
import { keyedOf, optionsOf } from '../domain/questions/kinds/presentation.ts'
import { compactIntegrity, compactResponses, compactScores } from '../domain/results/compact.ts'
import type { QuestionScore } from '../domain/results/contract.ts'
import * as schema from '../drizzle/schema/index.ts'
import { seedAccounts } from '../drizzle/seed/accounts.ts'
import { seedShiftGroups, seedTests, type SeedTest } from '../drizzle/seed/catalogue/index.ts'
import { demoHistory } from '../drizzle/seed/demo-history.ts'
import { seeded } from '../drizzle/seed/random.ts'
import { syntheticLog } from '../drizzle/seed/synthetic-log.ts'
import {
  syntheticCertainty,
  syntheticResponses,
  syntheticStudents,
  type Facts,
  type Random,
  type SyntheticStudent,
} from '../drizzle/seed/synthetic.ts'
import { addNameWords } from '../worker/accounts/find-students.store.ts'
import type { Bindings } from '../worker/env.ts'
import { hashSync } from '../worker/platform/hash.ts'
import { makeServices, type Services } from '../worker/platform/context.ts'
import { inTransaction } from '../worker/platform/transaction.ts'
import { latestKeysOf } from '../worker/questions/keys.usecases.ts'
import { paperOf, type FrozenPaper } from '../worker/questions/papers.usecases.ts'
import { scoreAttempt, batchRows } from '../worker/results/recording.usecases.ts'
import { normaliseGroup } from '../worker/results/shifts.usecases.ts'
import { computeStatistics } from '../worker/results/statistics.task.ts'
import type { TaskRunner } from '../worker/tasks/task.ts'

const attempts = 2_000
const students = 400
const minute = 60_000
const day = 24 * 60 * minute

/** Tests that can have attempts: without a window, or with one that is over. */
const taken = seedTests.filter(({ kind, window }) => kind !== 'demo' && (window === null || window.closes <= 0))

const [{ id: uid, name }] = seedAccounts
/** The demo's student has attempts of their own (drizzle/seed/demo-history.ts), one in a shift that is normalised. */
const demoStudent: SyntheticStudent = { uid, name, birthDate: '2003-04-12', category: 'ur', ability: 0.5 }
const sharedShift = 'tst_ssc-cgl-shift-1'

type Row = typeof schema.results.$inferInsert & { startedAt: number; logKey: string; logHash: string }

/** A student's sitting of a test; only the first of a test may rank. */
type Sitting = { student: SyntheticStudent; startedAt: number; isFirst: boolean }

/** Stores files by key. */
export type PutFiles = (files: ReadonlyMap<string, Uint8Array>) => Promise<unknown>

/**
 * Creates past attempts of synthetic students with their response logs, scored like all others and labelled as
 * synthetic, so that ranks, charts and replays of the demo have data. One transaction. Returns their number; 0 if there
 * are some already.
 */
export const seedPastAttempts = async (d1: D1Database, putFiles: PutFiles, now: number): Promise<number> => {
  const services = makeServices({ DB: d1 } as Bindings, () => undefined)
  const { db } = services
  if (await db.select().from(schema.users).where(eq(schema.users.provider, 'synthetic')).limit(1).get()) return 0
  const random = seeded(2_026)
  const made = syntheticStudents(students, random)
  const rows: Row[] = []
  const puts: Promise<unknown>[] = []
  const papers = await Promise.all(taken.map(async (test) => ({ test, ...(await paperWithKeys(services, test.id)) })))
  for (const [index, paper] of papers.entries()) {
    const { test } = paper
    const count = Math.floor((attempts * (index + 1)) / taken.length) - Math.floor((attempts * index) / taken.length)
    const own = ownSittings(test, now, random)
    const others = some(made, count - (test.id === sharedShift ? 1 : 0), random)
    const sittings = others.map((student) => ({ student, startedAt: startOf(test, now, random), isFirst: true }))
    const attempted = attemptsAt(paper, [...own, ...sittings], random)
    rows.push(...attempted.map(({ row }) => row))
    puts.push(putFiles(new Map(attempted.map(({ row, log }) => [row.logKey, log]))))
  }
  await Promise.all(puts)
  await inTransaction(db, [
    ...studentRows(made, now),
    ...batchRows(rows).flatMap((page) => {
      const json = JSON.stringify(page)
      return [resultRows(json), attemptRows(json)]
    }),
    sql`
      INSERT INTO score_histogram (test_id, units, students)
      SELECT test_id, units, count(*) FROM results WHERE ranked = 1 AND ${isMade} GROUP BY test_id, units
      ON CONFLICT (test_id, units) DO UPDATE SET students = students + excluded.students`,
  ])
  // Together, since a task waits for its timers most of the time. No question is in two tests, so none pools another's.
  await Promise.all(
    taken.map(({ id }) =>
      runTask(services, computeStatistics, { kind: 'item_statistics', input: { testId: id }, now }),
    ),
  )
  for (const { id } of seedShiftGroups)
    await runTask(services, normaliseGroup, { kind: 'normalisation', input: { groupId: id }, now })
  return rows.length
}

/** Takes every step of a task, as the queue does. */
const runTask = async <Input, Output>(
  services: Services,
  runner: TaskRunner<Input, Output>,
  { kind, input, now }: { kind: TaskKind; input: Input; now: number },
): Promise<void> => {
  const task = { id: 'seed', kind, input, state: 'running' as const, userId: null, output: null }
  let cursor: string | null = null
  do {
    const step = await runner(services, { ...task, cursor, done: 0, total: null, createdAt: now, updatedAt: now })
    cursor = step.cursor
  } while (cursor !== null)
}

/** Distinct random items. */
const some = <Item>(items: readonly Item[], count: number, random: Random): Item[] =>
  items
    .map((item) => ({ item, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ item }) => item)

/** Question whose words the better students of the demo misread: the statistics make its key suspect. */
const misread = 'qst_rea-002'

const isMisread = (questionId: string, { ability }: SyntheticStudent): boolean => questionId === misread && ability > 0

/** Responses of a student, with another option for the misread question. */
const withMisreading = (
  responses: readonly Response[],
  { paper }: FrozenPaper,
  student: SyntheticStudent,
  keyed: readonly string[],
): Response[] =>
  responses.map((response) => {
    const question = paper.questions.find(({ id: questionId }) => questionId === response.questionId)
    if (!question || !isMisread(question.id, student)) return response
    const other = optionsOf(question).find((option) => !keyed.includes(option.id))
    return other ? { ...response, answer: { optionIds: [other.id] }, status: 'answered' } : response
  })

/** The same responses, each answer with how sure the student is of it. */
const withCertainty = (
  responses: readonly Response[],
  scores: readonly QuestionScore[],
  random: Random,
): Response[] => {
  const right = new Set(scores.flatMap(({ questionId, verdict }) => (verdict === 'correct' ? [questionId] : [])))
  return responses.map((response) =>
    response.answer ? { ...response, certainty: syntheticCertainty(right.has(response.questionId), random) } : response,
  )
}

/** Sittings of the demo's student in a test, at nine in the morning in India. */
const ownSittings = (test: SeedTest, now: number, random: Random): Sitting[] => {
  if (test.id === sharedShift) return [{ student: demoStudent, startedAt: startOf(test, now, random), isFirst: true }]
  return demoHistory
    .filter(({ testId }) => testId === test.id)
    .map(({ daysAgo, ability }, index) => ({
      student: { ...demoStudent, ability },
      startedAt: startOfDayInIndia(dateInIndia(now - daysAgo * day)) + 9 * 60 * minute,
      isFirst: index === 0,
    }))
}

type KeyedPaper = { versionId: string; frozen: FrozenPaper } & Awaited<ReturnType<typeof latestKeysOf>>

const paperWithKeys = async (services: Services, testId: string): Promise<KeyedPaper> => {
  const versionId = `${testId}_v1`
  const [frozen, latest] = await Promise.all([paperOf(services, versionId), latestKeysOf(services, versionId)])
  return { versionId, frozen, ...latest }
}

const attemptsAt = (
  { test, versionId, frozen, keys, revision }: KeyedPaper & { test: SeedTest },
  sittings: readonly Sitting[],
  random: Random,
): { row: Row; log: Uint8Array }[] => {
  const factsOf = (questionId: string): Facts => {
    const [facts, row] = [frozen.facts.get(questionId), keys.get(questionId)]
    if (!facts || !row) throw new RangeError(`No question ${questionId} in ${versionId}`)
    return { ...facts, key: row.key }
  }
  const misreadKey = keys.get(misread)?.key
  const keyedOfMisread = misreadKey ? keyedOf(misreadKey) : []
  return sittings.map(({ student, startedAt, isFirst }) => {
    const answered = syntheticResponses(frozen.paper, factsOf, student, startedAt, random)
    const given = withMisreading(answered, frozen, student, keyedOfMisread)
    const { scores, units, tieKey, validity } = scoreAttempt(frozen, keys, { responses: given, sections: [] }, student)
    const responses = student.uid === uid ? withCertainty(given, scores, random) : given
    const attempt = {
      attemptId: idAt('att', startedAt, random),
      userId: student.uid,
      startedAt,
      testId: test.id,
      testVersionId: versionId,
      receipt: idAt('demo', startedAt, random),
      submittedAt: startedAt + spentOn(responses),
      language: languageOf(student),
    }
    const log = chainLog(syntheticLog(attempt, frozen.paper, responses, seeded(startedAt)), hashSync)
    const row: Row = {
      ...attempt,
      logKey: logKey(attempt.attemptId, 1),
      logHash: log.end.hash,
      closedBy: 'student',
      lateSynced: 0,
      units,
      tieKey,
      keyRevision: revision,
      standing: validity,
      ranked: isFirst && validity === 'counted',
      integrity: compactIntegrity(log.end.integrity),
      responses: compactResponses(frozen.order, responses),
      scores: compactScores(scores),
    }
    return { row, log: gzipSync(logText(log)) }
  })
}

/** Two of five students take their tests in Hindi. */
const languageOf = ({ uid: studentId }: SyntheticStudent): Language =>
  Number(/\d*$/.exec(studentId)?.[0] ?? 0) % 5 < 2 ? 'hi' : 'en'

/** Start within the test's window, or within the last two months. */
const startOf = ({ window, durationMinutes }: SeedTest, now: number, random: Random): number =>
  Math.round(
    window
      ? now + (window.opens + random() * Math.max(0, window.closes - window.opens - durationMinutes)) * minute
      : now - day - random() * 60 * day,
  )

const spentOn = (responses: readonly Response[]): number => responses.reduce((sum, { ms }) => sum + ms, minute)

const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** Id in the format of worker/platform/ids, from seeded numbers. */
const idAt = (prefix: string, at: number, random: Random): string => {
  let time = ''
  for (let rest = at, digit = 0; digit < 9; digit += 1, rest = Math.floor(rest / 32)) time = letters[rest % 32] + time
  const tail = Array.from({ length: 16 }, () => letters[Math.floor(random() * 32)])
  return `${prefix}_${time}${tail.join('')}`
}

/** Rows without accounts: nobody can sign in as one of them. */
const studentRows = (made: readonly SyntheticStudent[], now: number) => {
  const json = JSON.stringify(made)
  return [
    sql`
      INSERT INTO users (uid, email, display_name, provider, created_at, last_login_at, updated_at)
      SELECT value ->> 'uid', value ->> 'uid' || '@demo.invalid', value ->> 'name', 'synthetic', ${now}, ${now}, ${now}
      FROM json_each(${json})`,
    sql`
      INSERT INTO student_profiles (uid, birth_date, category)
      SELECT value ->> 'uid', value ->> 'birthDate', value ->> 'category' FROM json_each(${json})`,
    addNameWords(made),
  ]
}

const resultRows = (json: string) => sql`
  INSERT INTO results (attempt_id, user_id, test_id, test_version_id, receipt, submitted_at, closed_by, late_synced,
    units, tie_key, key_revision, standing, ranked, synthetic, language, integrity, responses, scores)
  SELECT value ->> 'attemptId', value ->> 'userId', value ->> 'testId', value ->> 'testVersionId', value ->> 'receipt',
    value ->> 'submittedAt', value ->> 'closedBy', value ->> 'lateSynced', value ->> 'units', value ->> 'tieKey',
    value ->> 'keyRevision', value ->> 'standing', value ->> 'ranked', 1, value ->> 'language', value -> 'integrity', value -> 'responses',
    value -> 'scores'
  FROM json_each(${json})`

/** Receipts of the demo begin with `demo_`. */
const isMade = sql`synthetic = 1 AND receipt LIKE 'demo_%'`

/** Attempts of the results. */
const attemptRows = (json: string) => sql`
  INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at, submitted_at, log_key, log_closing,
    log_hash)
  SELECT value ->> 'attemptId', value ->> 'userId', value ->> 'testId', value ->> 'testVersionId', 'scored',
    value ->> 'startedAt', value ->> 'submittedAt', value ->> 'logKey', 1, value ->> 'logHash'
  FROM json_each(${json})`
