import { describe, expect, test } from 'vitest'
import type { NoticePage, NoticeSettings } from '../../domain/notifications/contract.ts'
import { filePaths } from '../../domain/file-paths.ts'
import { paths } from '../../domain/paths.ts'
import { randomToken } from '../../worker/platform/ids.ts'
import { newStudent, Visitor } from '../support/http.ts'
import { addNotice, addUnsubscribeCode } from '../support/notices.ts'

const form = (fields: Record<string, string>) => ({
  raw: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

const mailOf = async (student: Visitor) =>
  (await student.get<NoticeSettings>('/api/notifications/choices')).body.choices.jobs.mail

const withCode = async () => {
  const student = await newStudent()
  const code = randomToken()
  await addUnsubscribeCode(student.account.email, code)
  return { student, code, address: filePaths.unsubscribe(code, 'jobs') }
}

describe('the page of notices, without script (NTF-1, NTF-5)', () => {
  test('lists them, and opening one marks it as read and leads to its item', async () => {
    const student = await newStudent()
    const reference = await addNotice(student.account.email, '/jobs/job_sample-clerks')
    const { items } = (await student.get<NoticePage>('/api/notifications')).body
    const notice = items.find(({ title }) => title.includes(reference))
    expect(notice).toMatchObject({ isRead: false, link: '/jobs/job_sample-clerks' })
    const address = paths.notification(notice?.id ?? '')
    const { text } = await student.get('/notifications')
    expect(text).toContain(`href="${address}"`)
    const opened = await student.get(address)
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/jobs/job_sample-clerks'])
    const after = (await student.get<NoticePage>('/api/notifications')).body
    expect(after.items.find(({ id }) => id === notice?.id)).toMatchObject({ isRead: true })
  })

  test('marks all as read by its form, and never leads off the site', async () => {
    const student = await newStudent()
    const reference = await addNotice(student.account.email, '//evil.example')
    const { items, serverNow } = (await student.get<NoticePage>('/api/notifications')).body
    const id = items.find(({ title }) => title.includes(reference))?.id ?? ''
    expect((await student.get(paths.notification(id))).headers.get('location')).toBe('/')
    await addNotice(student.account.email, '/contact', serverNow - 1)
    expect((await student.post('/notifications', undefined, form({ to: String(serverNow) }))).status).toBe(200)
    expect((await student.get<NoticePage>('/api/notifications')).body.unread).toBe(0)
  })

  test('sends a visitor to the log-in and back', async () => {
    const { status, headers } = await new Visitor().get('/notifications?topic=jobs')
    expect([status, headers.get('location')]).toEqual([302, '/login?next=%2Fnotifications%3Ftopic%3Djobs'])
  })
})

test('a student chooses bell and mail by topic without script (NTF-8, NTF-11)', async () => {
  const student = await newStudent()
  const fields = { intent: 'choices', topics: 'jobs', 'mail.jobs': 'now' }
  expect((await student.post('/profile/notifications', undefined, form(fields))).status).toBe(200)
  const { choices } = (await student.get<NoticeSettings>('/api/notifications/choices')).body
  expect(choices.jobs).toEqual({ bell: false, mail: 'now' })
  expect(choices.tests).toEqual({ bell: true, mail: 'now' })
})

describe('unsubscribing over HTTP (NTF-9)', () => {
  test('asks on a page that changes nothing, and switches off and on by its button, without a session', async () => {
    const { student, address } = await withCode()
    const visitor = new Visitor()
    const page = await visitor.get(address)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect(page.text).toContain('Stop these e-mails')
    expect(await mailOf(student)).toBe('daily')
    for (let time = 0; time < 2; time += 1) {
      const { status, text } = await visitor.post(address, undefined, form({ mail: 'off' }))
      expect(status).toBe(200)
      expect(text).toContain('Send them again')
      expect(await mailOf(student)).toBe('off')
    }
    await visitor.post(address, undefined, form({ mail: 'daily' }))
    expect(await mailOf(student)).toBe('daily')
  })

  test('takes the one post of a mail program from another site (RFC 8058)', async () => {
    const { student, address } = await withCode()
    const { raw, headers } = form({ 'List-Unsubscribe': 'One-Click' })
    const foreign = { ...headers, origin: 'https://mail.example', cookie: '' }
    const { status, text } = await new Visitor().post(address, undefined, { raw, headers: foreign })
    expect([status, text]).toEqual([200, 'Unsubscribed.'])
    expect(await mailOf(student)).toBe('off')
  })

  test('answers an unknown code, topic or fixed topic with a plain page and 404', async () => {
    const { code } = await withCode()
    const addresses = [
      filePaths.unsubscribe(randomToken(), 'jobs'),
      `/unsubscribe/${code}`,
      filePaths.unsubscribe(code, 'account'),
    ]
    for (const address of addresses) {
      const { status, text } = await new Visitor().get(address)
      expect([address, status]).toEqual([address, 404])
      expect(text).toContain('This link does not work')
    }
  })
})

test('a calendar address is made, read by any program, renewed and removed (NTF-19)', async () => {
  const student = await newStudent()
  const act = (intent: string) => student.post('/profile/notifications', undefined, form({ intent }))
  const codeOf = async () =>
    (await student.get<NoticeSettings>('/api/notifications/choices')).body.calendarCode ?? 'none'
  await act('make')
  const first = await codeOf()
  const { status, headers, text } = await new Visitor().get(filePaths.calendar(first))
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-cache',
  ])
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s)
  await act('renew')
  const second = await codeOf()
  expect((await new Visitor().get(filePaths.calendar(first))).status).toBe(404)
  expect((await new Visitor().get(filePaths.calendar(second))).status).toBe(200)
  await act('remove')
  expect((await new Visitor().get(filePaths.calendar(second))).status).toBe(404)
})
