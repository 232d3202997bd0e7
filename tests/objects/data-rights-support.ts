import { runInDurableObject } from 'cloudflare:test'
import { and, eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { SQLiteTable, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { expect } from 'vitest'
import * as schema from '../../drizzle/schema/index.ts'
import { ownAct } from '../../worker/accounts/account-acts.ts'
import { recordAct } from '../../worker/activities/audit.ts'
import { exportFolder } from '../../worker/data-rights/export.task.ts'
import { personalTables } from '../../worker/data-rights/personal-tables.ts'
import { languageKeyOf } from '../../worker/accounts/accounts.usecases.ts'
import type { Services } from '../../worker/platform/context.ts'
import type { Mail } from '../../worker/notifications/mail.ts'
import type { TaskMessage } from '../../worker/tasks/task.ts'
import { findTask } from '../../worker/tasks/tasks.store.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { answerOn, learntAttempt } from './learnt.ts'
import { takeStep } from './take-step.ts'
import { chosen, db, env, event, mock, newRunning, servicesAt, unique } from './support.ts'

export const tables = (Object.values(schema) as unknown[]).filter((each): each is SQLiteTable => is(each, SQLiteTable))
export const columnsOf = (table: SQLiteTable): [string, SQLiteColumn][] => Object.entries(getTableColumns(table))

/** Foreign keys that must refer to existing rows. */
const rowsThatExist: Record<string, unknown> = {
  questionId: 'qst_rea-001',
  questionVersionId: 'qst_rea-001_v1',
  testId: mock.testId,
  testVersionId: mock.versionId,
}

/** Arbitrary valid value of a required column. */
const valueOf = (key: string, column: SQLiteColumn): unknown => {
  if (key in rowsThatExist) return rowsThatExist[key]
  if (column.enumValues?.length) return column.enumValues[0]
  if (column.dataType === 'date') return new Date(1)
  if (column.dataType === 'json') return {}
  return column.dataType === 'string' ? unique(key) : column.dataType === 'boolean' ? false : 1
}

/** Row with values in the required columns only, owned by this user. */
export const rowFor = (table: SQLiteTable, owner: SQLiteColumn, uid: string) =>
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
  schema.auditKeys,
  schema.orders,
  schema.refunds,
])

/** Paid order of a student, refunded in part. */
const storeOrder = async (uid: string, buyer: { buyerName: string; buyerEmail: string }) => {
  const order = rowFor(schema.orders, schema.orders.userId, uid) as typeof schema.orders.$inferInsert
  await db.insert(schema.orders).values({ ...order, ...buyer, replaces: [], state: 'part_refunded' })
  const refund = rowFor(schema.refunds, schema.refunds.userId, uid) as typeof schema.refunds.$inferInsert
  await db.insert(schema.refunds).values({ ...refund, orderId: order.id, reason: buyer.buyerName, state: 'processed' })
}

/** Account with a picture, and rows in every table that needs no specific values. */
const storeAccount = async (uid: string, now: number) => {
  const name = unique('Owner')
  const email = `${unique('owner')}@example.test`
  const record = { uid, email, displayName: name, provider: 'password', studentId: unique('OWN'), updatedAt: now }
  const dates = { createdAt: new Date(now), updatedAt: new Date(now) }
  await db.insert(schema.authUsers).values({ id: uid, name, email, emailVerified: true, ...dates })
  const picture = `${unique('picture')}.png`
  const photoURL = `/api/pictures/${picture}`
  await db.insert(schema.users).values({ ...record, photoURL, createdAt: now, lastLoginAt: now })
  await db.insert(schema.usersByStudentId).values(record)
  for (const { table, owner } of personalTables)
    // Triggers have written some of the rows.
    if (!byHand.has(table))
      await db
        .insert(table)
        .values(rowFor(table, owner, uid))
        .onConflictDoNothing()
  await storeOrder(uid, { buyerName: name, buyerEmail: email })
  await recordAct(servicesAt(), ownAct(uid, 'account.email_changed', { before: { email }, after: { email, name } }))
  return { name, email, picture }
}

