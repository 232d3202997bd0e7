import { createExecutionContext } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { emptyExamProfile, type ExamTarget } from '../../domain/accounts/student-profile.ts'
import { keepLanguageOfUser } from '../../worker/accounts/accounts.usecases.ts'
import { keepExamProfile } from '../../worker/accounts/profile.store.ts'
import { app } from '../../worker/app.ts'
import { calendarOfStudent } from '../../worker/calendar/calendar.usecases.ts'
import { saveJob } from '../../worker/jobs/jobs.usecases.ts'
import { makeCalendarCode, removeCalendarCode } from '../../worker/notifications/calendar-codes.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { newStudent } from './new-student.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const origin = 'http://localhost'
const live = 'tst_ssc-cgl-live-1'
const services = () => ({ ...servicesAt(), origin })

const withCalendar = async (...targets: ExamTarget[]) => {
  const userId = await newStudent()
  await keepExamProfile(db, userId, { ...emptyExamProfile, targets })
  const { code } = await makeCalendarCode(services(), userId)
  return { userId, code }
}

const get = (code: string, headers: Record<string, string> = {}) =>
  app.fetch(
    new Request(`${origin}/calendar/${code}.ics`, { headers: { 'cf-connecting-ip': unique('address'), ...headers } }),
    env,
    createExecutionContext(),
  )

const linesOf = async (code: string): Promise<string[]> => {
  const reply = await get(code)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  return (await reply.text()).replaceAll('\r\n ', '').split('\r\n')
}

/** Lines of an entry. */
const eventIn = (lines: string[], id: string): string[] => {
  const start = lines.indexOf(`UID:${id}@localhost`)
  return start < 0 ? [] : lines.slice(start, lines.indexOf('END:VEVENT', start))
}

describe('the calendar of a student (NTF-19)', () => {
  test('has the live tests of the exams and the dates of saved jobs, and no others', async () => {
    const { userId, code } = await withCalendar('ssc')
    await saveJob(servicesAt(), userId, 'job_sample-coast-sailors')
    const lines = await linesOf(code)
    expect(eventIn(lines, `${live}-window`)).toContain('STATUS:CONFIRMED')
    expect(lines.some((line) => line.startsWith('UID:job_sample-coast-sailors-'))).toBe(true)
    const other = await linesOf((await withCalendar('jee')).code)
    expect(eventIn(other, `${live}-window`)).toEqual([])
    expect(other.some((line) => line.startsWith('UID:job_sample-coast-sailors-'))).toBe(false)
  })

  test('is in the language of the student', async () => {
    const { userId, code } = await withCalendar('ssc')
    expect(eventIn(await linesOf(code), `${live}-window`).join()).toContain('SUMMARY;LANGUAGE=en:Live test')
    await keepLanguageOfUser(services(), userId, 'hi')
    const lines = await linesOf(code)
    expect(eventIn(lines, `${live}-window`).join()).toContain('SUMMARY;LANGUAGE=hi:लाइव टेस्ट')
    expect(lines).toContain('X-WR-CALNAME:तैयारी: मेरी परीक्षाएँ')
  })

  test('moves an entry with its test, and answers 304 while nothing has changed', async () => {
    const { code } = await withCalendar('ssc')
    const first = await get(code)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect((await get(code, { 'if-none-match': etag })).status).toBe(304)
    const later = Date.now() + 3 * 86_400_000
    const { opens_at: opensAt, updated_at: updatedAt } = await db.get<{ opens_at: number; updated_at: number }>(
      sql`SELECT opens_at, updated_at FROM tests WHERE id = ${live}`,
    )
    await db.run(sql`UPDATE tests SET opens_at = ${later}, updated_at = ${later} WHERE id = ${live}`)
    const moved = await get(code, { 'if-none-match': etag })
    await db.run(sql`UPDATE tests SET opens_at = ${opensAt}, updated_at = ${updatedAt} WHERE id = ${live}`)
    expect(moved.status).toBe(200)
    const entry = eventIn((await moved.text()).replaceAll('\r\n ', '').split('\r\n'), `${live}-window`)
    expect(entry).toContain(`DTSTART:${new Date(later).toISOString().replace(/[-:]|\.\d{3}/g, '')}`)
    expect(entry).toContain(`SEQUENCE:${Math.floor(later / 60_000)}`)
  })

  test('ends with its address: renewed, removed or unknown', async () => {
    const { userId, code } = await withCalendar('ssc')
    const { code: renewed } = await makeCalendarCode(services(), userId)
    expect([(await get(code)).status, (await get(renewed)).status]).toEqual([404, 200])
    await removeCalendarCode(services(), userId)
    expect([(await get(renewed)).status, (await get('short')).status]).toEqual([404, 404])
  })

  test('reads no growing table from end to end (CNT-24)', async () => {
    const { userId, code } = await withCalendar('ssc', 'banking')
    await saveJob(servicesAt(), userId, 'job_sample-clerks')
    const { bindings, statements } = watched()
    expect(await calendarOfStudent({ ...makeServices(bindings, () => undefined), origin }, code)).not.toBeNull()
    expect(await slowStatements(statements)).toEqual([])
  })
})
