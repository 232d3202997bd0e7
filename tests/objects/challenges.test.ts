import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { CasesQuery, type ChallengeBody, type RulingBody } from '../../domain/challenges/contract.ts'
import type { ReleaseRule } from '../../domain/catalogue/contract.ts'
import { auditLog, events, keyChallenges, questionKeys, tests, users } from '../../drizzle/schema/index.ts'
import { listCases, readCase, takeUp, countCases } from '../../worker/challenges/cases.usecases.ts'
import {
  eraseChallengeStatements,
  ownChallenges,
  sendChallenge,
  withdrawChallenge,
} from '../../worker/challenges/challenges.usecases.ts'
import { readTest } from '../../worker/catalogue/tests.usecases.ts'
import { readErrata } from '../../worker/challenges/errata.usecases.ts'
import { ownPicture, setPicture, challengePicture } from '../../worker/challenges/pictures.usecases.ts'
import { rule } from '../../worker/challenges/rulings.usecases.ts'
import type { Services } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { commitRescoring, proposeRescoring, readRescoring } from '../../worker/results/rescoring.usecases.ts'
import { newOwner } from './data-rights-support.ts'
import { deliver, newExam, submission } from './scored.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { takeStep, undeliveredTasks } from './take-step.ts'

beforeAll(prepareDatabase)

const dayMs = 86_400_000
const admin = 'usr_admin'
const quiet = { env: { ...env, ...undeliveredTasks } }
const services = (now: () => number = Date.now): Services => servicesAt(now, quiet)

/** A released result of a new student in an exam. */
const result = async (
  exam: { testId: string; versionId: string },
  userId = unique('user'),
  submittedAt = Date.now(),
) => {
  const message = await submission(exam, userId, 4, { submittedAt })
  await deliver([message])
  return { userId, attemptId: message.attemptId }
}

const words = { reason: 'The book says that the other option is right.', source: 'NCERT, class 10, page 31' }
const dropped: ChallengeBody = { claim: 'drop', ...words }
const claiming = (option: string, claim: 'other' | 'also' = 'other'): ChallengeBody => ({
  claim,
  key: { kind: 'mcq', optionIds: [option] },
  ...words,
})

type Sent = { userId: string; attemptId: string }

const send = ({ userId, attemptId }: Sent, questionId: string, body: ChallengeBody, at?: () => number) =>
  sendChallenge(services(at), userId, attemptId, { questionId, body })

const refusal = (code: string, reason?: string) =>
  expect.objectContaining({ code, ...(reason && { extra: { details: { reason } } }) })

const publicReason = { en: 'Option B follows from the definition.', hi: 'परिभाषा से विकल्प B ही निकलता है।' }

const ruling = async (versionId: string, parts: Partial<RulingBody> = {}, actor = admin) => {
  const { revision } = await readCase(services(), versionId, undefined)
  return rule(services(), actor, versionId, {
    ruling: 'rejected',
    reason: publicReason,
    revision,
    ...parts,
  } as RulingBody)
}

/** A finished trial of a key. */
const trial = async (questionId: string, option: string, outcome: 'normal' | 'dropped_all' = 'normal') => {
  const { taskId } = await proposeRescoring(services(), admin, questionId, {
    key: { kind: 'mcq', optionIds: [option] },
    alternatives: [],
    outcome,
    reason: { en: 'A book says so.', hi: 'किताब में यही है।' },
  })
  await finish(taskId)
  return taskId
}

const finish = async (taskId: string) => {
  for (let steps = 0; steps < 20; steps += 1) {
    await takeStep(services(), taskId)
    if ((await readRescoring(services(), taskId, '')).state === 'done') return
  }
  throw new Error('The task does not end')
}

const stateOf = async (versionId: string) =>
  (await readCase(services(), versionId, undefined)).page.items.map(({ state }) => state)

/** Gives a test a window that has closed, or closes later, and a release. */
const windowed = (testId: string, closesAt: number, release: ReleaseRule = { rule: 'after_close' } as ReleaseRule) =>
  db
    .update(tests)
    .set({ opensAt: closesAt - dayMs, closesAt, release })
    .where(eq(tests.id, testId))

