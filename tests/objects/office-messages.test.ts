import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftBody } from '../../domain/content/contract.ts'
import { newMessageBody } from '../../domain/notifications/messages.ts'
import { auditLog, broadcasts } from '../../drizzle/schema/index.ts'
import { keepExamProfile } from '../../worker/accounts/profile.store.ts'
import { emptyExamProfile } from '../../domain/accounts/student-profile.ts'
import { listMessages, reachOf, readMessage } from '../../worker/notifications/messages-reading.usecases.ts'
import {
  createMessage,
  deleteMessage,
  saveMessage,
  scheduleMessage,
  unscheduleMessage,
} from '../../worker/notifications/messages.usecases.ts'
import { noticesOf } from '../../worker/notifications/reading.usecases.ts'
import { stopBroadcast } from '../../worker/notifications/stopping.usecases.ts'
import { testMessage } from '../../worker/notifications/test-message.usecases.ts'
import type { SignedIn } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { newStudent } from './new-student.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const given = { namesOf: async () => new Map(), titlesOf: async () => new Map() }
const hourMs = 3_600_000
const services = servicesAt()
const later = servicesAt(() => Date.now() + 2 * hourMs)
const actor = unique('admin')

const both = (text: string) => ({ en: text, hi: `${text} हिं` })

const complete = (title: string, audience: DraftBody = { to: 'all' }): DraftBody => ({
  ...newMessageBody(audience),
  title: both(title),
  text: both('Sunday at ten.'),
})

/** A message as a draft of revision 2. */
const drafted = async (body: DraftBody): Promise<string> => {
  const { id } = await createMessage(services, actor, {})
  await saveMessage(services, actor, id, { revision: 1, body })
  return id
}

const titlesOf = async (userId: string, at = later): Promise<string[]> =>
  (await noticesOf(at, userId, { language: 'en' })).items.map(({ title }) => title)

const actsOn = async (id: string): Promise<string[]> =>
  (await db.select({ act: auditLog.act }).from(auditLog).where(eq(auditLog.itemId, id)).orderBy(auditLog.at)).map(
    ({ act }) => act,
  )

const stateOf = async (id: string) => (await readMessage(services, id, given)).state

