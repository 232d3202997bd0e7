import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as schema from '../../drizzle/schema/index.ts'
import type { SubmissionMessage } from '../../worker/results/results.queue.ts'
import { sweepDataRights } from '../../worker/data-rights/data-rights.cron.ts'
import { eraseAccount } from '../../worker/data-rights/erasure.usecases.ts'
import { eraseData } from '../../worker/data-rights/erasure.task.ts'
import { setPicture } from '../../worker/accounts/picture.usecases.ts'
import { certificateKey, saveCertificateFile } from '../../worker/courses/certificates.usecases.ts'
import { readBoard } from '../../worker/results/board.store.ts'
import { recordSubmissions } from '../../worker/results/recording.usecases.ts'
import { readResult } from '../../worker/results/results.store.ts'
import type { Services } from '../../worker/platform/context.ts'
import { usualSettings } from '../../domain/revision/contract.ts'
import { catchUp } from '../../worker/revision/catch-up.usecases.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { readMistakes } from '../../worker/revision/mistakes.usecases.ts'
import { failTask, findTask } from '../../worker/tasks/tasks.store.ts'
import { takeStep } from './take-step.ts'
import { db, env, logged, mock, newRunning, prepareDatabase, unique } from './support.ts'
import {
  newOwner,
  rowFor,
  recordingServices,
  columnsWith,
  erasureTask,
  afterSessions,
  finishErasure,
  expectGone,
} from './data-rights-support.ts'

beforeAll(prepareDatabase)