describe("a student's challenge (RES-74, RES-75, LRN-21)", () => {
  test('is sent once, changed while it is open, and withdrawn', async () => {
    const { exam, questionId, questionVersionId, other } = await newExam()
    const student = await result(exam)
    expect(await send(student, questionId, claiming(other))).toMatchObject({ isNew: true })
    expect(await send(student, questionId, dropped)).toMatchObject({ isNew: false })
    const mine = await ownChallenges(services(), student.userId, student.attemptId)
    expect(mine.items).toMatchObject([{ questionId, state: 'open', proposal: { claim: 'drop', key: null }, ...words }])
    await withdrawChallenge(services(), student.userId, student.attemptId, questionId)
    expect((await ownChallenges(services(), student.userId, student.attemptId)).items).toMatchObject([
      { state: 'withdrawn' },
    ])
    expect(await readCase(services(), questionVersionId, undefined)).toMatchObject({
      state: 'withdrawn',
      challenges: 0,
    })
    expect(await send(student, questionId, dropped)).toMatchObject({ isNew: true })
  })

  test('sent twice at once is one', async () => {
    const { exam, questionId, questionVersionId, other } = await newExam()
    const student = await result(exam)
    await Promise.all([send(student, questionId, claiming(other)), send(student, questionId, claiming(other))])
    expect(await readCase(services(), questionVersionId, undefined)).toMatchObject({ challenges: 1, waiting: 1 })
  })

  test('is refused for a stranger, another question, a foreign key and after seven days', async () => {
    const { exam, questionId, other } = await newExam()
    const student = await result(exam)
    const stranger = { ...student, userId: unique('user') }
    await expect(send(stranger, questionId, dropped)).rejects.toEqual(refusal('platform.not_found'))
    await expect(send(student, unique('qst'), dropped)).rejects.toEqual(refusal('platform.not_found'))
    await expect(send(student, questionId, claiming('h'))).rejects.toEqual(refusal('input.invalid'))
    const late = () => Date.now() + 7 * dayMs + 1_000
    await expect(send(student, questionId, claiming(other), late)).rejects.toEqual(
      refusal('challenges.closed', 'window_over'),
    )
    const last = () => Date.now() + 7 * dayMs - 60_000
    expect(await send(student, questionId, claiming(other), last)).toMatchObject({ isNew: true })
  })

  test('waits for the release of the solutions, and its window begins there', async () => {
    const { exam, beside, questionId } = await newExam()
    await windowed(exam.testId, Date.now() + dayMs)
    await windowed(beside.testId, Date.now() - 10 * dayMs)
    const [early, late] = [await result(exam), await result(beside)]
    await expect(send(early, questionId, dropped)).rejects.toEqual(refusal('results.not_released'))
    // Handed in now, as by a lab without network: the window counts from there.
    expect(await send(late, questionId, dropped)).toMatchObject({ isNew: true })
    const old = await result(beside, unique('user'), Date.now() - 9 * dayMs)
    await expect(send(old, questionId, dropped)).rejects.toEqual(refusal('challenges.closed', 'window_over'))
  })

  test('is refused for a question that is not counted any more', async () => {
    const { exam, questionId, questionVersionId } = await newExam()
    const student = await result(exam)
    await db
      .update(questionKeys)
      .set({ outcome: 'dropped_all' })
      .where(eq(questionKeys.questionVersionId, questionVersionId))
    await expect(send(student, questionId, dropped)).rejects.toEqual(refusal('challenges.closed', 'not_counted'))
    const { closed } = await ownChallenges(services(), student.userId, student.attemptId)
    expect(closed[questionId]).toBe('not_counted')
  })

  test('has a picture whose bytes decide, for its student and the office alone', async () => {
    const { exam, questionId } = await newExam()
    const { userId, attemptId } = await result(exam)
    const { challengeId } = await send({ userId, attemptId }, questionId, dropped)
    const set = (bytes: BlobPart, type = 'image/png') =>
      setPicture(services(), userId, attemptId, questionId, new Blob([bytes], { type }))
    await expect(set('<html><script>alert(1)</script>')).rejects.toEqual(refusal('input.picture'))
    await expect(set(new Uint8Array(201 * 1024))).rejects.toEqual(refusal('input.picture'))
    await set(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), 'text/html')
    const request = new Request('https://taiyari.test/')
    const served = await ownPicture(services(), request, userId, { attemptId, questionId })
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('content-disposition')).toContain('attachment')
    await served.bytes()
    const forOffice = await challengePicture(services(), request, challengeId)
    expect(forOffice.status).toBe(200)
    await forOffice.bytes()
    await expect(ownPicture(services(), request, unique('user'), { attemptId, questionId })).rejects.toEqual(
      refusal('platform.not_found'),
    )
  })
})

