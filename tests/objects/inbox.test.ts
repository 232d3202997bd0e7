import { createExecutionContext, createMessageBatch } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/d1'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as schema from '../../drizzle/schema/index.ts'
import {
  answerMessage,
  keepDraft,
  listInbox,
  moveMessage,
  noteMessage,
  readMessage,
  sendAgain,
} from '../../worker/contact/inbox.usecases.ts'
import { consumeMail, reportDeadMail, type Mail } from '../../worker/notifications/mail.ts'
import { db, env, logged, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const mails: Mail[] = []
const bindings = { ...env, MAIL_QUEUE: { send: async (mail: Mail) => void mails.push(mail) } as never }
const services = (now = Date.now()) => servicesAt(() => now, { env: bindings })

const newAccount = async (name: string) => {
  const id = unique('usr')
  const email = `${id.toLowerCase()}@example.test`
  const at = new Date()
  await db.insert(schema.authUsers).values({ id, name, email, emailVerified: true, createdAt: at, updatedAt: at })
  return { id, email }
}

const newMessage = async (parts: Partial<typeof schema.contactMessages.$inferInsert> = {}) => {
  const id = unique('msg')
  await db.insert(schema.contactMessages).values({
    id,
    reference: unique('TY-').toUpperCase(),
    fingerprint: unique('print'),
    name: 'Asha',
    email: `${unique('asha')}@example.test`,
    topic: 'tests',
    subject: 'Question 12',
    message: 'The key of question 12 is wrong.\nPlease look.',
    language: 'hi',
    state: 'new',
    createdAt: Date.now(),
    updatedAt: Date.now(),
    ...parts,
  })
  return id
}

const actsOn = async (id: string) =>
  (
    await db
      .select({ act: schema.auditLog.act })
      .from(schema.auditLog)
      .where(eq(schema.auditLog.itemId, id))
      .orderBy(schema.auditLog.seq)
  ).map(({ act }) => act)

const deliver = async (mail: Mail | undefined, consume: typeof consumeMail, send?: () => Promise<never>) => {
  const batch = createMessageBatch<Mail>('taiyari-mail', [
    { id: unique('m'), timestamp: new Date(), body: mail ?? ({} as Mail), attempts: 1 },
  ])
  const sender = { send: send ?? (async () => undefined) } as never
  await logged('error', () =>
    logged('warn', () => consume(batch, { ...bindings, EMAIL: sender }, createExecutionContext())),
  )
}

describe('answering a message (CON-14, CON-16)', () => {
  test('mails the answer in the language of the message and quotes it to a confirmed address alone', async () => {
    const { id: admin } = await newAccount('Meera')
    const sender = await newAccount('Asha')
    const [own, foreign] = [await newMessage({ userId: sender.id, email: sender.email }), await newMessage()]
    await answerMessage(services(), admin, own, { text: 'Dear Asha,\n\nit is corrected.', revision: 0 })
    await answerMessage(services(), admin, foreign, { text: 'It is corrected.', revision: 0 })
    const [confirmed, other] = mails.slice(-2)
    expect(confirmed).toMatchObject({ to: sender.email, language: 'hi' })
    expect(confirmed?.lines.slice(0, 2)).toEqual(['Dear Asha,', 'it is corrected.'])
    expect(confirmed?.lines.at(-1)).toBe('> Question 12\n> The key of question 12 is wrong.\n> Please look.')
    expect(JSON.stringify(other)).not.toContain('uestion 12')
    const view = await readMessage(services(), own)
    expect(view).toMatchObject({ state: 'answered', revision: 1, answers: [{ by: 'Meera', delivery: 'queued' }] })
    expect(await actsOn(own)).toEqual(['message.answered'])
  })

  test('shows the delivery; a mail that failed or was lost is sent again, one that arrived is not', async () => {
    const { id: admin } = await newAccount('Meera')
    const id = await newMessage()
    const { answerId } = await answerMessage(services(), admin, id, { text: 'It is corrected.', revision: 0 })
    const answer = async (now = Date.now()) => (await readMessage(services(now), id)).answers[0]
    expect(await answer()).toMatchObject({ delivery: 'queued', maySendAgain: false })
    expect(await answer(Date.now() + 11 * 60_000)).toMatchObject({ maySendAgain: true })
    await expect(sendAgain(services(), admin, id, answerId)).rejects.toMatchObject({ code: 'contact.not_failed' })
    await deliver(mails.at(-1), consumeMail, () => Promise.reject(new Error('refused')))
    expect(await answer()).toMatchObject({ delivery: 'queued' })
    await deliver(mails.at(-1), reportDeadMail)
    expect(await answer()).toMatchObject({ delivery: 'failed', maySendAgain: true })
    const again = await Promise.allSettled([1, 2].map(() => sendAgain(services(), admin, id, answerId)))
    expect(again.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await deliver(mails.at(-1), consumeMail)
    expect(await answer()).toMatchObject({ delivery: 'sent', deliveredAt: expect.any(Number), maySendAgain: false })
    expect(await actsOn(id)).toEqual(['message.answered', 'message.sent_again'])
  })

  test('is noted, closed, reopened and marked as spam, each recorded', async () => {
    const { id: admin } = await newAccount('Meera')
    const id = await newMessage()
    await noteMessage(services(), admin, id, 'The printer is asked.')
    for (const [revision, state] of (['closed', 'new', 'spam', 'new'] as const).entries())
      await moveMessage(services(), admin, id, { state, revision })
    expect(await readMessage(services(), id)).toMatchObject({
      state: 'new',
      notes: [{ text: 'The printer is asked.', by: 'Meera' }],
    })
    expect(await actsOn(id)).toEqual([
      'message.noted',
      'message.closed',
      'message.reopened',
      'message.marked_spam',
      'message.cleared',
    ])
  })
})

describe('two administrators (CON-15)', () => {
  test('answer the same state of a message: one answer is sent, the other refused', async () => {
    const people = [await newAccount('Meera'), await newAccount('Ravi')]
    const id = await newMessage()
    const before = mails.length
    const both = await Promise.allSettled(
      people.map((admin) => answerMessage(services(), admin.id, id, { text: 'It is corrected.', revision: 0 })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find((each) => each.status === 'rejected')?.reason).toMatchObject({ code: 'contact.conflict' })
    expect([mails.length - before, (await readMessage(services(), id)).answers.length]).toEqual([1, 1])
  })

  test('write the same draft: the later save is refused with the stored text; an answer empties it', async () => {
    const [one, other] = [await newAccount('Meera'), await newAccount('Ravi')]
    const id = await newMessage()
    expect(await keepDraft(services(), one.id, id, { text: 'Dear', revision: 0 })).toEqual({ revision: 1 })
    await expect(keepDraft(services(), other.id, id, { text: 'Hello', revision: 0 })).rejects.toMatchObject({
      code: 'contact.draft_conflict',
      extra: { details: { text: 'Dear', revision: 1 } },
    })
    expect(await keepDraft(services(), one.id, id, { text: 'Dear Asha', revision: 1 })).toEqual({ revision: 2 })
    expect((await readMessage(services(), id)).draft).toMatchObject({ text: 'Dear Asha', by: 'Meera' })
    await answerMessage(services(), one.id, id, { text: 'Dear Asha, it is corrected.', revision: 0 })
    expect((await readMessage(services(), id)).draft).toMatchObject({ text: '', revision: 3 })
  })
})

describe('the inbox (CON-13)', () => {
  test('lists what waits from the oldest, by topic, and finds by the beginning of a reference or address', async () => {
    const topic = 'grievance' as const
    const [late, early] = [await newMessage({ topic, createdAt: 2_000 }), await newMessage({ topic, createdAt: 1_000 })]
    await newMessage({ topic, state: 'spam' })
    const idsIn = async (query: Parameters<typeof listInbox>[1]) =>
      (await listInbox(services(), query)).items.map(({ id }) => id)
    expect(await idsIn({ topic })).toEqual([early, late])
    const { reference, email } = await readMessage(services(), late)
    expect(await idsIn({ q: reference.toLowerCase().slice(0, -2) })).toContain(late)
    expect(await idsIn({ q: email.slice(0, -4).toUpperCase(), state: 'closed' })).toEqual([late])
    expect(await idsIn({ q: '%%' })).toEqual([])
  })

  test('scans no table that grows', async () => {
    const seen = watched()
    const counted = { ...services(), db: drizzle(seen.bindings.DB, { schema }) as ReturnType<typeof services>['db'] }
    const id = await newMessage()
    for (const query of [{}, { state: 'answered' as const }, { topic: 'tests' as const }, { q: 'asha' }])
      await listInbox(counted, query)
    await readMessage(counted, id)
    expect(await slowStatements(seen.statements)).toEqual([])
  })
})