/** Contact message of this address, sent without an account. */
const storeMessageWithoutAccount = async (uid: string, name: string, email: string) =>
  db.insert(schema.contactMessages).values({
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

/** Scored attempt with its result, score change, normalised score and document. */
const storeScoredAttempt = async (attemptId: string, userId: string, isRanked: boolean, now: number) => {
  const ids = { attemptId, userId, testId: mock.testId }
  await db.insert(schema.results).values({
    ...ids,
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
    userId,
    testId: mock.testId,
    testVersionId: mock.versionId,
    state: 'scored',
    startedAt: now,
  })
  await db.insert(schema.scoreChanges).values({ ...ids, taskId: unique('task'), beforeUnits: 1, afterUnits: 2 })
  await db.insert(schema.normalisedScores).values({
    ...ids,
    groupId: 'group-of-test',
    units: 720,
    normalised: '1.0',
    percentile: '50.0',
    rank: 1,
  })
  await env.FILES.put(`results/${attemptId}/both-1-1.pdf`, 'a document')
}

/** Deck with a mistake, a note and an open session of practice. */
const storeDeck = async (uid: string) => {
  const deck = deckOf(servicesAt(), uid)
  await deck.learn(uid, [learntAttempt([answerOn(1, 'qst_rea-001', 'wrong')])])
  const { subject, topic, excerpt } = answerOn(1, 'qst_rea-001', 'wrong')
  const note = { questionId: 'qst_rea-001', subject, topic, excerpt, text: 'My own words', updatedAt: 1 }
  await deck.writeNote(uid, note)
  await deck.startSession(uid, {
    id: unique('prs'),
    mode: 'tutor',
    source: { from: 'cards' },
    items: [],
    startedAt: 1,
    deadlineAt: null,
  })
}

/** Student with data in every personal table, in KV, in R2 and in a running attempt. */
export const newOwner = async () => {
  const attempt = await newRunning()
  const uid = attempt.opening.userId
  const now = Date.now()
  await attempt.stub.sync(
    attempt.holder,
    { device: 'device-of-owner', batch: [event(1, attempt.questionIds[0] ?? '', attempt.start)] },
    attempt.start,
  )
  const { name, email, picture } = await storeAccount(uid, now)
  await storeMessageWithoutAccount(uid, name, email)
  await db.insert(schema.attempts).values({
    id: attempt.attemptId,
    userId: uid,
    ...mock,
    testVersionId: mock.versionId,
    state: 'in_progress',
    startedAt: now,
  } as never)
  const [ranked, unranked] = [unique('att_ranked'), unique('att_other')]
  await storeScoredAttempt(ranked, uid, true, now)
  await storeScoredAttempt(unranked, uid, false, now)
  await db.insert(schema.tasks).values({
    id: unique('tsk'),
    kind: 'solutions_pdf',
    state: 'done',
    userId: uid,
    input: { userId: uid },
    updatedAt: now,
  })
  await storeDeck(uid)
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
export const recordingServices = (now: () => number = Date.now, parts: Partial<Services['env']> = {}) => {
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
export const columnsWith = async (text: string): Promise<string[]> => {
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

export const erasureTask = async (uid: string): Promise<string> => {
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
export const afterSessions = () => Date.now() + 100_000

export const finishErasure = async (services: Services, taskId: string) => {
  for (let step = 0; step < 60; step += 1) {
    await takeStep({ ...services, now: afterSessions }, taskId)
    if ((await findTask(db, taskId))?.state === 'done') return
  }
  throw new Error('The erasure did not end.')
}

export const expectGone = async ({
  uid,
  email,
  name,
  attempt,
  ranked,
  unranked,
  picture,
}: Awaited<ReturnType<typeof newOwner>>) => {
  for (const text of [uid, email, name]) expect(await columnsWith(text), text).toEqual([])
  expect(await env.KV.get(await languageKeyOf(uid))).toBeNull()
  for (const prefix of [`results/${ranked}/`, `results/${unranked}/`, exportFolder(uid), `pictures/${picture}`])
    expect((await env.FILES.list({ prefix })).objects, prefix).toEqual([])
  expect(await attempt.stub.view(Date.now())).toBeNull()
  const tablesLeft = await runInDurableObject(deckOf(servicesAt(), uid), (_deck, { storage }) =>
    storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'cards'").toArray(),
  )
  expect(tablesLeft).toEqual([])
}