describe('a challenge in the office (RES-76)', () => {
  test('is counted by question and proposal, filtered by test, and taken up', async () => {
    const { exam, beside, questionId, questionVersionId, other } = await newExam()
    const [one, two, three] = [await result(exam), await result(exam), await result(beside)]
    await send(one, questionId, claiming(other))
    await send(two, questionId, claiming(other))
    await send(three, questionId, dropped)
    const query = CasesQuery.parse({ test: beside.testId })
    expect((await listCases(services(), query)).items).toMatchObject([{ questionVersionId, challenges: 3, waiting: 3 }])
    expect(await countCases(services(), exam.testId)).toMatchObject({ open: 1, taken_up: 0, ruled: 0 })
    const seen = await readCase(services(), questionVersionId, undefined)
    expect(seen.proposals).toMatchObject([
      { proposal: { claim: 'other', key: { optionIds: [other] } }, count: 2 },
      { proposal: { claim: 'drop' }, count: 1 },
    ])
    await takeUp(services(), admin, questionVersionId, seen.revision)
    await expect(takeUp(services(), admin, questionVersionId, seen.revision)).rejects.toEqual(
      refusal('challenges.conflict'),
    )
    await expect(send(one, questionId, dropped)).rejects.toEqual(refusal('challenges.closed', 'taken_up'))
    await expect(withdrawChallenge(services(), one.userId, one.attemptId, questionId)).rejects.toEqual(
      refusal('challenges.closed', 'taken_up'),
    )
    expect(await countCases(services(), exam.testId)).toMatchObject({ open: 0, taken_up: 1 })
  })

  test('of an erased student keeps its proposal alone', async () => {
    const { exam, questionId, questionVersionId } = await newExam()
    const student = await result(exam)
    await send(student, questionId, dropped)
    await inTransaction(db, eraseChallengeStatements(student.userId))
    const rows = await db.select().from(keyChallenges).where(eq(keyChallenges.questionVersionId, questionVersionId))
    expect(rows).toMatchObject([{ reason: '', source: '', picture: null, attemptId: '' }])
    expect(rows[0]?.userId).toMatch(/^gone_/)
    await ruling(questionVersionId)
    expect(await readCase(services(), questionVersionId, undefined)).toMatchObject({
      state: 'ruled',
      challenges: 1,
      rulings: [{ decision: 'rejected', challenges: 1 }],
    })
  })
})

