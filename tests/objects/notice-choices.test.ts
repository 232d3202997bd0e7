import { createExecutionContext } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { filePaths } from '../../domain/file-paths.ts'
import type { Topic } from '../../domain/notifications/topics.ts'
import { noticeChoices, noticeReaders, noticeReads } from '../../drizzle/schema/index.ts'
import { app } from '../../worker/app.ts'
import type { Bindings } from '../../worker/env.ts'
import { announce, tell, withdraw } from '../../worker/notifications/announcing.usecases.ts'
import {
  changeChoices,
  changeMailOfTopic,
  mailOfTopic,
  settingsOf,
} from '../../worker/notifications/choices.usecases.ts'
import { markRead, noticesOf, openNotice, unreadOf } from '../../worker/notifications/reading.usecases.ts'
import type { SignedIn } from '../../worker/platform/context.ts'
import { hashOf } from '../../worker/platform/hash.ts'
import { randomToken } from '../../worker/platform/ids.ts'
import { newStudent } from './new-student.ts'
import { db, env, logged, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const later = servicesAt(() => Date.now() + 60_000)
const name = (en: string) => ({ en, hi: `${en} हिं` })

const signedIn = (id: string): SignedIn => ({
  id,
  name: 'Asha',
  email: 'asha@example.com',
  emailVerified: true,
  createdAt: new Date(0),
})

const withCode = async (userId: string): Promise<string> => {
  const unsubscribeCode = randomToken()
  await db.insert(noticeReaders).values({ userId, unsubscribeCode })
  return unsubscribeCode
}

const tellOfMessage = async (userId: string): Promise<string> => {
  const key = unique('told')
  const occasion = { key, kind: 'contact.answered' as const, link: '/contact' }
  await tell(servicesAt(), occasion, [{ userId, params: { reference: key } }])
  return `${key}:${userId}`
}

const topicsOf = async (userId: string, topic: Topic | null = null): Promise<Topic[]> =>
  (await noticesOf(later, userId, { language: 'en', topic })).items.map((notice) => notice.topic)

describe('opening a notice (NTF-5)', () => {
  test('marks it as read and names the path of its item', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const id = await tellOfMessage(student)
    const unread = await unreadOf(later, student)
    expect(await openNotice(later, student, id)).toEqual({ link: '/contact' })
    expect(await unreadOf(later, student)).toBe(unread - 1)
    await expect(openNotice(later, other, id)).rejects.toMatchObject({ status: 404 })
    expect(await db.$count(noticeReads, sql`notice_id = ${id}`)).toBe(1)
  })

  test('stores no id that names none of the student', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const id = await tellOfMessage(other)
    await markRead(later, student, [id, unique('none')])
    expect(await db.$count(noticeReads, sql`user_id = ${student}`)).toBe(0)
  })

  test('of another audience, or withdrawn, is refused and marks nothing', async () => {
    const student = await newStudent()
    const [foreign, withdrawn] = [unique('key'), unique('key')]
    const ids = []
    for (const [key, audience] of [
      [foreign, { to: 'test', testId: unique('tst') }],
      [withdrawn, { to: 'all' }],
    ] as const) {
      const params = { test: name('Mock') }
      await announce(servicesAt(), { key, kind: 'result.out', params, link: '/tests', audience })
      ids.push((await db.get<{ id: string }>(sql`SELECT id FROM broadcasts WHERE key = ${key}`)).id)
    }
    await withdraw(servicesAt(), [withdrawn])
    for (const id of ids) await expect(openNotice(later, student, id)).rejects.toMatchObject({ status: 404 })
    await markRead(later, student, ids)
    expect(await db.$count(noticeReads, sql`user_id = ${student}`)).toBe(0)
  })
})

test('the list of notices is narrowed to a topic, in the language of the reader (NTF-1, NTF-6)', async () => {
  const student = await newStudent()
  const exam = unique('Mock ')
  await tellOfMessage(student)
  await announce(servicesAt(), {
    key: unique('key'),
    kind: 'result.out',
    params: { test: name(exam) },
    link: '/tests',
    audience: { to: 'all' },
  })
  expect(new Set(await topicsOf(student))).toContain('account')
  expect(new Set(await topicsOf(student, 'results'))).toEqual(new Set(['results']))
  const { items } = await noticesOf(later, student, { language: 'hi', topic: 'results' })
  expect(items[0]?.title).toContain(`${exam} हिं`)
})

describe('choices (NTF-8, NTF-11)', () => {
  test('are defaults until a student changes them, and only what changed is stored', async () => {
    const student = await newStudent()
    const before = await settingsOf(servicesAt(), signedIn(student))
    expect(before).toMatchObject({
      choices: { jobs: { bell: true, mail: 'daily' }, content: { bell: true, mail: 'off' } },
      paused: [],
      isConfirmed: true,
      calendarCode: null,
    })
    await changeChoices(servicesAt(), student, { ...before.choices, tests: { bell: true, mail: 'daily' } })
    expect((await settingsOf(servicesAt(), signedIn(student))).choices).toEqual({
      ...before.choices,
      tests: { bell: true, mail: 'daily' },
    })
    expect(await db.$count(noticeChoices, sql`user_id = ${student}`)).toBe(1)
  })

  test('take a topic out of the bell', async () => {
    const student = await newStudent()
    await announce(servicesAt(), {
      key: unique('key'),
      kind: 'result.out',
      params: { test: name('Mock') },
      link: '/tests',
      audience: { to: 'all' },
    })
    expect(await topicsOf(student)).toContain('results')
    await changeChoices(servicesAt(), student, { results: { bell: false, mail: 'now' } })
    expect(await topicsOf(student)).not.toContain('results')
  })

  test('say that a minor without consent gets what the service needs alone (NTF-12)', async () => {
    const student = await newStudent()
    await db.run(sql`UPDATE student_rows SET is_minor = 1 WHERE uid = ${student}`)
    expect(await settingsOf(servicesAt(), signedIn(student))).toMatchObject({
      paused: ['tests', 'content', 'messages'],
    })
  })
})

