import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Audience } from '../../domain/notifications/audience.ts'
import { broadcasts } from '../../drizzle/schema/index.ts'
import { keepExamProfile } from '../../worker/accounts/profile.store.ts'
import { emptyExamProfile, type ExamTarget } from '../../domain/accounts/student-profile.ts'
import { announce, tell, withdraw } from '../../worker/notifications/announcing.usecases.ts'
import { markAllRead, markRead, noticesOf, openNotice, unreadOf } from '../../worker/notifications/reading.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { newStudent } from './new-student.ts'
import { bellOf } from './notice-readers.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const minuteMs = 60_000
const name = (en: string) => ({ en, hi: `${en} हिं` })
const later = servicesAt(() => Date.now() + minuteMs)

const prepareFor = (userId: string, ...targets: ExamTarget[]) =>
  keepExamProfile(db, userId, { ...emptyExamProfile, targets })

const titlesOf = async (userId: string): Promise<string[]> => (await bellOf(userId)).map(({ title }) => title)

/** Announces the result of a test under a title of its own; returns the title that the bell shows. */
const announceTo = async (audience: Audience, key = unique('key')): Promise<string> => {
  const exam = unique('Test ')
  await announce(servicesAt(), { key, kind: 'result.out', params: { test: name(exam) }, link: '/tests', audience })
  return `Result out: ${exam}`
}

describe('a notice to many students (NTF-3)', () => {
  test('is one row, seen by its audience alone', async () => {
    const [mine, other] = [await newStudent(), await newStudent()]
    await prepareFor(mine, 'ssc', 'banking')
    await prepareFor(other, 'jee')
    const jobId = unique('job')
    await inTransaction(db, [sql`INSERT INTO saved_jobs (user_id, job_id) VALUES (${mine}, ${jobId})`])
    const title = {
      all: await announceTo({ to: 'all' }),
      exams: await announceTo({ to: 'exams', exams: ['ssc', 'banking'] }),
      job: await announceTo({ to: 'job', jobId }),
      test: await announceTo({ to: 'test', testId: unique('tst') }),
    }
    const [seen, otherSeen] = [await titlesOf(mine), await titlesOf(other)]
    for (const each of ['all', 'exams', 'job'] as const)
      expect(seen.filter((text) => text === title[each])).toHaveLength(1)
    expect(seen).not.toContain(title.test)
    expect(otherSeen).toContain(title.all)
    for (const each of ['exams', 'job', 'test'] as const) expect(otherSeen).not.toContain(title[each])
  })

  test('is not seen by who joined after it, nor once it is withdrawn', async () => {
    const [key, student] = [unique('key'), await newStudent()]
    const title = await announceTo({ to: 'all' }, key)
    expect(await titlesOf(student)).toContain(title)
    const newcomer = await newStudent()
    await db.run(sql`UPDATE student_rows SET joined_at = ${Date.now() + minuteMs} WHERE uid = ${newcomer}`)
    expect(await titlesOf(newcomer)).not.toContain(title)
    await withdraw(servicesAt(), [key])
    expect(await titlesOf(student)).not.toContain(title)
  })
})

test('an occasion that is announced twice makes one notice (NTF-2)', async () => {
  const [key, student] = [unique('key'), await newStudent()]
  const title = await announceTo({ to: 'all' }, key)
  await announce(servicesAt(), {
    key,
    kind: 'result.out',
    params: { test: name('Another') },
    link: null,
    audience: { to: 'all' },
  })
  expect(await db.$count(broadcasts, sql`key = ${key}`)).toBe(1)
  expect((await titlesOf(student)).filter((text) => text === title)).toHaveLength(1)

  const occasion = { key: unique('score'), kind: 'score.changed' as const, link: '/tests' }
  const recipient = { userId: student, params: { test: name('Mock'), before: 1260, after: 2520 } }
  await tell(servicesAt(), occasion, [recipient])
  await tell(servicesAt(), occasion, [recipient])
  const { items } = await noticesOf(later, student, { language: 'hi' })
  expect(items.filter(({ kind }) => kind === 'score.changed')).toMatchObject([
    { title: 'अंक बदले: Mock हिं', text: 'उत्तर कुंजी सुधारी गई है। आपके अंक अब 2 हैं, पहले 1 थे।', link: '/tests' },
  ])
  expect(await db.get(sql`SELECT count(*) AS mails FROM notice_mails WHERE user_id = ${student}`)).toEqual({ mails: 1 })
})

test('reading one or all marks them read on every device (NTF-4)', async () => {
  const student = await newStudent()
  await db.run(sql`UPDATE student_rows SET joined_at = ${Date.now() - 1} WHERE uid = ${student}`)
  const before = await unreadOf(later, student)
  await announceTo({ to: 'all' })
  await announceTo({ to: 'all' })
  expect(await unreadOf(later, student)).toBe(before + 2)
  const [newest] = (await noticesOf(later, student, { language: 'en' })).items
  await markRead(servicesAt(), student, [newest?.id ?? ''])
  expect(await unreadOf(later, student)).toBe(before + 1)
  expect((await noticesOf(later, student, { language: 'en' })).items[0]).toMatchObject({ id: newest?.id, isRead: true })
  await markAllRead(later, student, Date.now() + minuteMs)
  expect(await noticesOf(later, student, { language: 'en' })).toMatchObject({ unread: 0 })
})

test('a minor without consent gets what the service needs and nothing else (NTF-12)', async () => {
  const student = await newStudent()
  await prepareFor(student, 'ssc')
  await db.run(sql`UPDATE student_rows SET is_minor = 1 WHERE uid = ${student}`)
  const result = await announceTo({ to: 'all' })
  const title = unique('News ')
  await announce(servicesAt(), {
    key: unique('key'),
    kind: 'message.news',
    params: { title: name(title), text: name('Text'), action: name('Open') },
    link: '/tests',
    audience: { to: 'all' },
  })
  const seen = await titlesOf(student)
  expect(seen).toContain(result)
  expect(seen).not.toContain(title)
})

test('no statement of notices reads a growing table from end to end (CNT-24)', async () => {
  const student = await newStudent()
  await prepareFor(student, 'ssc')
  const { bindings, statements } = watched()
  const services = makeServices(bindings, () => undefined)
  await announce(services, {
    key: unique('key'),
    kind: 'result.out',
    params: { test: name('Mock') },
    link: null,
    audience: { to: 'exams', exams: ['ssc'] },
  })
  await tell(services, { key: unique('key'), kind: 'contact.answered', link: null }, [
    { userId: student, params: { reference: 'A' } },
  ])
  const { items } = await noticesOf(services, student, { language: 'en' })
  await openNotice(services, student, items[0]?.id ?? '')
  await markAllRead(services, student, Date.now())
  expect(await slowStatements(statements)).toEqual([])
})
