import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { initialTemplates } from '../../domain/notifications/initial-templates.ts'
import type { NoticeMailState } from '../../domain/notifications/mails.ts'
import { auditLog, noticeMails } from '../../drizzle/schema/index.ts'
import { announce, tell } from '../../worker/notifications/announcing.usecases.ts'
import { bouncedAddresses, clearAddress } from '../../worker/notifications/bounces.usecases.ts'
import {
  automaticNotices,
  countMails,
  listMails,
  sendMailsAgain,
} from '../../worker/notifications/delivery.usecases.ts'
import { previewMail } from '../../worker/notifications/preview.usecases.ts'
import { stopBroadcast } from '../../worker/notifications/stopping.usecases.ts'
import { noticesOfStudent } from '../../worker/notifications/student-notices.usecases.ts'
import {
  listTemplates,
  readTemplate,
  restoreTemplate,
  saveTemplate,
} from '../../worker/notifications/template-versions.usecases.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { listMessages } from '../../worker/notifications/messages-reading.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { newStudent } from './new-student.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const noNames = async () => new Map<string, string>()
const noTitles = async () => new Map<string, never>()
const services = servicesAt()
const actor = unique('admin')

const mailOf = async (source: string, state: NoticeMailState, reason: string | null = null): Promise<string> => {
  const student = await newStudent({ name: 'Asha Verma' })
  const id = `${source}:${student}`
  await inTransaction(db, [
    sql`INSERT INTO notice_mails (id, source_id, user_id, kind, state, is_daily, not_before, attempts, reason, created_at, updated_at)
      VALUES (${id}, ${source}, ${student}, 'result.out', ${state}, 1, 1, 3, ${reason}, ${Date.now()}, ${Date.now()})`,
  ])
  return id
}

const stateOf = async (id: string) => (await db.select().from(noticeMails).where(eq(noticeMails.id, id)).get())?.state

const announced = async () => {
  const name = unique('Test ')
  const params = { test: { en: name, hi: name } }
  await announce(services, { key: unique('key'), kind: 'result.out', params, link: '/tests', audience: { to: 'all' } })
  const { items } = await automaticNotices(services, { kind: 'result.out' }, noTitles)
  const found = items.find(({ title }) => title.en.endsWith(name))
  if (!found) throw new Error('The notice is not listed.')
  return found
}

describe('delivery (NTF-22)', () => {
  test('lists the notices of events with their words, and stops one for good', async () => {
    const { id, state, to, link } = await announced()
    expect([state === 'scheduled' || state === 'sending', to.audience, link]).toEqual([true, { to: 'all' }, '/tests'])
    await stopBroadcast(services, actor, id)
    const after = (await automaticNotices(services, {}, noTitles)).items.find((each) => each.id === id)
    expect(after?.state).toBe('stopped')
  })

  test('counts the mails of a notice by state and lists those of each', async () => {
    const source = unique('brd')
    await mailOf(source, 'sent')
    await mailOf(source, 'sent')
    const skipped = await mailOf(source, 'skipped', 'unconfirmed')
    expect(await countMails(services, source)).toEqual({ sent: 2, skipped: 1 })
    const { items } = await listMails(services, { state: 'skipped', source })
    expect(items).toMatchObject([{ id: skipped, reason: 'unconfirmed', student: { name: 'Asha Verma' } }])
    expect(items[0]?.student?.maskedEmail).not.toContain(skipped.split(':')[1]?.toLowerCase())
  })

  test('counts and lists the mails of all notices', async () => {
    const id = await mailOf(unique('brd'), 'bounced', 'refused')
    const counts = await countMails(services, undefined)
    expect(counts.bounced).toBeGreaterThan(0)
    expect((await listMails(services, { state: 'bounced' })).items.map((mail) => mail.id)).toContain(id)
  })

  test('is on the page of a student, with the state of the mail (OFC-160)', async () => {
    const student = await newStudent()
    await tell(services, { key: unique('answered'), kind: 'report.answered', link: '/tests' }, [
      { userId: student, params: { answer: { en: 'Thank you', hi: 'धन्यवाद' } } },
    ])
    const later = servicesAt(() => Date.now() + 60_000)
    const own = (await noticesOfStudent(later, student, null, 30)).filter(({ mail }) => mail !== null)
    expect(own).toMatchObject([{ isRead: false, mail: { state: 'pending' } }])
    expect(own[0]?.title.hi).toBe(initialTemplates['report.answered'].title.hi)
  })
})

test('reads lists, counts and templates by indexes alone (NTF-22)', async () => {
  const { bindings, statements } = watched()
  const own = makeServices(bindings, () => undefined)
  const given = { namesOf: noNames, titlesOf: noTitles }
  await listMessages(own, { state: 'draft' }, given)
  await automaticNotices(own, {}, noTitles)
  await countMails(own, undefined)
  await countMails(own, 'brd_none')
  for (const state of ['pending', 'unknown', 'skipped', 'bounced', 'failed'] as const) await listMails(own, { state })
  await listMails(own, { state: 'sent', source: 'brd_none' })
  await bouncedAddresses(own)
  await noticesOfStudent(own, 'none', null, 30)
  expect(await slowStatements(statements)).toEqual([])
})