describe('deleting an account', () => {
  test('ends the sign-in at once and leaves no trace of the student anywhere (PRV-6)', async () => {
    const owner = await newOwner()
    const { services, mails } = recordingServices()
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    const user = await db.select().from(schema.authUsers).where(eq(schema.authUsers.id, owner.uid)).get()
    const sessions = await db.select().from(schema.authSessions).where(eq(schema.authSessions.userId, owner.uid)).all()
    expect([user, sessions]).toEqual([undefined, []])
    const taskId = await erasureTask(owner.uid)
    await finishErasure(services, taskId)
    await expectGone(owner)
    expect(mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject)).toEqual([
      'Your Taiyari account is deleted',
    ])
    const { length } = mails
    await takeStep(services, taskId)
    expect(mails).toHaveLength(length)
  })

  test('is refused while a test is open (PRV-5)', async () => {
    const owner = await newOwner()
    const { services } = recordingServices()
    await expect(eraseAccount(services, owner.user, { giveUpTests: false, language: 'en' })).rejects.toMatchObject({
      status: 409,
      code: 'accounts.tests_open',
    })
    expect(await db.select().from(schema.authUsers).where(eq(schema.authUsers.id, owner.uid)).get()).toBeDefined()
  })

  test.each([
    ['an order that is not paid yet', { state: 'pending', reviewReason: null }],
    ['an order in review', { state: 'review', reviewReason: 'amount' }],
    ['a second payment of an order', { state: 'fulfilled', reviewReason: 'paid_twice' }],
  ] as const)('is refused while money is on its way: %s (PAY-31)', async (_, order) => {
    const owner = await newOwner()
    await db.update(schema.orders).set(order).where(eq(schema.orders.userId, owner.uid))
    const { services } = recordingServices()
    await expect(eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })).rejects.toMatchObject({
      status: 409,
      code: 'accounts.order_open',
    })
  })

  test('is refused while a refund has not ended (PAY-31)', async () => {
    const owner = await newOwner()
    await db.update(schema.refunds).set({ state: 'initiated' }).where(eq(schema.refunds.userId, owner.uid))
    const { services } = recordingServices()
    await expect(eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })).rejects.toMatchObject({
      code: 'accounts.order_open',
    })
  })

  test('keeps orders and documents for tax law, without the student (PAY-31)', async () => {
    const owner = await newOwner()
    const [order] = await db.select().from(schema.orders).where(eq(schema.orders.userId, owner.uid))
    const [document] = await db.select().from(schema.taxDocuments).where(eq(schema.taxDocuments.userId, owner.uid))
    const { services } = recordingServices()
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    await finishErasure(services, await erasureTask(owner.uid))
    const kept = await db
      .select()
      .from(schema.orders)
      .where(eq(schema.orders.id, order?.id ?? ''))
    expect(kept).toMatchObject([{ userId: `gone_${order?.id}`, buyerName: '', buyerEmail: '' }])
    const documents = await db
      .select()
      .from(schema.taxDocuments)
      .where(eq(schema.taxDocuments.number, document?.number ?? ''))
    expect(documents).toMatchObject([{ userId: null, content: document?.content }])
  })

  test('keeps the ranks of others: the score stays, without name, age, times and papers (PRV-7)', async () => {
    const owner = await newOwner()
    const other = { attemptId: unique('att_second'), userId: unique('second') }
    await db.insert(schema.results).values({
      ...other,
      testId: mock.testId,
      testVersionId: mock.versionId,
      receipt: unique('receipt'),
      submittedAt: 1,
      closedBy: 'student',
      lateSynced: 0,
      units: 720,
      tieKey: 'below',
      ranked: true,
      responses: [],
      scores: [],
    })
    const before = await readResult(db, other.attemptId)
    const { services } = recordingServices()
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    await finishErasure(services, await erasureTask(owner.uid))
    expect((await readResult(db, other.attemptId))?.standing).toEqual(before?.standing)
    const kept = await readResult(db, owner.ranked)
    expect(kept?.result).toMatchObject({ units: 720, ranked: true, integrity: [] })
    expect(kept?.result.responses).toMatchObject([{ at: 0 }])
    expect(kept?.result.userId).toMatch(/^gone_/)
    expect(await readResult(db, owner.unranked)).toBeNull()
    const { rows } = await readBoard(db, mock.testId, 'nobody', 500)
    expect(rows.find(({ userId }) => userId === kept?.result.userId)?.name ?? null).toBeNull()
    const normalised = await db
      .select()
      .from(schema.normalisedScores)
      .where(eq(schema.normalisedScores.attemptId, owner.ranked))
      .get()
    expect(normalised?.userId).toBe(kept?.result.userId)
  })

  test('leaves no trace when it is killed during every step and before it is saved (PRV-8)', async () => {
    const owner = await newOwner()
    const { services: today } = recordingServices()
    const { services } = recordingServices(afterSessions)
    await eraseAccount(today, owner.user, { giveUpTests: true, language: 'hi' })
    const taskId = await erasureTask(owner.uid)
    for (let step = 0; step < 60; step += 1) {
      const task = await findTask(db, taskId)
      if (!task || task.state === 'done') break
      for (const after of [0, 1]) await cutOff(task, after)
      // Runs the whole step without recording its result, as if the worker was killed right after.
      if (!task.cursor?.startsWith('sittings-left')) await eraseData(services, task as never)
      await takeStep(services, taskId)
    }
    expect((await findTask(db, taskId))?.state).toBe('done')
    await expectGone(owner)
  })

  /** Runs a step whose objects and storage fail after this many calls. */
  const cutOff = async (task: unknown, after: number): Promise<void> => {
    let calls = 0
    const failing = <Part extends object>(part: Part): Part =>
      new Proxy(part, {
        get(target, key) {
          const value = Reflect.get(target, key) as unknown
          if (typeof value !== 'function') return value
          return (...args: unknown[]) => {
            if ((calls += 1) > after) throw new Error('killed')
            return Reflect.apply(value, target, args) as unknown
          }
        },
      })
    const parts = { ATTEMPTS: failing(env.ATTEMPTS), FILES: failing(env.FILES), KV: failing(env.KV) }
    const { services } = recordingServices(afterSessions, parts as never)
    if ((task as { cursor: string | null }).cursor?.startsWith('sittings-left')) return
    await eraseData(services, task as never).catch((error: unknown) => expect(String(error)).toContain('killed'))
  }

  test('erases the deck, also what a session that is still cached writes to it, and nothing revives it (LRN-59)', async () => {
    const owner = await newOwner()
    let now = Date.now()
    const { services } = recordingServices(() => now)
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    const taskId = await erasureTask(owner.uid)
    for (let step = 0; step < 8; step += 1) await takeStep(services, taskId)
    expect((await findTask(db, taskId))?.cursor).toMatch(/^wait /)
    await catchUp(services, owner.uid)
    await deckOf(services, owner.uid).setSettings(owner.uid, usualSettings, now)
    now += 90_001
    await finishErasure(services, taskId)
    await expectGone(owner)
    await catchUp(services, owner.uid)
    expect((await readMistakes(services, owner.uid, {})).summary).toMatchObject({ inBook: 0, left: 0 })
    await expectGone(owner)
  })

  test('waits until every cached session has expired, and deletes what one left (PRV-8)', async () => {
    const owner = await newOwner()
    let now = Date.now()
    const { services } = recordingServices(() => now)
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    const taskId = await erasureTask(owner.uid)
    for (let step = 0; step < 8; step += 1) await takeStep(services, taskId)
    expect((await findTask(db, taskId))?.cursor).toMatch(/^wait /)
    await db.insert(schema.savedJobs).values({ userId: owner.uid, jobId: 'job_sample-clerks' })
    now += 90_001
    await finishErasure(services, taskId)
    await expectGone(owner)
  })

  test('writes a late score without its student and deletes the attempt (PRV-8)', async () => {
    const owner = await newOwner()
    const { services } = recordingServices()
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    await finishErasure(services, await erasureTask(owner.uid))
    const late = await newRunning()
    const message: SubmissionMessage = {
      kind: 'submission',
      attemptId: late.attemptId,
      userId: owner.uid,
      testId: mock.testId,
      testVersionId: mock.versionId,
      receipt: unique('receipt'),
      submittedAt: Date.now(),
      closing: 1,
      closedBy: 'time',
      lateSynced: 0,
      sections: [],
      integrity: [],
      responses: [],
    }
    expect(await recordSubmissions(services, [message])).toEqual(new Set([late.attemptId]))
    expect(await columnsWith(owner.uid)).toEqual([])
    expect(await late.stub.view(Date.now())).toBeNull()
  })

  /** Namespace in which these attempts fail to erase their data. */
  const stuck = (attemptIds: readonly string[]) =>
    ({
      getByName: (name: string) => {
        const stub = env.ATTEMPTS.getByName(name)
        if (!attemptIds.includes(name)) return stub
        return { erase: async () => Promise.reject(new Error('The object is overloaded.')) }
      },
    }) as never

  /** Runs steps to the end. Returns the message of the first error, or null. */
  const finishFailing = (services: Services, taskId: string) =>
    finishErasure(services, taskId).then(
      () => null,
      (error: unknown) => String(error),
    )

  test('goes on past an attempt that cannot be deleted, and fails at the end without a name in the log (PRV-8)', async () => {
    const owner = await newOwner()
    const { services, mails } = recordingServices(Date.now, { ATTEMPTS: stuck([owner.attempt.attemptId]) })
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    const taskId = await erasureTask(owner.uid)
    let told: string | null = null
    const lines = await logged('error', async () => {
      told = await finishFailing(services, taskId)
    })
    expect(told).toContain('Attempts are left')
    expect(lines.length).toBeGreaterThan(0)
    for (const text of [owner.uid, owner.email, owner.name]) expect(JSON.stringify(lines)).not.toContain(text)
    expect(mails).toEqual([])
    expect((await columnsWith(owner.uid)).toSorted()).toEqual(['attempts.user_id', 'erasures.uid'])
    expect((await env.FILES.list({ prefix: `results/${owner.ranked}/` })).objects).toEqual([])
    const left = await db.select().from(schema.attempts).where(eq(schema.attempts.userId, owner.uid))
    expect(left.map(({ id }) => id)).toEqual([owner.attempt.attemptId])
    await finishErasure(recordingServices().services, taskId)
    await expectGone(owner)
  })

  test('is retried by the clock after it failed, and completes (PRV-8)', async () => {
    const owner = await newOwner()
    const { services, sent } = recordingServices()
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    const taskId = await erasureTask(owner.uid)
    await takeStep(services, taskId)
    const other = unique('tsk')
    const failed = { kind: 'solutions_pdf', state: 'failed', userId: unique('user'), input: {}, updatedAt: 1 } as const
    await db.insert(schema.tasks).values({ ...failed, id: other })
    await failTask(db, taskId, 'This failed again and again.', Date.now())
    const before = await findTask(db, taskId)
    sent.length = 0
    await sweepDataRights(services)
    expect(sent.filter((id) => id === taskId)).toHaveLength(1)
    expect(sent).not.toContain(other)
    expect(await findTask(db, taskId)).toMatchObject({ state: 'running', error: null, cursor: before?.cursor })
    expect((await findTask(db, other))?.state).toBe('failed')
    await finishErasure(services, taskId)
    await expectGone(owner)
  })

  test('keeps what a visitor with the same address writes afterwards (PRV-11)', async () => {
    const owner = await newOwner()
    const { services } = recordingServices()
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    const message = {
      ...(rowFor(
        schema.contactMessages,
        schema.contactMessages.userId,
        '',
      ) as typeof schema.contactMessages.$inferInsert),
      userId: null,
      email: owner.email,
      createdAt: Date.now() + 1_000,
    }
    const earlier = { ...message, id: unique('msg'), reference: unique('ref'), fingerprint: unique('f'), createdAt: 1 }
    await db.insert(schema.contactMessages).values([message, earlier])
    await finishErasure(services, await erasureTask(owner.uid))
    const left = await db
      .select({ id: schema.contactMessages.id })
      .from(schema.contactMessages)
      .where(eq(schema.contactMessages.email, owner.email))
    expect(left).toEqual([{ id: message.id }])
  })

  test('leaves no file of a certificate issued meanwhile (PRV-8)', async () => {
    const owner = await newOwner()
    const { services } = recordingServices()
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    const code = unique('late')
    const row = rowFor(schema.certificates, schema.certificates.userId, owner.uid)
    await db
      .insert(schema.certificates)
      .values({ ...(row as typeof schema.certificates.$inferInsert), code, courseId: unique('crs') })
    await env.FILES.put(certificateKey(code), 'a file')
    await finishErasure(services, await erasureTask(owner.uid))
    expect(await env.FILES.head(certificateKey(code))).toBeNull()
  })

  test('deletes files stored while the rows were deleted: a picture and a certificate (PRV-8)', async () => {
    const { services } = recordingServices()
    const before = (await env.FILES.list({ prefix: 'pictures/' })).objects.length
    const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])])
    await expect(setPicture(services, unique('gone'), png)).rejects.toMatchObject({ status: 404 })
    expect((await env.FILES.list({ prefix: 'pictures/' })).objects).toHaveLength(before)
    const code = unique('gone')
    expect(await saveCertificateFile(services, code, new Uint8Array([1]))).toBe(false)
    expect(await env.FILES.head(certificateKey(code))).toBeNull()
  })

  test('ends the account once when it is requested twice at once (PRV-8)', async () => {
    const owner = await newOwner()
    const { services, sent } = recordingServices()
    const ask = () => eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    await Promise.all([ask(), ask()])
    expect(sent).toHaveLength(1)
  })
})
