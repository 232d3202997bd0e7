import { and, count, eq, isNull, like } from 'drizzle-orm'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import {
  attempts,
  authUsers,
  keyChallenges,
  normalisedScores,
  presetVersions,
  results,
  scoreHistogram,
  users,
} from '../../drizzle/schema/index.ts'
import { foldActs } from '../../domain/attempts/acts.ts'
import { verifyLog } from '../../domain/attempts/response-log.ts'
import { compactResponses } from '../../domain/results/compact.ts'
import { challengeStates } from '../../domain/challenges/states.ts'
import { demoHistory } from '../../drizzle/seed/demo-history.ts'
import { challengedTest } from '../../drizzle/seed/office/challenges.ts'
import { hashOf } from '../../worker/platform/hash.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { readErrata } from '../../worker/challenges/errata.usecases.ts'
import { seedPastAttempts, type PutFiles } from '../../scripts/past-attempts.ts'
import { seedChallenges } from '../../scripts/seed-challenges.ts'
import { seed } from '../../scripts/seed.ts'
import { db, env, prepareDatabase, servicesAt } from './support.ts'

const putFiles: PutFiles = (files) => Promise.all([...files].map(([key, bytes]) => env.FILES.put(key, bytes)))

let seededBefore = { bars: 0 }
let seededNow = 0

const countBars = async () => (await db.select({ bars: count() }).from(scoreHistogram).get()) ?? { bars: 0 }

// Hashing the logs of 2,000 attempts takes a while on a busy machine.
beforeAll(async () => {
  await prepareDatabase()
  seededBefore = await countBars()
  seededNow = await seedPastAttempts(env.DB, putFiles, Date.now())
}, 240_000)

const all = 2_000 + demoHistory.length

test('the demo has 2,000 past attempts of labelled students who cannot sign in, ranked, with their logs, and never added twice (EXM-62, RES-36)', async () => {
  expect(seededNow).toBe(all)
  expect(await seedPastAttempts(env.DB, putFiles, Date.now())).toBe(0)

  const made = await db.select().from(results).where(like(results.receipt, 'demo_%'))
  expect(made).toHaveLength(all)
  expect(made.every(({ synthetic }) => synthetic)).toBe(true)
  // In the compact form of the database.
  expect(made.some(({ responses, scores }) => Array.isArray(responses) || Array.isArray(scores))).toBe(false)
  const others = made.filter(({ userId }) => userId !== 'demo-student')
  expect(others.every(({ ranked, standing }) => ranked === (standing === 'counted'))).toBe(true)
  expect(made.every(({ attemptId }) => /^att_[0-9a-z]{25}$/.test(attemptId))).toBe(true)
  expect(made.every(({ submittedAt }) => submittedAt < Date.now())).toBe(true)
  for (const [testId, ofTest] of Map.groupBy(made, (result) => result.testId)) {
    const ranked = ofTest.filter((result) => result.ranked)
    expect([testId, ranked.length >= 30]).toEqual([testId, true])
    for (const [units, same] of Map.groupBy(ranked, (result) => result.units)) {
      const bar = await db
        .select()
        .from(scoreHistogram)
        .where(and(eq(scoreHistogram.testId, testId), eq(scoreHistogram.units, units)))
        .get()
      expect(bar?.students).toBeGreaterThanOrEqual(same.length)
    }
  }
  expect((await countBars()).bars).toBeGreaterThan(seededBefore.bars)

  // Every log follows from its first hash to the recorded one, and its acts lead to the stored responses.
  for (const result of made.filter(({ userId }, index) => index % 40 === 0 || userId === 'demo-student')) {
    const row = await db.select().from(attempts).where(eq(attempts.id, result.attemptId)).get()
    const file = await env.FILES.get(row?.logKey ?? '')
    const verified = await verifyLog(gunzipSync((await file?.bytes()) ?? new Uint8Array()).toString(), hashOf)
    if (!verified.ok) throw new Error(`Line ${verified.line} of ${result.attemptId} does not follow.`)
    const { saves, end } = verified.log
    expect(end).toMatchObject({ hash: row?.logHash, receipt: result.receipt, closedAt: result.submittedAt })
    const { order } = await paperOf(servicesAt(), result.testVersionId)
    const acts = saves.flatMap(({ device, events }) => events.map((event) => ({ ...event, device, given: event.at })))
    expect(acts.every(({ at }) => at >= (row?.startedAt ?? 0) && at <= result.submittedAt)).toBe(true)
    const left = [...foldActs(acts).values()]
    expect(compactResponses(order, left)).toEqual(result.responses)
  }

  // The demo student has sat tests once or more, and the first sitting of each ranks.
  const own = made.filter(({ userId }) => userId === 'demo-student').toSorted((a, b) => a.submittedAt - b.submittedAt)
  const history = own.filter(({ testId }) => testId !== 'tst_ssc-cgl-shift-1')
  expect(history.map(({ testId }) => testId)).toEqual(demoHistory.map(({ testId }) => testId))
  for (const [index, { testId, ranked }] of own.entries())
    expect([testId, ranked]).toEqual([testId, own.findIndex((one) => one.testId === testId) === index])
  // One is a shift with a normalised score.
  const [normalised] = await db
    .select()
    .from(normalisedScores)
    .where(eq(normalisedScores.attemptId, own.find(({ testId }) => testId === 'tst_ssc-cgl-shift-1')?.attemptId ?? ''))
  expect(normalised?.normalised).toMatch(/\d/)

  const without = await db
    .select({ students: count() })
    .from(users)
    .leftJoin(authUsers, eq(authUsers.id, users.uid))
    .where(and(like(users.email, '%@demo.invalid'), isNull(authUsers.id)))
    .get()
  expect(without?.students).toBe(400)
  const demoAttempts = await db
    .select({ scored: count() })
    .from(attempts)
    .innerJoin(results, eq(results.attemptId, attempts.id))
    .where(and(like(results.receipt, 'demo_%'), eq(attempts.state, 'scored')))
    .get()
  expect(demoAttempts?.scored).toBe(all)
})

test('demo data of another version is reported and left unchanged (EXM-62)', async () => {
  expect(await seed(env.DB, Date.now())).toBe(false)
  const [version] = await db.select().from(presetVersions).limit(1)
  if (!version) throw new Error('no preset')
  const setPattern = (pattern: typeof version.pattern) =>
    db.update(presetVersions).set({ pattern }).where(eq(presetVersions.id, version.id))
  await setPattern({ ...version.pattern, durationMinutes: version.pattern.durationMinutes + 1 })
  await expect(seed(env.DB, Date.now())).rejects.toThrow('of another version')
  await setPattern(version.pattern)
  expect(await seed(env.DB, Date.now())).toBe(false)
})

test('the demo has challenges in every state, and a ruling that its student reads in the errata (CAT-39)', async () => {
  await seedChallenges(env.DB, Date.now())
  const sent = await db.select().from(keyChallenges).where(eq(keyChallenges.testId, challengedTest))
  expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(challengeStates))
  expect((await readErrata(servicesAt(), 'demo-student', challengedTest)).items).toMatchObject([
    { decision: 'rejected', disclosed: { reason: { en: expect.stringMatching(/^Sample/) } } },
  ])
})