describe('a message of the office (NTF-20)', () => {
  test('is saved incomplete, over the revision from which the edit began', async () => {
    const id = await drafted({ ...complete(unique('News ')), title: { en: 'Only English', hi: '' } })
    await expect(saveMessage(services, actor, id, { revision: 1, body: {} })).rejects.toMatchObject({ status: 409 })
    const { draft } = await readMessage(services, id, given)
    expect(draft.revision).toBe(2)
    expect(draft.faults).toEqual({ 'title.hi': 'required' })
    await expect(scheduleMessage(services, actor, id, { revision: 2, at: null })).rejects.toMatchObject({
      status: 422,
      extra: { fields: { 'title.hi': 'required' } },
    })
    expect(await stateOf(id)).toBe('draft')
  })

  test.each([
    ['a button without its address', { action: both('Open') }, ['link']],
    ['an address without a button', { link: '/tests' }, ['action.en', 'action.hi']],
    ['an address of another site', { action: both('Open'), link: '//evil.example' }, ['link']],
    ['no way to its readers', { inBell: false, byMail: false }, ['inBell']],
    ['owners of nothing', { audience: { to: 'owners', series: [], courses: [] } }, ['audience.series']],
    ['dates of no kind', { audience: { to: 'students', filter: { from: '2026-01-01' } } }, ['audience.filter.date']],
  ])('is not sent with %s', async (_, part, paths) => {
    const id = await drafted({ ...complete(unique('News ')), ...part })
    await expect(scheduleMessage(services, actor, id, { revision: 2, at: null })).rejects.toMatchObject({ status: 422 })
    expect(Object.keys((await readMessage(services, id, given)).draft.faults)).toEqual(paths)
  })

  test('is seen by its audience when it is sent, and is no draft any more', async () => {
    const [mine, other] = [await newStudent(), await newStudent()]
    await keepExamProfile(db, mine, { ...emptyExamProfile, targets: ['teaching'] })
    const title = unique('Teaching ')
    const id = await drafted(complete(title, { to: 'exams', exams: ['teaching'] }))
    await scheduleMessage(services, actor, id, { revision: 2, at: null })
    expect(await titlesOf(mine)).toContain(title)
    expect(await titlesOf(other)).not.toContain(title)
    // Another code than a conflict of drafts, which an editor would merge and save again.
    await expect(saveMessage(services, actor, id, { revision: 3, body: {} })).rejects.toMatchObject({
      status: 409,
      code: 'notifications.not_possible',
    })
    await expect(scheduleMessage(services, actor, id, { revision: 3, at: null })).rejects.toMatchObject({ status: 409 })
    expect(await actsOn(id)).toEqual(['broadcast.created', 'broadcast.sent'])
  })

  test('is sent once by two administrators who press at once', async () => {
    const id = await drafted(complete(unique('Twice ')))
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => scheduleMessage(services, actor, id, { revision: 2, at: null })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await actsOn(id)).toEqual(['broadcast.created', 'broadcast.sent'])
  })

  test('is refused for nobody, and for a time that has passed', async () => {
    const empty = await drafted(complete(unique('Nobody '), { to: 'test', testId: unique('tst') }))
    await expect(scheduleMessage(services, actor, empty, { revision: 2, at: null })).rejects.toMatchObject({
      extra: { fields: { audience: 'nobody' } },
    })
    const late = await drafted(complete(unique('Late ')))
    await expect(scheduleMessage(services, actor, late, { revision: 2, at: Date.now() - 1 })).rejects.toMatchObject({
      extra: { fields: { at: 'past' } },
    })
  })

  test('counts who gets it in the bell and by mail after choices, confirmation and minors', async () => {
    const students = await Promise.all(Array.from({ length: 5 }, () => newStudent()))
    const [, noBell, noMail, unconfirmed, minor] = students
    const testId = unique('tst')
    await inTransaction(db, [
      ...students.map(
        (uid) => sql`INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at)
          SELECT ${unique('att')}, ${uid}, ${testId}, 'v1', 'submitted', 1`,
      ),
      sql`INSERT INTO notice_choices (user_id, topic, bell, mail, updated_at) VALUES (${noBell}, 'messages', 0, 'now', 1),
        (${noMail}, 'messages', 1, 'off', 1)`,
      sql`UPDATE student_rows SET is_unconfirmed = 1 WHERE uid = ${unconfirmed}`,
      sql`UPDATE student_rows SET is_minor = 1 WHERE uid = ${minor}`,
    ])
    const id = await drafted(complete(unique('Counted '), { to: 'test', testId }))
    const none = { bounced: 0, blocked: 0 }
    const counted = { students: 5, minors: 1, bell: 3, mail: 2, unconfirmed: 1, mailOff: 1, ...none }
    expect(await reachOf(services, id)).toEqual(counted)
    await saveMessage(services, actor, id, {
      revision: 2,
      body: { ...complete('Service', { to: 'test', testId }), about: 'service' },
    })
    expect(await reachOf(services, id)).toEqual({ ...counted, minors: 0, bell: 5, mail: 4, mailOff: 0 })
  })

  test('is sent to its writer alone as a test, and not while it is incomplete', async () => {
    const [writer, other] = [await newStudent(), await newStudent()]
    const user = { id: writer, name: 'Writer', email: `${writer}@example.com` } as SignedIn
    const title = unique('Trial ')
    const id = await drafted(complete(title))
    await testMessage(services, user, id)
    expect([await titlesOf(writer), await titlesOf(other)].map((titles) => titles.includes(title))).toEqual([
      true,
      false,
    ])
    expect(await stateOf(id)).toBe('draft')
    const half = await drafted({ ...complete(title), text: { en: '', hi: '' } })
    await expect(testMessage(services, user, half)).rejects.toMatchObject({ status: 422 })
  })

  test('begins as a copy, and for students who pass a filter', async () => {
    const title = unique('Copied ')
    const copy = await createMessage(services, actor, { from: await drafted(complete(title)) })
    expect((await readMessage(services, copy.id, given)).title).toEqual(both(title))
    const filtered = await createMessage(services, actor, { filter: { state: 'active', exam: 'ssc' } })
    expect((await readMessage(services, filtered.id, given)).to?.audience).toEqual({
      to: 'students',
      filter: { state: 'active', exam: 'ssc' },
    })
  })

  test('is found by state and words', async () => {
    const word = unique('Wording')
    const id = await drafted(complete(`About ${word}`))
    const found = await listMessages(services, { q: word.toUpperCase(), state: 'draft' }, given)
    expect(found.items.map((line) => line.id)).toEqual([id])
    expect(found.count).toBe(1)
    expect((await listMessages(services, { q: word, state: 'sent' }, given)).items).toEqual([])
  })
})

describe('a scheduled message (NTF-21)', () => {
  const scheduled = async (title = unique('Soon ')) => {
    const id = await drafted(complete(title))
    await scheduleMessage(services, actor, id, { revision: 2, at: Date.now() + hourMs })
    return { id, title }
  }

  test('is seen from its instant on, and not once it is taken out of the schedule', async () => {
    const student = await newStudent()
    const { id, title } = await scheduled()
    expect(await titlesOf(student, services)).not.toContain(title)
    expect(await titlesOf(student)).toContain(title)
    await unscheduleMessage(services, actor, id, 3)
    expect(await stateOf(id)).toBe('draft')
    expect(await titlesOf(student)).not.toContain(title)
    await expect(unscheduleMessage(services, actor, id, 4)).rejects.toMatchObject({ status: 409 })
  })

  test('stays once it is seen, and is stopped in every bell with its unsent mails', async () => {
    const student = await newStudent()
    const { id, title } = await scheduled()
    await expect(unscheduleMessage(later, actor, id, 3)).rejects.toMatchObject({ status: 409 })
    await inTransaction(db, [
      sql`INSERT INTO notice_mails (id, source_id, user_id, kind, state, is_daily, not_before, created_at, updated_at)
        VALUES (${`${id}:${student}`}, ${id}, ${student}, 'message.news', 'pending', 0, 1, 1, 1)`,
    ])
    await stopBroadcast(services, actor, id)
    expect(await titlesOf(student)).not.toContain(title)
    expect((await readMessage(services, id, given)).mails).toEqual({ skipped: 1 })
    await expect(stopBroadcast(services, actor, id)).rejects.toMatchObject({ status: 409 })
    expect(await actsOn(id)).toContain('broadcast.stopped')
  })

  test('is deleted as a draft alone', async () => {
    const { id } = await scheduled()
    await expect(deleteMessage(services, actor, id, 3)).rejects.toMatchObject({ status: 409 })
    await unscheduleMessage(services, actor, id, 3)
    await deleteMessage(services, actor, id, 4)
    expect(await db.$count(broadcasts, eq(broadcasts.id, id))).toBe(0)
  })
})
