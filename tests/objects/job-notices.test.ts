import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dateInIndia, instantInIndia, startOfDayInIndia } from '../../domain/india.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem, saveDraft } from '../../worker/content/drafts.usecases.ts'
import { publish, unpublish } from '../../worker/content/publishing.usecases.ts'
import { newEvent } from '../../worker/events/outbox.ts'
import { jobContent } from '../../worker/jobs/jobs.content.ts'
import { remindOfLastDates, tellJobNews, withdrawJob } from '../../worker/jobs/jobs.notices.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { completeBody, ownFields } from '../support/kind-bodies.ts'
import { newStudent } from './new-student.ts'
import { bellOf } from './notice-readers.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const admin = 'usr_office'
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Later than the jobs of other files. */
const today = addDays(dateInIndia(Date.now()), 500)
const at = (days: number, time: string) => instantInIndia(addDays(today, days), time)

const lastDate = (days: number) => ({
  kind: 'apply_to',
  at: startOfDayInIndia(addDays(today, days)),
  until: null,
  allDay: true,
  tentative: false,
  note: null,
})

/** The queue would deliver events at the time of the machine, before this file does at its own. */
const unsent = { ...env, EVENTS_QUEUE: { sendBatch: async () => undefined } as never }
const officeAt = (now: number) => servicesAt(() => now, { env: unsent })

type Job = { id: string; revision: number; body: DraftBody }

const publishAt = async (job: Job, now: number): Promise<Job> => {
  const services = officeAt(now)
  const { revision } = await saveDraft(services, jobContent, job.id, { revision: job.revision, body: job.body }, admin)
  await publish(services, jobContent, job.id, { revision }, admin)
  return { ...job, revision: (await readItem(services, jobContent, job.id)).draft.revision }
}

const newJob = async (now: number, parts: DraftBody = {}): Promise<Job> => {
  const body = { ...completeBody(ownFields.job, unique('slug'), 'Clerks'), ...parts }
  const { id } = await createItem(officeAt(now), jobContent, body, admin)
  return publishAt({ id, revision: 1, body }, now)
}

/** Publishes a change and delivers its event twice. */
const change = async (job: Job, now: number, parts: DraftBody): Promise<Job> => {
  const changed = await publishAt({ ...job, body: { ...job.body, ...parts } }, now)
  await deliver(job.id, now)
  return changed
}

const deliver = async (jobId: string, now: number) => {
  const services = officeAt(now)
  const event = newEvent(services, { kind: 'content.published' as const, payload: { kind: 'job' as const, id: jobId } })
  for (let time = 0; time < 2; time += 1) await tellJobNews(services, event)
}

const saver = async (jobId: string, savedAt: number): Promise<string> => {
  const userId = await newStudent()
  await inTransaction(db, [
    sql`INSERT INTO saved_jobs (user_id, job_id, created_at) VALUES (${userId}, ${jobId}, ${savedAt})`,
  ])
  return userId
}

const kindsOf = async (userId: string, now: number) => (await bellOf(userId, now)).map(({ kind }) => kind)
const tick = (now: number) => remindOfLastDates(officeAt(now))