describe('unsubscribing by the code of a mail (NTF-9)', () => {
  test('switches the mails of its topic off and on again, and leaves the bell', async () => {
    const student = await newStudent()
    const code = await withCode(student)
    await changeChoices(servicesAt(), student, { results: { bell: false, mail: 'daily' } })
    expect(await mailOfTopic(servicesAt(), code, 'results')).toEqual({ mail: 'daily', before: 'daily' })
    const off = { topic: 'results', mail: 'off' } as const
    expect(await changeMailOfTopic(servicesAt(), code, off)).toEqual({ mail: 'off', before: 'daily' })
    expect(await changeMailOfTopic(servicesAt(), code, off)).toEqual({ mail: 'off', before: 'off' })
    const { choices } = await settingsOf(servicesAt(), signedIn(student))
    expect(choices.results).toEqual({ bell: false, mail: 'off' })
    expect(choices.tests.mail).toBe('now')
    await changeMailOfTopic(servicesAt(), code, { topic: 'results', mail: 'daily' })
    expect((await settingsOf(servicesAt(), signedIn(student))).choices.results).toEqual({ bell: false, mail: 'daily' })
  })

  const post = (
    address: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    bindings: Bindings = env,
  ) => {
    const body = new URLSearchParams(fields)
    const request = new Request(`http://localhost${address}`, { method: 'POST', headers, body })
    return app.fetch(request, bindings, createExecutionContext())
  }
  const oneClick = { 'List-Unsubscribe': 'One-Click' }

  test('takes the post of a mail program from any site, twice with the same answer (RFC 8058)', async () => {
    const student = await newStudent()
    const address = `/unsubscribe/${await withCode(student)}?topic=messages`
    const foreign: Record<string, string> = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    for (const headers of [{}, foreign, {}]) {
      const reply = await post(address, oneClick, headers)
      expect([reply.status, await reply.text()]).toEqual([200, 'Unsubscribed.'])
    }
    expect((await settingsOf(servicesAt(), signedIn(student))).choices.messages.mail).toBe('off')
  })

  test('takes one press for all topics of a mail about several (NTF-11)', async () => {
    const student = await newStudent()
    const code = await withCode(student)
    expect((await post(filePaths.unsubscribe(code, 'tests', 'results'), oneClick)).status).toBe(200)
    const { choices } = await settingsOf(servicesAt(), signedIn(student))
    expect([choices.tests.mail, choices.results.mail, choices.messages.mail]).toEqual(['off', 'off', 'now'])
  })

  test('refuses any other post of another site, and every unknown code and topic', async () => {
    const student = await newStudent()
    const code = await withCode(student)
    const foreign = { origin: 'https://mail.example' }
    expect((await post(`/unsubscribe/${code}?topic=messages`, { intent: 'off' }, foreign)).status).toBe(403)
    expect((await post(`/unsubscribe/${randomToken()}?topic=messages`, oneClick)).status).toBe(404)
    expect((await post(`/unsubscribe/${code}?topic=account`, oneClick)).status).toBe(404)
    expect((await settingsOf(servicesAt(), signedIn(student))).choices.messages.mail).toBe('now')
  })

  test('keeps its code, and that of a calendar, out of the log of a failed request', async () => {
    const code = randomToken()
    const prepare = () => {
      throw new Error('down')
    }
    const broken = { ...env, DB: { prepare, batch: prepare, withSession: prepare } as never }
    for (const address of [`/api/unsubscribe/${code}?topic=jobs`, filePaths.calendar(code)]) {
      const lines = await logged('error', async () => {
        const reply = await app.fetch(new Request(`http://localhost${address}`), broken, createExecutionContext())
        expect(reply.status).toBeGreaterThanOrEqual(500)
      })
      expect(lines.map(({ event }) => event)).toContain('request.failed')
      expect(JSON.stringify(lines)).not.toContain(code)
    }
  })

  test('counts an unknown code against its sender and makes no counter for it', async () => {
    const counters: string[] = []
    const getByName = (counter: string) => {
      counters.push(counter)
      return env.LIMITERS.getByName(counter)
    }
    const address = unique('address')
    const sender = await hashOf(`unsubscribe:${address}`)
    const bindings = { ...env, LIMITERS: { getByName } as never }
    const unknown = filePaths.unsubscribe(randomToken(), 'messages')
    expect((await post(unknown, oneClick, { 'cf-connecting-ip': address }, bindings)).status).toBe(404)
    expect(counters).toEqual([sender])
  })
})
