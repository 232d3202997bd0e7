import { and, eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { SQLiteTable, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportTimes } from '../../domain/accounts/data-rights.ts'
import * as schema from '../../drizzle/schema/index.ts'
import type { SubmissionMessage } from '../../worker/results/results.queue.ts'
import { sweepDataRights } from '../../worker/data-rights/data-rights.cron.ts'
import { eraseAccount } from '../../worker/data-rights/erasure.usecases.ts'
import { eraseData } from '../../worker/data-rights/erasure.task.ts'
import { requestExport, readExport, serveExport, sweepExports } from '../../worker/data-rights/export.usecases.ts'
import { exportFolder } from '../../worker/data-rights/export.task.ts'
import { authorColumns, personalTables } from '../../worker/data-rights/personal-tables.ts'
import { languageKeyOf } from '../../worker/accounts/accounts.usecases.ts'
import { sweepMessages } from '../../worker/contact/contact.cron.ts'
import { setPicture } from '../../worker/accounts/picture.usecases.ts'
import { certificateKey, saveCertificateFile } from '../../worker/courses/certificates.usecases.ts'
import { readBoard } from '../../worker/results/board.store.ts'
import { recordSubmissions } from '../../worker/results/recording.usecases.ts'
import { readResult } from '../../worker/results/results.store.ts'
import type { Services } from '../../worker/platform/context.ts'
import type { Mail } from '../../worker/notifications/mail.ts'
import type { TaskMessage } from '../../worker/tasks/task.ts'
import { failTask, findTask } from '../../worker/tasks/tasks.store.ts'
import { takeStep } from './take-step.ts'
import { retryFailed } from '../../worker/tasks/tasks.usecases.ts'
import { chosen, db, env, event, logged, mock, newRunning, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const tables = (Object.values(schema) as unknown[]).filter((each): each is SQLiteTable => is(each, SQLiteTable))
const columnsOf = (table: SQLiteTable): [string, SQLiteColumn][] => Object.entries(getTableColumns(table))

describe('tables with rows of a student (PRV-9)', () => {
  /** Column names that hold ids or e-mail addresses of users. */
  const personal = /(^|_)(user_id|uid|student_id|email|owner_id)$|_by$/

  test('are all listed for copy and deletion', () => {
    const unlisted = tables.flatMap((table) => {
      const isListed = personalTables.some((each) => each.table === table)
      return columnsOf(table)
        .map(([, { name }]) => name)
        .filter((name) => !isListed && personal.test(name) && !authorColumns.includes(name))
        .map((name) => `${getTableName(table)}.${name}`)
    })
    expect(unlisted).toEqual([])
  })

  test('leave out of the copy only columns that exist', () => {
    for (const { table, exported } of personalTables) {
      const columns = columnsOf(table).map(([key]) => key)
      if ('as' in exported) expect(columns).toEqual(expect.arrayContaining([...(exported.without ?? [])]))
    }
  })

  test('keep every column with a hash, token or password out of the copy', () => {
    for (const { table, exported } of personalTables) {
      if ('not' in exported) continue
      const secrets = columnsOf(table)
        .map(([key]) => key)
        .filter((key) => /password$|token|hash|fingerprint|secret|codes$/i.test(key) && !/expires/i.test(key))
      expect(exported.without ?? [], exported.as).toEqual(expect.arrayContaining(secrets))
    }
  })
})

/** Foreign keys that must refer to existing rows. */
const known: Record<string, unknown> = {
  questionId: 'qst_rea-001',
  questionVersionId: 'qst_rea-001_v1',
  testId: mock.testId,
  testVersionId: mock.versionId,
}

/** Arbitrary valid value of a required column. */
const valueOf = (key: string, column: SQLiteColumn): unknown => {
  if (key in known) return known[key]
  if (column.enumValues?.length) return column.enumValues[0]
  if (column.dataType === 'date') return new Date(1)
  if (column.dataType === 'json') return {}
  return column.dataType === 'string' ? unique(key) : column.dataType === 'boolean' ? false : 1
}

const rowFor = (table: SQLiteTable, owner: SQLiteColumn, uid: string) =>
  Object.fromEntries(
    columnsOf(table)
      .filter(([, column]) => (column.notNull && !column.hasDefault) || column === owner)
      .map(([key, column]) => [key, column === owner ? uid : valueOf(key, column)]),
  )

/** Tables that `newOwner` fills with specific values. */
const byHand = new Set<SQLiteTable>([
  schema.users,
  schema.usersByStudentId,
  schema.authUsers,
  schema.attempts,
  schema.results,
  schema.scoreChanges,
  schema.normalisedScores,
  schema.tasks,
  schema.erasures,
])

/** Student with data in every personal table, in KV, in R2 and in a running attempt. */
const newOwner = async () => {
  const attempt = await newRunning()
  const uid = attempt.opening.userId
  const name = unique('Owner')
  const email = `${unique('owner')}@example.test`
  const studentId = unique('OWN')
  const now = Date.now()
  await attempt.stub.sync(
    attempt.holder,
    { device: 'device-of-owner', batch: [event(1, attempt.questionIds[0] ?? '', attempt.start)] },
    attempt.start,
  )
  const record = { uid, email, displayName: name, provider: 'password', studentId, updatedAt: now }
  const dates = { createdAt: new Date(now), updatedAt: new Date(now) }
  await db.insert(schema.authUsers).values({ id: uid, name, email, emailVerified: true, ...dates })
  const picture = `${unique('picture')}.png`
  const photoURL = `/api/pictures/${picture}`
  await db.insert(schema.users).values({ ...record, photoURL, createdAt: now, lastLoginAt: now })
  await db.insert(schema.usersByStudentId).values(record)
  for (const { table, owner } of personalTables)
    if (!byHand.has(table)) await db.insert(table).values(rowFor(table, owner, uid))
  await db.insert(schema.contactMessages).values({
    ...(rowFor(schema.contactMessages, schema.contactMessages.userId, uid) as never as {
      id: string
    } & typeof schema.contactMessages.$inferInsert),
    id: unique('msg'),
    reference: unique('ref'),
    fingerprint: unique('print'),
    userId: null,
    email,
    name,
  })
  await db.insert(schema.attempts).values({
    id: attempt.attemptId,
    userId: uid,
    ...mock,
    testVersionId: mock.versionId,
    state: 'in_progress',
    startedAt: now,
  } as never)
  const [ranked, unranked] = [unique('att_ranked'), unique('att_other')]
  for (const [attemptId, isRanked] of [
    [ranked, true],
    [unranked, false],
  ] as const) {
    await db.insert(schema.results).values({
      attemptId,
      userId: uid,
      testId: mock.testId,
      testVersionId: mock.versionId,
      receipt: unique('receipt'),
      submittedAt: now,
      closedBy: 'student',
      lateSynced: 0,
      units: 720,
      tieKey: 'kept|as|it|is',
      ranked: isRanked,
      integrity: [{ kind: 'left_window', at: now, ms: 5 }] as never,
      responses: [{ questionId: 'qst_rea-001', answer: chosen('a'), status: 'answered', at: now, ms: 7 }],
      scores: [],
    })
    await db.insert(schema.attempts).values({
      id: attemptId,
      userId: uid,
      testId: mock.testId,
      testVersionId: mock.versionId,
      state: 'scored',
      startedAt: now,
    })
    await db.insert(schema.scoreChanges).values({
      taskId: unique('task'),
      attemptId,
      userId: uid,
      testId: mock.testId,
      beforeUnits: 1,
      afterUnits: 2,
    })
    await db.insert(schema.normalisedScores).values({
      groupId: 'group-of-test',
      attemptId,
      testId: mock.testId,
      userId: uid,
      units: 720,
      normalised: '1.0',
      percentile: '50.0',
      rank: 1,
    })
    await env.FILES.put(`results/${attemptId}/both-1-1.pdf`, 'a document')
  }
  await db.insert(schema.tasks).values({
    id: unique('tsk'),
    kind: 'solutions_pdf',
    state: 'done',
    userId: uid,
    input: { userId: uid },
    updatedAt: now,
  })
  await env.FILES.put(`pictures/${picture}`, 'a picture')
  await env.FILES.put(`${exportFolder(uid)}some-task/00000.json`, '{}')
  await env.KV.put(await languageKeyOf(uid), 'hi')
  return { uid, name, email, attempt, ranked, unranked, picture, user: asUser(uid, name, email) }
}

const asUser = (id: string, name: string, email: string) => ({
  id,
  name,
  email,
  emailVerified: true,
  createdAt: new Date(),
})

/** Services whose queues only record: the test runs the task's steps and reads the mails itself. */
const quiet = (now: () => number = Date.now, parts: Partial<Services['env']> = {}) => {
  const [sent, mails]: [string[], Mail[]] = [[], []]
  const silentEnv = {
    ...env,
    TASKS_QUEUE: { send: async ({ taskId }: TaskMessage) => void sent.push(taskId) } as never,
    MAIL_QUEUE: { send: async (mail: Mail) => void mails.push(mail) } as never,
    ...parts,
  }
  return { services: servicesAt(now, { env: silentEnv }), sent, mails }
}

/** All places in the database that contain a text, as `table.column`. */
const hitsOf = async (text: string): Promise<string[]> => {
  const hits: string[] = []
  for (const table of tables) {
    const columns = columnsOf(table).map(([, { name }]) => name)
    const found = await db.get<Record<string, number>>(
      sql`SELECT ${sql.join(
        columns.map((name) => sql`sum(instr(${sql.identifier(name)}, ${text}) > 0) AS ${sql.identifier(name)}`),
        sql`, `,
      )} FROM ${table}`,
    )
    for (const [name, count] of Object.entries(found ?? {})) if (count) hits.push(`${getTableName(table)}.${name}`)
  }
  return hits
}

const erasureTask = async (uid: string): Promise<string> => {
  const row = await db
    .select({ id: schema.erasures.id })
    .from(schema.erasures)
    .where(eq(schema.erasures.uid, uid))
    .get()
  const task = await db
    .select({ id: schema.tasks.id })
    .from(schema.tasks)
    .where(and(eq(schema.tasks.kind, 'account_erasure'), sql`${schema.tasks.input} ->> 'erasureId' = ${row?.id}`))
    .get()
  return task?.id ?? ''
}

/** Clock after the expiry of every cached session. */
const later = () => Date.now() + 100_000

const finish = async (services: Services, taskId: string) => {
  for (let step = 0; step < 60; step += 1) {
    await takeStep({ ...services, now: later }, taskId)
    if ((await findTask(db, taskId))?.state === 'done') return
  }
  throw new Error('The erasure did not end.')
}

const expectGone = async ({
  uid,
  email,
  name,
  attempt,
  ranked,
  unranked,
  picture,
}: Awaited<ReturnType<typeof newOwner>>) => {
  for (const text of [uid, email, name]) expect(await hitsOf(text), text).toEqual([])
  expect(await env.KV.get(await languageKeyOf(uid))).toBeNull()
  for (const prefix of [`results/${ranked}/`, `results/${unranked}/`, exportFolder(uid), `pictures/${picture}`])
    expect((await env.FILES.list({ prefix })).objects, prefix).toEqual([])
  expect(await attempt.stub.view(Date.now())).toBeNull()
}

describe('deleting an account', () => {
  test('ends the sign-in at once and leaves no trace of the student anywhere (PRV-6)', async () => {
    const owner = await newOwner()
    const { services, mails } = quiet()
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    const user = await db.select().from(schema.authUsers).where(eq(schema.authUsers.id, owner.uid)).get()
    const sessions = await db.select().from(schema.authSessions).where(eq(schema.authSessions.userId, owner.uid)).all()
    expect([user, sessions]).toEqual([undefined, []])
    const taskId = await erasureTask(owner.uid)
    await finish(services, taskId)
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
    const { services } = quiet()
    await expect(eraseAccount(services, owner.user, { giveUpTests: false, language: 'en' })).rejects.toMatchObject({
      status: 409,
      code: 'accounts.tests_open',
    })
    expect(await db.select().from(schema.authUsers).where(eq(schema.authUsers.id, owner.uid)).get()).toBeDefined()
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
    const { services } = quiet()
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    await finish(services, await erasureTask(owner.uid))
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
    const { services: today } = quiet()
    const { services } = quiet(later)
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
    const { services } = quiet(later, parts as never)
    if ((task as { cursor: string | null }).cursor?.startsWith('sittings-left')) return
    await eraseData(services, task as never).catch((error: unknown) => expect(String(error)).toContain('killed'))
  }

  test('waits until every cached session has expired, and deletes what one left (PRV-8)', async () => {
    const owner = await newOwner()
    let now = Date.now()
    const { services } = quiet(() => now)
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    const taskId = await erasureTask(owner.uid)
    for (let step = 0; step < 8; step += 1) await takeStep(services, taskId)
    expect((await findTask(db, taskId))?.cursor).toMatch(/^wait /)
    await db.insert(schema.savedJobs).values({ userId: owner.uid, jobId: 'job_sample-clerks' })
    now += 90_001
    await finish(services, taskId)
    await expectGone(owner)
  })

  test('writes a late score without its student and deletes the attempt (PRV-8)', async () => {
    const owner = await newOwner()
    const { services } = quiet()
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    await finish(services, await erasureTask(owner.uid))
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
    expect(await hitsOf(owner.uid)).toEqual([])
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
    finish(services, taskId).then(
      () => null,
      (error: unknown) => String(error),
    )

  test('goes on past an attempt that cannot be deleted, and fails at the end without a name in the log (PRV-8)', async () => {
    const owner = await newOwner()
    const { services, mails } = quiet(Date.now, { ATTEMPTS: stuck([owner.attempt.attemptId]) })
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
    expect((await hitsOf(owner.uid)).toSorted()).toEqual(['attempts.user_id', 'erasures.uid'])
    expect((await env.FILES.list({ prefix: `results/${owner.ranked}/` })).objects).toEqual([])
    const left = await db.select().from(schema.attempts).where(eq(schema.attempts.userId, owner.uid))
    expect(left.map(({ id }) => id)).toEqual([owner.attempt.attemptId])
    await finish(quiet().services, taskId)
    await expectGone(owner)
  })

  test('is retried by the clock after it failed, and completes (PRV-8)', async () => {
    const owner = await newOwner()
    const { services, sent } = quiet()
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
    await finish(services, taskId)
    await expectGone(owner)
  })

  test('keeps what a visitor with the same address writes afterwards (PRV-11)', async () => {
    const owner = await newOwner()
    const { services } = quiet()
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
    await finish(services, await erasureTask(owner.uid))
    const left = await db
      .select({ id: schema.contactMessages.id })
      .from(schema.contactMessages)
      .where(eq(schema.contactMessages.email, owner.email))
    expect(left).toEqual([{ id: message.id }])
  })

  test('leaves no file of a certificate issued meanwhile (PRV-8)', async () => {
    const owner = await newOwner()
    const { services } = quiet()
    await eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    const code = unique('late')
    const row = rowFor(schema.certificates, schema.certificates.userId, owner.uid)
    await db
      .insert(schema.certificates)
      .values({ ...(row as typeof schema.certificates.$inferInsert), code, courseId: unique('crs') })
    await env.FILES.put(certificateKey(code), 'a file')
    await finish(services, await erasureTask(owner.uid))
    expect(await env.FILES.head(certificateKey(code))).toBeNull()
  })

  test('deletes files stored while the rows were deleted: a picture and a certificate (PRV-8)', async () => {
    const { services } = quiet()
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
    const { services, sent } = quiet()
    const ask = () => eraseAccount(services, owner.user, { giveUpTests: true, language: 'en' })
    await Promise.all([ask(), ask()])
    expect(sent).toHaveLength(1)
  })
})

describe("copy of one's data", () => {
  const copyOf = async (services: Services, uid: string) => JSON.parse(await (await serveExport(services, uid)).text())

  const make = async (services: Services, uid: string) => {
    const asked = await requestExport(services, uid)
    if (asked.state !== 'making') throw new Error(asked.state)
    for (let step = 0; step < 20; step += 1) await takeStep(services, asked.taskId)
    return asked.taskId
  }

  test('holds every table and the attempts with their answers in one JSON file, announced by mail (PRV-1, PRV-2)', async () => {
    const owner = await newOwner()
    const { services, mails } = quiet()
    await make(services, owner.uid)
    const copy = await copyOf(services, owner.uid)
    for (const { exported } of personalTables)
      if ('as' in exported) expect(copy[exported.as], exported.as).not.toHaveLength(0)
    expect(copy.account[0]).toMatchObject({ uid: owner.uid, email: owner.email })
    expect(copy.messagesWithoutAccount).toHaveLength(1)
    expect(copy.picture.base64).toBe(btoa('a picture'))
    const ids = copy.attempts.map(({ attemptId }: { attemptId: string }) => attemptId)
    expect(ids.toSorted()).toEqual([owner.attempt.attemptId, owner.ranked, owner.unranked].toSorted())
    const ranked = copy.attempts.find(({ attemptId }: { attemptId: string }) => attemptId === owner.ranked)
    expect(ranked.result.responses[0]).toMatchObject({ questionId: 'qst_rea-001', answer: { optionIds: ['a'] } })
    expect(mails.map(({ to }) => to)).toEqual([owner.email])
  })

  test('has no score before the results of its test are released (PRV-2)', async () => {
    const owner = await newOwner()
    const { services } = quiet()
    await db
      .update(schema.results)
      .set({ testId: 'tst_ssc-cgl-live-1', userId: owner.uid })
      .where(eq(schema.results.attemptId, owner.ranked))
    await make(services, owner.uid)
    const { attempts } = await copyOf(services, owner.uid)
    const held = attempts.find(({ attemptId }: { attemptId: string }) => attemptId === owner.ranked)
    expect(held.result.responses).toHaveLength(1)
    expect(held.result.score).toBeUndefined()
    expect(JSON.stringify(held)).not.toContain('720')
  })

  test('holds each of more attempts than one step writes once (PRV-2)', async () => {
    const uid = unique('busy')
    const ids = Array.from({ length: 45 }, () => unique('att_many'))
    for (const id of ids)
      await db.insert(schema.attempts).values({
        id,
        userId: uid,
        testId: mock.testId,
        testVersionId: mock.versionId,
        state: 'scored',
        startedAt: 1,
      })
    const { services } = quiet()
    await make(services, uid)
    const { attempts } = await copyOf(services, uid)
    expect(attempts.map(({ attemptId }: { attemptId: string }) => attemptId)).toEqual(ids.toSorted())
  })

  test('downloads whole after a repeated step wrote another length, named by the date in India (PRV-1)', async () => {
    const owner = await newOwner()
    const { services } = quiet(() => Date.parse('2031-03-31T20:00:00Z'))
    const taskId = await make(services, owner.uid)
    const { objects } = await env.FILES.list({ prefix: `${exportFolder(owner.uid)}${taskId}/` })
    const [first] = objects
    const part = await (await env.FILES.get(first?.key ?? ''))?.text()
    await env.FILES.put(first?.key ?? '', part?.replace('"about"', ' "about"') ?? '')
    const file = await serveExport(services, owner.uid)
    expect(file.headers.get('content-disposition')).toContain('taiyari-my-data-2031-04-01.json')
    expect(JSON.parse(await file.text()).attempts).toHaveLength(3)
    await env.FILES.delete(first?.key ?? '')
    await expect(serveExport(services, owner.uid)).rejects.toMatchObject({ status: 404 })
  })

  test('is made once in six hours, for its owner alone, and deleted after two days (PRV-1, PRV-3)', async () => {
    const owner = await newOwner()
    let now = Date.now()
    const { services, sent } = quiet(() => now)
    const [first, second] = await Promise.all([requestExport(services, owner.uid), requestExport(services, owner.uid)])
    expect([first.state, second.state, sent.length]).toEqual(['making', 'making', 1])
    const taskId = first.state === 'making' ? first.taskId : ''
    await expect(serveExport(services, owner.uid)).rejects.toMatchObject({ status: 404 })
    for (let step = 0; step < 6; step += 1) await takeStep(services, taskId)
    await expect(requestExport(services, owner.uid)).rejects.toMatchObject({ status: 429 })
    await expect(serveExport(services, unique('other'))).rejects.toMatchObject({ status: 404 })
    expect(await readExport(services, owner.uid)).toMatchObject({ state: 'ready' })
    now += exportTimes.keptMs + 1_000
    expect(await readExport(services, owner.uid)).toEqual({ state: 'none', nextAt: null })
    await expect(serveExport(services, owner.uid)).rejects.toMatchObject({ status: 404 })
    await sweepExports(services)
    expect((await env.FILES.list({ prefix: `${exportFolder(owner.uid)}${taskId}` })).objects).toEqual([])
  })
})

test('the clock deletes messages two years after the last word and records of deletions after 90 days (PRV-10)', async () => {
  const day = 24 * 3_600_000
  const now = Date.now()
  const message = (state: 'answered' | 'new', age: number) => ({
    id: unique('msg'),
    reference: unique('ref'),
    fingerprint: unique('print'),
    name: 'Asha',
    email: `${unique('old')}@example.test`,
    topic: 'other' as const,
    subject: 'Old',
    message: 'A question of long ago',
    language: 'en' as const,
    state,
    createdAt: now - age,
    updatedAt: now - age,
  })
  const [old, recent, open] = [
    message('answered', 731 * day),
    message('answered', 729 * day),
    message('new', 731 * day),
  ]
  await db.insert(schema.contactMessages).values([old, recent, open])
  const erasure = (age: number) => ({ id: unique('ers'), subject: unique('hash'), requestedAt: 1, doneAt: now - age })
  const [gone, kept] = [erasure(91 * day), erasure(89 * day)]
  await db.insert(schema.erasures).values([gone, kept])
  await sweepMessages(servicesAt())
  await sweepDataRights(servicesAt())
  const left = (await db.select({ id: schema.contactMessages.id }).from(schema.contactMessages)).map(({ id }) => id)
  expect([old, recent, open].map(({ id }) => left.includes(id))).toEqual([false, true, true])
  const marks = (await db.select({ id: schema.erasures.id }).from(schema.erasures)).map(({ id }) => id)
  expect([gone, kept].map(({ id }) => marks.includes(id))).toEqual([false, true])
})

test('copy and deletion read no growing table from end to end (PRV-12)', async () => {
  const owner = await newOwner()
  const seen = watched()
  const { services } = quiet()
  const { drizzle } = await import('drizzle-orm/d1')
  const counted: Services = {
    ...services,
    db: drizzle(seen.bindings.DB, { schema }) as Services['db'],
    env: { ...services.env, DB: seen.bindings.DB },
  }
  await logged('info', async () => {
    const asked = await requestExport(counted, owner.uid)
    if (asked.state === 'making') for (let step = 0; step < 4; step += 1) await takeStep(counted, asked.taskId)
    await eraseAccount(counted, owner.user, { giveUpTests: true, language: 'en' })
    await finish(counted, await erasureTask(owner.uid))
    await retryFailed(counted, 'account_erasure')
  })
  expect(await slowStatements(seen.statements)).toEqual([])
})