describe('reminders of a last date (NTF-15)', () => {
  test('come three days and one day before it, in the morning, to who saved the job before', async () => {
    const job = await newJob(at(-20, '10:00'), { dates: [lastDate(0)] })
    const [mine, late, other] = [
      await saver(job.id, at(-9, '10:00')),
      await saver(job.id, at(-2, '10:00')),
      await newStudent(),
    ]
    await tick(at(-3, '07:59'))
    expect(await bellOf(mine, at(0, '12:00'))).toEqual([])
    await tick(at(-3, '08:00'))
    await tick(at(-2, '15:00'))
    expect(await bellOf(mine, at(0, '12:00'))).toMatchObject([{ kind: 'job.last_date', link: `/jobs/${job.id}` }])
    await tick(at(-1, '08:00'))
    await tick(at(0, '23:59'))
    expect(await kindsOf(mine, at(1, '12:00'))).toEqual(['job.last_date', 'job.last_date'])
    expect(await kindsOf(late, at(1, '12:00'))).toEqual(['job.last_date'])
    expect(await bellOf(other, at(1, '12:00'))).toEqual([])
  })

  test('of an extended job are withdrawn and come again for the new date; of a cancelled one they stay away', async () => {
    const job = await newJob(at(10, '10:00'), { dates: [lastDate(33)] })
    const mine = await saver(job.id, at(11, '10:00'))
    await tick(at(30, '09:00'))
    const extended = await change(job, at(31, '10:00'), {
      dates: [lastDate(40)],
      corrigendum: { en: 'A week more.', hi: 'एक हफ़्ता और।' },
    })
    await tick(at(31, '10:01'))
    expect(await kindsOf(mine, at(31, '11:00'))).toEqual(['job.extended'])
    await tick(at(37, '08:00'))
    expect(await kindsOf(mine, at(37, '11:00'))).toEqual(['job.last_date', 'job.extended'])
    await change(extended, at(38, '10:00'), {
      cancelled: { at: at(38, '00:00'), note: { en: 'Withdrawn.', hi: 'वापस ली गई।' } },
    })
    await tick(at(39, '08:00'))
    expect(await kindsOf(mine, at(39, '11:00'))).toEqual(['job.cancelled', 'job.extended'])
  })

  test('are looked for through indexes (CNT-24)', async () => {
    const job = await newJob(at(50, '10:00'), { dates: [lastDate(63)] })
    const { bindings, statements } = watched()
    const services = { ...makeServices(bindings, () => undefined), now: () => at(60, '09:00') }
    await remindOfLastDates(services)
    const payload = { kind: 'job' as const, id: job.id }
    await tellJobNews(services, newEvent(services, { kind: 'content.published', payload }))
    await withdrawJob(services, newEvent(services, { kind: 'content.unpublished', payload }))
    expect(await slowStatements(statements)).toEqual([])
  })
})

describe('news of a saved job (NTF-15, NTF-16)', () => {
  test('each stage and corrigendum is told once, and an edit of an older text tells nobody', async () => {
    const now = at(100, '10:00')
    const job = await newJob(now, { dates: [lastDate(120)] })
    const mine = await saver(job.id, now + minute)
    const corrected = await change(job, now + hour, {
      corrigendum: { en: 'Posts: 6.', hi: 'पद: 6।' },
      fees: [{ category: 'ur', paise: 10_000 }],
    })
    const issued = await change(corrected, now + 2 * hour, { corrigendum: null, stage: 'admit_card' })
    const edited = await change(issued, now + 3 * hour, { faq: [] })
    expect(await kindsOf(mine, now + 4 * hour)).toEqual(['job.admit_card', 'job.corrigendum'])
    await change(edited, now + 5 * day, { summary: { en: 'Clerks again', hi: 'फिर से क्लर्क' } })
    expect(await kindsOf(mine, now + 6 * day)).toEqual(['job.admit_card', 'job.corrigendum'])
    const [, notice] = await bellOf(mine, now + 6 * day)
    expect(notice).toMatchObject({ text: 'Posts: 6.' })
  })

  test('a job first published in a late stage, and one that was only edited long after, tell nobody', async () => {
    const now = at(200, '10:00')
    const job = await newJob(now, { stage: 'result' })
    const mine = await saver(job.id, now - hour)
    await deliver(job.id, now)
    await inTransaction(db, [sql`UPDATE content_versions SET fields = NULL WHERE item_id = ${job.id}`])
    await change(job, now + 30 * day, { faq: [] })
    expect(await bellOf(mine, now + 31 * day)).toEqual([])
  })

  test('is withdrawn with a job that is taken back', async () => {
    const now = at(300, '10:00')
    const job = await newJob(now)
    const mine = await saver(job.id, now + minute)
    await change(job, now + hour, { stage: 'answer_key' })
    expect(await kindsOf(mine, now + 2 * hour)).toEqual(['job.answer_key'])
    const services = officeAt(now + 2 * hour)
    await unpublish(services, jobContent, job.id, admin)
    const payload = { kind: 'job' as const, id: job.id }
    await withdrawJob(services, newEvent(services, { kind: 'content.unpublished', payload }))
    expect(await kindsOf(mine, now + 3 * hour)).toEqual([])
  })
})