describe('a mail that was not delivered (NTF-23)', () => {
  test('is sent again, one or all of a notice', async () => {
    const source = unique('brd')
    const [one, other, sent] = [
      await mailOf(source, 'failed'),
      await mailOf(source, 'failed'),
      await mailOf(source, 'sent'),
    ]
    await sendMailsAgain(services, actor, { state: 'failed', id: one })
    expect([await stateOf(one), await stateOf(other)]).toEqual(['pending', 'failed'])
    await sendMailsAgain(services, actor, { state: 'failed', source })
    expect([await stateOf(other), await stateOf(sent)]).toEqual(['pending', 'sent'])
    await expect(sendMailsAgain(services, actor, { state: 'failed', source })).rejects.toMatchObject({ status: 409 })
    const acts = await db.select({ act: auditLog.act }).from(auditLog).where(eq(auditLog.itemId, source))
    expect(acts.map(({ act }) => act)).toEqual(Array(2).fill('broadcast.mails_sent_again'))
  })

  test('is not sent again as failed when its sender only did not answer', async () => {
    const id = await mailOf(unique('brd'), 'unknown', 'silent')
    await expect(sendMailsAgain(services, actor, { state: 'failed', id })).rejects.toMatchObject({ status: 409 })
    await sendMailsAgain(services, actor, { state: 'unknown', id })
    expect(await stateOf(id)).toBe('pending')
  })

  test('names a refusing address until it is cleared', async () => {
    const student = await newStudent()
    await inTransaction(db, [
      sql`INSERT INTO notice_readers (user_id, bounced_email) SELECT uid, email FROM users WHERE uid = ${student}`,
    ])
    const isListed = async () => (await bouncedAddresses(services)).items.some(({ uid }) => uid === student)
    expect(await isListed()).toBe(true)
    await clearAddress(services, actor, student)
    expect(await isListed()).toBe(false)
    await expect(clearAddress(services, actor, student)).rejects.toMatchObject({ status: 404 })
  })
})

describe('words of a notice (NTF-32)', () => {
  const kind = 'job.postponed'
  const words = (title: string) => ({
    ...initialTemplates[kind],
    title: { en: `${title} {{job}}`, hi: `${title} {{job}}` },
  })

  test('have versions, of which an earlier one is restored', async () => {
    await saveTemplate(services, kind, { base: 0, note: 'Shorter', value: words('First') }, actor)
    await saveTemplate(services, kind, { base: 1, note: '', value: words('Second') }, actor)
    await expect(
      saveTemplate(services, kind, { base: 1, note: '', value: words('Late') }, actor),
    ).rejects.toMatchObject({
      status: 409,
    })
    await restoreTemplate(services, kind, { base: 2, version: 0 }, actor)
    const { versions } = await readTemplate(services, kind, noNames)
    expect(versions.map(({ version, note, value }) => [version, note, value.title.en])).toEqual([
      [3, '', initialTemplates[kind].title.en],
      [2, '', 'Second {{job}}'],
      [1, 'Shorter', 'First {{job}}'],
      [0, '', initialTemplates[kind].title.en],
    ])
    const { items } = await listTemplates(services, noNames)
    expect(items.find((line) => line.kind === kind)?.version).toBe(3)
    expect(items.some((line) => line.kind === 'message.news')).toBe(false)
  })

  test.each([
    ['{{price}}', '{{price}}'],
    ['{{ job }}', '{{ job }}'],
    ['{{job', '{{'],
  ])('are refused with %s', async (text, named) => {
    const value = { ...initialTemplates[kind], text: { en: `Now ${text}`, hi: 'अभी' } }
    await expect(saveTemplate(services, kind, { base: 3, note: '', value }, actor)).rejects.toMatchObject({
      extra: { fields: { 'text.en': named } },
    })
  })

  test('are drawn as mail before they are saved, without markup of their own', async () => {
    const template = { ...initialTemplates[kind], title: { en: 'Moved: {{job}} <b>', hi: 'x' } }
    const { subject, html } = await previewMail(services, { kind, language: 'en', template })
    expect(subject).toContain('Moved: ')
    expect(html).not.toContain('<b>')
    const message = {
      title: { en: 'Hello', hi: 'x' },
      text: { en: 'Text', hi: 'x' },
      action: { en: '', hi: '' },
      link: '',
    }
    expect((await previewMail(services, { kind: 'message.news', language: 'en', message })).subject).toBe('Hello')
  })

  test('are drawn as they stand while a placeholder or an address is none', async () => {
    const template = { ...initialTemplates[kind], title: { en: '{{constructor}}', hi: 'x' } }
    expect((await previewMail(services, { kind, language: 'en', template })).subject).toBe('{{constructor}}')
    const both = { en: 'Text', hi: 'x' }
    const message = { title: both, text: both, action: both, link: 'https://[' }
    const { html } = await previewMail(services, { kind: 'message.news', language: 'en', message })
    expect(html).not.toContain('https://[')
  })
})
