import { createExecutionContext, createMessageBatch } from 'cloudflare:test'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { auditLog, deadLetters, events, mailDeliveries, tasks } from '../../drizzle/schema/index.ts'
import { dropRecipient, purgeLetters, recipientOf, tries } from '../../worker/dead-letters/dead-letters.ts'
import { cronJobs, cronNames, runJobs } from '../../worker/cron-jobs.ts'
import { reportDeadEvents } from '../../worker/events/events.queue.ts'
import { deliveryStatement, sendTracked } from '../../worker/notifications/deliveries.usecases.ts'
import { sendMail, type Mail } from '../../worker/notifications/mail.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { dropLetterAs, sendLettersAgain } from '../../worker/system/send-again.usecases.ts'
import { readSystem } from '../../worker/system/system.usecases.ts'
import { failTask } from '../../worker/tasks/tasks.store.ts'
import { retryTasksAs, startTask } from '../../worker/tasks/tasks.usecases.ts'
import config from '../../wrangler.toml?raw'
import { db, env, logged, prepareDatabase, servicesAt, unique } from './support.ts'
import { postOffice } from './worker.ts'
import { undeliveredTasks } from './take-step.ts'

beforeAll(prepareDatabase)

const day = 86_400_000
const soon = { timeout: 20_000, interval: 50 }
const view = (now = Date.now()) =>
  readSystem(
    servicesAt(() => now),
    cronNames,
    'build-1',
  )

const mailTo = (to: string): Mail => ({ to, language: 'en', subject: `Code for ${to.slice(0, 4)}`, lines: ['A code.'] })

/** Recipient whose mails fail. */
const failing = (): string => {
  const to = `${unique('person')}@example.test`
  postOffice.failing.add(to)
  return to
}

const letterTo = async (to: string) => {
  const recipient = await recipientOf(servicesAt(), to)
  return db.select().from(deadLetters).where(eq(deadLetters.recipient, recipient)).get()
}

const dead = async (to: string) =>
  vi.waitFor(async () => {
    const letter = await letterTo(to)
    if (!letter?.reason) throw new Error('not dead yet')
    return letter
  }, soon)

/** Services that refuse to queue mails, so that each is a dead letter at once. */
const closed = () =>
  servicesAt(Date.now, {
    env: { ...env, MAIL_QUEUE: { send: () => Promise.reject(new Error('full')) } as never },
    later: (work) => void work,
  })

const actsOn = async (itemId: string) =>
  db.select({ act: auditLog.act, reason: auditLog.reason }).from(auditLog).where(eq(auditLog.itemId, itemId))

describe('dead letters (OFC-58)', () => {
  test('hold a mail that failed three times in its queue, and send it again on a press', async () => {
    const [to, deliveryId] = [failing(), unique('dlv')]
    const services = servicesAt()
    await inTransaction(db, [deliveryStatement(services, deliveryId, sql`true`)])
    await logged('error', () =>
      logged('warn', async () => {
        await sendTracked(services, deliveryId, mailTo(to))
        await dead(to)
        // The consumer of the dead-letter queue keeps the outcome after the letter.
        await vi.waitFor(async () => {
          const kept = await db.select().from(mailDeliveries).where(eq(mailDeliveries.id, deliveryId)).get()
          expect(kept?.state).toBe('failed')
        }, soon)
      }),
    )
    const { id, sealed } = await dead(to)
    expect(sealed).not.toContain('person')
    const shown = (await view()).letters.find((letter) => letter.id === id)
    expect(shown).toMatchObject({ queue: 'mail', about: 'Code for pers', canBeSent: true })
    expect(shown?.to).toMatch(/^p•••.@example\.test$/)
    expect(shown?.reason).toMatch(/^Error: No mailbox p•••.@example\.test$/)

    postOffice.failing.delete(to)
    const actor = unique('usr')
    expect(await sendLettersAgain(services, actor, { id })).toEqual({ sent: 1, unsent: 0 })
    await vi.waitFor(() => expect(postOffice.sent).toContain(`${to}: Code for pers`), soon)
    await vi.waitFor(async () => {
      const kept = await db.select().from(mailDeliveries).where(eq(mailDeliveries.id, deliveryId)).get()
      expect(kept?.state).toBe('sent')
    }, soon)
    expect(await letterTo(to)).toBeUndefined()
    expect(await sendLettersAgain(services, actor, { id })).toEqual({ sent: 0, unsent: 0 })
    expect(await actsOn(id)).toEqual([{ act: 'letter.sent_again', reason: null }])
  }, 60_000)

  test('hold a mail that no queue took; one that is refused again stays, one is dropped with a reason', async () => {
    const [kept, dropped] = [failing(), failing()]
    await logged('error', async () => {
      sendMail(closed(), mailTo(kept))
      sendMail(closed(), mailTo(dropped))
      await dead(kept)
      await dead(dropped)
    })
    const { id } = await dead(kept)
    await logged('warn', async () =>
      expect(await sendLettersAgain(closed(), 'usr_1', { id })).toEqual({ sent: 0, unsent: 1 }),
    )
    expect((await view()).letters.map((letter) => letter.id)).toContain(id)
    const other = await dead(dropped)
    await dropLetterAs(servicesAt(), 'usr_1', other.id, 'The address is wrong.')
    expect(await letterTo(dropped)).toBeUndefined()
    await expect(dropLetterAs(servicesAt(), 'usr_1', other.id, 'Again.')).rejects.toMatchObject({ status: 404 })
    expect(await actsOn(other.id)).toEqual([{ act: 'letter.dropped', reason: 'The address is wrong.' }])
  })

  test('are deleted with the account of their address, and all after 30 days', async () => {
    const [mine, old] = [failing(), failing()]
    await logged('error', async () => {
      sendMail(closed(), mailTo(mine))
      sendMail(closed(), mailTo(old))
      await dead(mine)
      await dead(old)
    })
    await inTransaction(db, [dropRecipient(await recipientOf(servicesAt(), mine.toUpperCase()))])
    expect(await letterTo(mine)).toBeUndefined()
    await purgeLetters(servicesAt(() => Date.now() + 29 * day))
    expect(await letterTo(old)).toBeDefined()
    await purgeLetters(servicesAt(() => Date.now() + 31 * day))
    expect(await letterTo(old)).toBeUndefined()
  })

  test('name an event until its handlers have succeeded', async () => {
    const eventId = unique('evt_')
    const payload = { testId: 'tst_1' }
    await db.insert(events).values({ id: eventId, kind: 'test.opened', payload, at: 1, sendAfter: Date.now() + day })
    const message = { id: unique('m'), timestamp: new Date(), attempts: 1, body: { eventId } }
    const batch = createMessageBatch('taiyari-events-dead', [message])
    await logged('error', () => reportDeadEvents(batch, env, createExecutionContext()))
    const named = async () => {
      const { letters } = await view()
      const row = await db.select().from(deadLetters).where(eq(deadLetters.subject, eventId)).get()
      return letters.find(({ id }) => id === row?.id)?.about
    }
    expect(await named()).toBe('test.opened')
    await db.update(events).set({ doneAt: Date.now() }).where(eq(events.id, eventId))
    expect(await named()).toBeUndefined()
  })

  test('come after as many tries as wrangler.toml has', () => {
    const retries = [...config.matchAll(/queue = "taiyari-(\w+)"\n(?:max_batch.*\n)+max_retries = (\d+)/g)]
    expect(Object.fromEntries(retries.map(([, queue, max]) => [queue, Number(max) + 1]))).toEqual(tries)
  })
})

