import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dateInIndia, instantInIndia } from '../../domain/india.ts'
import { events } from '../../drizzle/schema/index.ts'
import { tellEdition, tellNewContent } from '../../worker/content/new-content.notices.ts'
import { newEvent } from '../../worker/events/outbox.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { addTest } from '../support/rows.ts'
import { newStudent } from './new-student.ts'
import { bellOf, follow } from './notice-readers.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

/** Days on which no other file publishes. */
let days = 600
const nextDay = () => addDays(dateInIndia(Date.now()), (days += 3))

/** A practice test of an exam that was published at an instant. */
const published = async (at: number, title: string, exam = 'ssc', kind = 'full'): Promise<void> => {
  const id = unique('tst_')
  await addTest(env.DB, { id, opensAt: at, closesAt: null })
  await inTransaction(db, [
    sql`UPDATE tests SET kind = ${kind}, title = ${JSON.stringify({ en: title, hi: '' })} WHERE id = ${id}`,
    sql`INSERT INTO item_exams (kind, item_id, exam, listed_at, title_en) VALUES ('test', ${id}, ${exam}, ${at}, ${title})`,
  ])
}

const tell = async (day: string, bindings = env, times = 2) => {
  const services = {
    ...makeServices(bindings, () => undefined),
    now: () => instantInIndia(day, '17:45'),
  }
  const event = newEvent(services, { kind: 'content.edition' as const, payload: { day } })
  for (let time = 0; time < times; time += 1) await tellEdition(services, event)
}

const newFor = async (userId: string, day: string) =>
  (await bellOf(userId, instantInIndia(day, '18:00'))).filter(
    ({ kind, at }) => kind === 'content.new' && dateInIndia(at) === day,
  )

describe('new content of an exam (NTF-29)', () => {
  test('is one notice of the day to who prepares for it, with the count and three titles', async () => {
    const day = nextDay()
    const [mine, other, minor] = [await newStudent(), await newStudent(), await newStudent()]
    await follow(mine, 'ssc', 'upsc')
    await follow(other, 'jee')
    await follow(minor, 'ssc')
    await inTransaction(db, [sql`UPDATE student_rows SET is_minor = 1 WHERE uid = ${minor}`])
    for (const [index, title] of ['One', 'Two', 'Three', 'Four'].entries())
      await published(instantInIndia(day, '10:00') + index, title)
    await published(instantInIndia(day, '18:00'), 'Of tomorrow')
    await published(instantInIndia(addDays(day, -1), '17:00'), 'Of yesterday')
    await published(instantInIndia(day, '11:00'), 'Quiz', 'ssc', 'daily_quiz')
    await tell(day)
    const notices = await newFor(mine, day)
    expect(notices).toMatchObject([
      { title: 'New for SSC: 4', text: 'Four; Three; Two and 1 more.', link: '/tests?exam=ssc' },
    ])
    expect(await newFor(other, day)).toEqual([])
    expect(await newFor(minor, day)).toEqual([])
  })

  test('is not told on a day without any', async () => {
    const day = nextDay()
    const mine = await newStudent()
    await follow(mine, 'ssc')
    await tell(day)
    expect(await newFor(mine, day)).toEqual([])
  })

  test('begins once a day, at 17:45 or at most six hours later, and reads indexes', async () => {
    const day = nextDay()
    // The queue would deliver the edition at the time of the machine.
    const unsent = { ...env, EVENTS_QUEUE: { sendBatch: async () => undefined } as never }
    const begin = (time: string) => tellNewContent(servicesAt(() => instantInIndia(day, time), { env: unsent }))
    const begun = () => db.$count(events, sql`id = ${`evt_edition_${day}`}`)
    await begin('17:44')
    expect(await begun()).toBe(0)
    await begin('17:45')
    await begin('18:30')
    expect(await begun()).toBe(1)
    await published(instantInIndia(day, '10:00'), 'One')
    const { bindings, statements } = watched()
    await tell(day, bindings as typeof env)
    expect(await slowStatements(statements)).toEqual([])
  })
})