describe('a ruling (RES-77, RES-78, LRN-22)', () => {
  test('that rejects closes every challenge, with its event and the row of the act', async () => {
    const { exam, questionId, questionVersionId } = await newExam()
    const [one, two] = [await result(exam), await result(exam)]
    for (const student of [one, two]) await send(student, questionId, dropped)
    const { rulingId, taskId } = await ruling(questionVersionId)
    expect(taskId).toBeNull()
    expect(await stateOf(questionVersionId)).toEqual(['ruled', 'ruled'])
    const mine = await ownChallenges(services(), one.userId, one.attemptId)
    expect(mine.items).toMatchObject([{ state: 'ruled', ruling: { decision: 'rejected', reason: publicReason } }])
    await expect(send(one, questionId, dropped)).rejects.toEqual(refusal('challenges.closed', 'ruled'))
    const written = (await db.select().from(events).where(eq(events.kind, 'challenge.ruled'))).map(
      ({ payload }) => payload,
    )
    expect(written).toContainEqual({ rulingId, questionId, questionVersionId })
    const acts = await db
      .select({ act: auditLog.act, reason: auditLog.reason })
      .from(auditLog)
      .where(and(eq(auditLog.itemId, questionId), eq(auditLog.act, 'challenge.ruled')))
    expect(acts).toEqual([{ act: 'challenge.ruled', reason: publicReason.en }])
  })

  test('made twice at once stands once, and the second is told by whom', async () => {
    const { exam, questionId, questionVersionId } = await newExam()
    await send(await result(exam), questionId, dropped)
    const { uid: actor } = await newOwner()
    const both = await Promise.allSettled([
      ruling(questionVersionId, {}, actor),
      ruling(questionVersionId, { ruling: 'text_fixed' }, actor),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    const name = (await db.select({ name: users.displayName }).from(users).where(eq(users.uid, actor)).get())?.name
    expect(refused.reason).toMatchObject({ code: 'challenges.conflict', extra: { details: { by: name } } })
    expect((await readCase(services(), questionVersionId, undefined)).rulings).toHaveLength(1)
  })

  test('that changes the key makes it current in the same transaction', async () => {
    const { exam, questionId, questionVersionId, right, other } = await newExam()
    const student = await result(exam)
    await send(student, questionId, claiming(other))
    const taskId = await trial(questionId, other)
    const ruled = await ruling(questionVersionId, { ruling: 'apply', taskId } as Partial<RulingBody>)
    await finish(ruled.taskId ?? '')
    const { rulings, state } = await readCase(services(), questionVersionId, undefined)
    expect({ state, rulings }).toMatchObject({ state: 'ruled', rulings: [{ decision: 'key_changed', from: 1, to: 2 }] })
    const { items } = await readErrata(services(), student.userId, exam.testId)
    expect(items).toMatchObject([
      {
        number: 1,
        decision: 'key_changed',
        changed: 1,
        disclosed: {
          before: { key: { optionIds: [right] } },
          after: { key: { optionIds: [other] } },
          reason: publicReason,
        },
      },
    ])
    // The new key may be challenged in its turn.
    expect(await send(student, questionId, dropped)).toMatchObject({ isNew: true })
  })

  test('that is stale commits no key', async () => {
    const { exam, questionId, questionVersionId, other } = await newExam()
    await send(await result(exam), questionId, claiming(other))
    const { revision } = await readCase(services(), questionVersionId, undefined)
    const taskId = await trial(questionId, other)
    await ruling(questionVersionId)
    await expect(
      rule(services(), admin, questionVersionId, { ruling: 'apply', taskId, reason: publicReason, revision }),
    ).rejects.toEqual(refusal('challenges.conflict'))
    const current = await db
      .select({ version: questionKeys.version })
      .from(questionKeys)
      .where(and(eq(questionKeys.questionVersionId, questionVersionId), eq(questionKeys.state, 'current')))
    expect(current).toEqual([{ version: 1 }])
  })

  test('follows a key that was corrected before it', async () => {
    const { exam, questionId, questionVersionId, other } = await newExam()
    await send(await result(exam), questionId, claiming(other))
    await expect(ruling(questionVersionId, { ruling: 'corrected' })).rejects.toEqual(refusal('input.invalid'))
    await finish(await commitRescoring(services(), admin, await trial(questionId, other, 'dropped_all')))
    await ruling(questionVersionId, { ruling: 'corrected' })
    expect((await readCase(services(), questionVersionId, undefined)).rulings).toMatchObject([
      { decision: 'dropped', from: 1, to: 2 },
    ])
  })
})

describe('the errata of a test (RES-79, LRN-23)', () => {
  test('show no key before every test that holds the question is released', async () => {
    const { exam, beside, questionId, questionVersionId, other } = await newExam()
    await windowed(exam.testId, Date.now() - dayMs)
    await windowed(beside.testId, Date.now() + dayMs)
    const [taker, running] = [await result(exam), await result(beside)]
    const leadThere = async () =>
      Promise.all([exam, beside].map(async ({ testId }) => (await readTest(services(), null, testId)).hasErrata))
    expect(await leadThere()).toEqual([false, false])
    await send(taker, questionId, claiming(other))
    const ruled = await ruling(questionVersionId, {
      ruling: 'apply',
      taskId: await trial(questionId, other),
    } as Partial<RulingBody>)
    await finish(ruled.taskId ?? '')
    expect(await leadThere()).toEqual([true, false])
    const canary = (await readErrata(services(), null, exam.testId)).items
    expect(canary).toMatchObject([{ number: 1, decision: 'key_changed', disclosed: null }])
    expect(JSON.stringify(canary)).not.toContain(publicReason.en)
    expect(JSON.stringify(canary)).not.toContain('optionIds')
    for (const reader of [null, running.userId]) {
      const unreleased = await readErrata(services(), reader, beside.testId)
      expect(unreleased).toMatchObject({ items: [], opensAt: expect.any(Number) })
    }
    expect((await readErrata(services(), running.userId, exam.testId)).items).toMatchObject([{ disclosed: null }])
    expect((await readErrata(services(), taker.userId, exam.testId)).items[0]?.disclosed).not.toBeNull()
    await windowed(beside.testId, Date.now() - dayMs)
    const setAccess = (access: string) =>
      inTransaction(db, [sql`UPDATE tests SET access = ${access} WHERE id = ${exam.testId}`])
    await setAccess('paid')
    expect((await readErrata(services(), null, exam.testId)).items).toMatchObject([{ number: 1, disclosed: null }])
    expect((await readErrata(services(), taker.userId, exam.testId)).items[0]?.disclosed).not.toBeNull()
    await setAccess('free')
    expect((await readErrata(services(), null, exam.testId)).items[0]?.disclosed).toMatchObject({
      before: { outcome: 'normal' },
    })
    expect(await leadThere()).toEqual([true, true])
  })

  test('of a test that is always open show keys to those alone who have handed it in', async () => {
    const { exam, questionId, questionVersionId } = await newExam()
    const student = await result(exam)
    await send(student, questionId, dropped)
    await ruling(questionVersionId)
    expect((await readErrata(services(), null, exam.testId)).items).toMatchObject([
      { decision: 'rejected', disclosed: null, changed: null },
    ])
    const { items } = await readErrata(services(), student.userId, exam.testId)
    expect(items[0]?.disclosed?.reason).toEqual(publicReason)
  })

  test('are none of the demo, of an unknown test, or of one that is not public', async () => {
    const { exam } = await newExam()
    await db.update(tests).set({ deletedAt: Date.now() }).where(eq(tests.id, exam.testId))
    for (const id of [exam.testId, unique('tst')])
      await expect(readErrata(services(), null, id)).rejects.toEqual(refusal('platform.not_found'))
  })
})