test('failed tasks go on, one or all of a kind, and each press is recorded once (OFC-58)', async () => {
  const services = servicesAt(Date.now, { env: { ...env, ...undeliveredTasks } })
  const ids: string[] = []
  for (let each = 0; each < 3; each += 1) {
    const id = await startTask(services, { kind: 'social_image', userId: null, input: {} })
    await failTask(db, id, 'No such picture.', Date.now() + each)
    ids.push(id)
  }
  const [first = ''] = ids
  const shown = await view()
  expect(shown.failedTasks.find(({ id }) => id === first)).toMatchObject({
    reason: 'No such picture.',
    kind: 'social_image',
  })
  expect(shown.failedKinds.find(({ kind }) => kind === 'social_image')?.count).toBeGreaterThanOrEqual(3)
  expect(await retryTasksAs(services, 'usr_1', { id: first })).toBe(1)
  expect(await retryTasksAs(services, 'usr_1', { id: first })).toBe(0)
  expect(await actsOn(first)).toHaveLength(1)
  expect(await retryTasksAs(services, 'usr_1', { kind: 'social_image' })).toBeGreaterThanOrEqual(2)
  const states = await db.select({ state: tasks.state }).from(tasks).where(inArray(tasks.id, ids))
  expect(states).toEqual([{ state: 'running' }, { state: 'running' }, { state: 'running' }])
  await db.delete(tasks).where(inArray(tasks.id, ids))
})

test('scheduled jobs show their last run, its error and the next one (OFC-58)', async () => {
  const cron = '29 * * * *'
  const [broken, working] = [unique('broken'), unique('working')]
  cronJobs[cron] = {
    [broken]: () => Promise.reject(new Error('no notes of asha@example.test')),
    [working]: () => Promise.resolve(),
  }
  const now = Date.UTC(2026, 10, 23, 10, 29, 5)
  await logged('error', () =>
    runJobs(
      servicesAt(() => now),
      cron,
    ),
  )
  delete cronJobs[cron]
  const later = servicesAt(() => now + 4 * 3_600_000)
  const { jobs, databases, release } = await readSystem(later, { [cron]: [broken, working, 'never'] }, 'build-1')
  const common = { cron, nextAt: Date.UTC(2026, 10, 23, 15, 29) }
  const ran = { ...common, startedAt: now, endedAt: now, isLate: true }
  expect(jobs).toEqual([
    { ...ran, job: broken, error: 'Error: no notes of a•••a@example.test' },
    { ...ran, job: working, error: null },
    { ...common, job: 'never', startedAt: null, endedAt: null, error: null, isLate: false },
  ])
  expect(release).toBe('build-1')
  expect(databases.map(({ name, newest }) => [name, newest === null])).toEqual([
    ['main', false],
    ['search', false],
  ])
})
