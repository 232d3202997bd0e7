import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Audience } from '../../domain/notifications/audience.ts'
import { initialTemplates } from '../../domain/notifications/initial-templates.ts'
import { noticeReaders } from '../../drizzle/schema/index.ts'
import { keepLanguageOfUser } from '../../worker/accounts/accounts.usecases.ts'
import { tell, withdraw } from '../../worker/notifications/announcing.usecases.ts'
import { purgeNotices, sendNotices } from '../../worker/notifications/notices.cron.ts'
import { sendDue } from '../../worker/notifications/sending.usecases.ts'
import { newStudent } from './new-student.ts'
import {
  announceResult,
  hourMs,
  mailsOf,
  noon,
  noticePost,
  providerError,
  resultTitle,
  saveJob,
  stateOf,
  type Post,
} from './notice-post.ts'
import { db, logged, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)
// Mails of other tests would be due too.
beforeEach(async () => {
  await db.run(sql`DELETE FROM notice_mails`)
  await db.run(sql`UPDATE broadcasts SET state = 'sent' WHERE state IN ('scheduled', 'sending')`)
})

const deviceTitle = initialTemplates['device.new'].title.en
const dayMs = 24 * hourMs
const minuteMs = 60_000

type Reader = { id: string; email: string; jobId: string }

/** A student who saved a job of their own. */
const newReader = async (isConfirmed = true): Promise<Reader> => {
  const [email, jobId] = [`${unique('reader').toLowerCase()}@example.com`, unique('job')]
  const id = await newStudent({ email, isConfirmed })
  await saveJob(jobId, id)
  return { id, email, jobId }
}

const announceTo = ({ jobId }: Reader, post: Post, parts: Parameters<typeof announceResult>[2] = {}) =>
  announceResult(post, { to: 'job', jobId }, parts)

/** Announces to a reader and makes the mail, but does not send it. */
const makeMail = async (reader: Reader, post: Post, parts: Parameters<typeof announceResult>[2] = {}) => {
  const made = await announceTo(reader, post, parts)
  await sendNotices(post.services)
  const wake = post.messages.find((message) => 'broadcastId' in message)
  post.messages.length = 0
  if (wake) await post.take(wake)
  post.messages.length = 0
  expect(await mailsOf(reader.id)).toMatchObject([{ state: 'pending' }])
  return made
}

const choose = (userId: string, topic: string, mail: string) =>
  db.run(
    sql`INSERT INTO notice_choices (user_id, topic, bell, mail, updated_at) VALUES (${userId}, ${topic}, 1, ${mail}, 1)`,
  )

describe('a notice by mail (NTF-7, NTF-9)', () => {
  test('is sent once, with its link and a way to unsubscribe', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    const { key, exam } = await announceTo(reader, post)
    await post.deliver()
    const [mail] = post.to(reader.email)
    expect(mail?.subject).toBe(resultTitle(exam))
    expect(mail?.text).toContain('https://taiyari.test/tests?lang=en')
    const { code } = (await db.get<{ code: string }>(
      sql`SELECT unsubscribe_code AS code FROM notice_readers WHERE user_id = ${reader.id}`,
    )) as { code: string }
    expect(code).toMatch(/^[\w-]{22}$/)
    const address = `https://taiyari.test/unsubscribe/${code}?topic=results`
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail?.html).toContain(address.replace('&', '&#38;'))
    expect([await stateOf(key), await mailsOf(reader.id)]).toMatchObject(['sent', [{ state: 'sent', attempts: 1 }]])
    await sendNotices(post.services)
    await post.deliver()
    expect(post.to(reader.email)).toHaveLength(1)
  })

  test('about the account cannot be unsubscribed from', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    await tell(post.services, { key: unique('device'), kind: 'device.new', link: '/profile' }, [
      { userId: reader.id, params: { device: { en: 'Phone', hi: 'फ़ोन' }, at: noon } },
    ])
    await post.deliver()
    expect(post.to(reader.email)).toMatchObject([{ subject: deviceTitle }])
    expect(post.to(reader.email)[0]?.headers).toBeUndefined()
  })

  test('is in the language chosen last on any device (NTF-6)', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    const { exam } = await makeMail(reader, post)
    await keepLanguageOfUser(post.services, reader.id, 'hi')
    await post.deliver()
    await sendDue(post.services)
    expect(post.to(reader.email)).toMatchObject([{ subject: resultTitle(exam, 'hi') }])
    expect(post.to(reader.email)[0]?.text).toContain('lang=hi')
  })

  test('waits for the morning in the quiet hours, but not where it is urgent (NTF-10)', async () => {
    const night = noon + 12 * hourMs
    const [post, reader] = [noticePost({ at: night }), await newReader()]
    await announceTo(reader, post)
    await announceTo(reader, post, { kind: 'test.soon', params: { test: { en: 'Soon', hi: 'जल्द' }, opens: night } })
    await post.deliver()
    expect(post.to(reader.email).map(({ subject }) => subject)).toEqual([expect.stringContaining('Soon')])
    post.clock.at = noon + 19 * hourMs
    await sendNotices(post.services)
    await post.deliver()
    expect(post.to(reader.email)).toHaveLength(2)
  })

  test('that is delayed into the night waits too', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    await makeMail(reader, post)
    post.clock.at = noon + 11 * hourMs
    await sendDue(post.services)
    expect(post.sent).toEqual([])
    expect(await mailsOf(reader.id)).toMatchObject([{ state: 'pending', notBefore: noon + 19 * hourMs, attempts: 0 }])
  })

  test('comes once a day with the others of the day, each with its own part (NTF-11)', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    await choose(reader.id, 'results', 'daily')
    const exams = [(await announceTo(reader, post)).exam, (await announceTo(reader, post)).exam]
    await post.deliver()
    expect(post.sent).toEqual([])
    post.clock.at = Date.parse('2030-06-12T12:30:00Z')
    await sendNotices(post.services)
    await post.deliver()
    expect(post.to(reader.email)).toMatchObject([{ subject: 'Your day on Taiyari: 2 notifications' }])
    for (const exam of exams) expect(post.to(reader.email)[0]?.text).toContain(resultTitle(exam))
    expect(await mailsOf(reader.id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })
})

describe('what changes while a mail is on its way (NTF-24)', () => {
  const later: [string, (reader: Reader, made: { key: string }, post: Post) => unknown, string][] = [
    ['the topic is switched off', ({ id }) => choose(id, 'results', 'off'), 'off'],
    [
      'the account is being erased',
      ({ id }) => db.run(sql`UPDATE student_rows SET is_erasing = 1 WHERE uid = ${id}`),
      'gone',
    ],
    ['the account is gone', ({ id }) => db.run(sql`DELETE FROM auth_users WHERE id = ${id}`), 'gone'],
    [
      'the account is blocked',
      ({ id }) => db.run(sql`UPDATE student_rows SET is_blocked = 1 WHERE uid = ${id}`),
      'blocked',
    ],
    [
      'the address is no longer confirmed',
      ({ id }) => db.run(sql`UPDATE auth_users SET email_verified = 0 WHERE id = ${id}`),
      'unconfirmed',
    ],
    [
      'it is withdrawn',
      (_, { key }) => db.run(sql`UPDATE broadcasts SET state = 'stopped' WHERE key = ${key}`),
      'stopped',
    ],
    [
      'it has come to its end',
      (_, { key }) => db.run(sql`UPDATE broadcasts SET ends_at = ${noon} WHERE key = ${key}`),
      'ended',
    ],
  ]
  test.each(later)('%s: no mail is sent', async (_, change, reason) => {
    const [post, reader] = [noticePost(), await newReader()]
    const made = await makeMail(reader, post)
    await change(reader, made, post)
    await sendDue(post.services)
    expect(post.to(reader.email)).toEqual([])
    expect(await mailsOf(reader.id)).toMatchObject([{ state: 'skipped', reason, attempts: 0 }])
  })

  test('a changed address gets it, the old one not', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    await makeMail(reader, post)
    const email = `new-${reader.email}`
    await db.run(sql`UPDATE auth_users SET email = ${email} WHERE id = ${reader.id}`)
    await sendDue(post.services)
    expect([post.to(reader.email), post.to(email)]).toMatchObject([[], [{ to: email }]])
  })

  test('mails of a topic that now come once a day wait for the evening', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    await makeMail(reader, post)
    await choose(reader.id, 'results', 'daily')
    await sendDue(post.services)
    expect(await mailsOf(reader.id)).toMatchObject([
      { state: 'pending', isDaily: 1, notBefore: Date.parse('2030-06-12T12:30:00Z') },
    ])
  })

  test('a schedule that is moved on holds for mails that were made (NTF-21)', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    const { key } = await makeMail(reader, post)
    const at = noon + hourMs
    await db.run(sql`UPDATE broadcasts SET state = 'scheduled', at = ${at} WHERE key = ${key}`)
    await sendDue(post.services)
    expect(post.sent).toEqual([])
    post.clock.at = at
    await sendNotices(post.services)
    await post.deliver()
    expect(post.to(reader.email)).toHaveLength(1)
  })
})

describe('the mails of a broadcast (NTF-2, NTF-3)', () => {
  test('are made once, however often and in whatever order its messages come', async () => {
    const [post, readers, jobId] = [
      noticePost(),
      await Promise.all(Array.from({ length: 12 }, () => newReader())),
      unique('job'),
    ]
    await saveJob(jobId, ...readers.map(({ id }) => id))
    const { key } = await announceResult(post, { to: 'job', jobId })
    await sendNotices(post.services)
    const [wake] = post.messages
    if (!wake) throw new Error('The clock sent nothing.')
    await Promise.all([post.take(wake), post.take(wake), sendDue(post.services), post.take(wake)])
    await post.deliver()
    await post.take(wake)
    await post.deliver()
    expect(await stateOf(key)).toBe('sent')
    for (const reader of readers) {
      expect(post.to(reader.email)).toHaveLength(1)
      expect(await mailsOf(reader.id)).toMatchObject([{ state: 'sent' }])
    }
  })

  test('go on a minute after a message was lost, from where they stood', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    const { key } = await announceTo(reader, post)
    await db.run(sql`UPDATE broadcasts SET state = 'sending', stepped_at = ${noon} WHERE key = ${key}`)
    post.clock.at = noon + 3 * minuteMs
    await sendNotices(post.services)
    await post.deliver()
    expect([await stateOf(key), post.to(reader.email).length]).toEqual(['sent', 1])
  })

  test('are none for an audience of nobody, and none for who joined later', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    const nobody = await announceResult(post, { to: 'test', testId: unique('tst') })
    const before = await announceTo(reader, post)
    await db.run(sql`UPDATE student_rows SET joined_at = ${noon + 1} WHERE uid = ${reader.id}`)
    await sendNotices(post.services)
    await post.deliver()
    expect([await stateOf(nobody.key), await stateOf(before.key)]).toEqual(['sent', 'sent'])
    expect(await mailsOf(reader.id)).toEqual([])
  })

  test('end where it is withdrawn in between', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    const { key } = await makeMail(reader, post)
    await withdraw(post.services, [key])
    await sendNotices(post.services)
    await post.deliver()
    expect(post.sent).toEqual([])
    expect(await mailsOf(reader.id)).toMatchObject([{ state: 'skipped', reason: 'stopped' }])
  })

  test('reach students of exams, owners and a filter of the office, whose notices are rows', async () => {
    const [post, reader, other] = [noticePost(), await newReader(), await newReader()]
    const itemId = unique('series')
    await db.run(
      sql`INSERT INTO entitlements (id, user_id, item_id, starts_at) VALUES (${unique('ent')}, ${reader.id}, ${itemId}, 1)`,
    )
    const joined = Date.parse('2001-02-03T06:00:00Z')
    await db.run(sql`UPDATE student_rows SET joined_at = ${joined} WHERE uid = ${reader.id}`)
    await db.run(sql`INSERT INTO student_targets (uid, target, cell, joined_at, seen_at, name_key)
      VALUES (${reader.id}, 'upsc', 0, 1, 1, 'a')`)
    const owners = await announceResult(post, { to: 'owners', itemIds: [itemId] })
    const live = await announceResult(post, { to: 'live', testId: unique('tst'), exams: ['upsc'], itemIds: [itemId] })
    const day = '2001-02-03'
    const filter = await announceResult(post, { to: 'students', filter: { date: 'joined', from: day, to: day } })
    await sendNotices(post.services)
    await post.deliver()
    expect(
      post
        .to(reader.email)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual([owners, live, filter].map(({ exam }) => resultTitle(exam)).sort())
    expect(post.to(other.email)).toEqual([])
    const notices = sql`SELECT count(*) AS rows FROM notices WHERE user_id = ${reader.id}`
    expect(await db.get(notices)).toEqual({ rows: 1 })
  })
})

describe('the provider of mail (NTF-23)', () => {
  test('that is busy gets the mail again, later each time', async () => {
    let isBusy = true
    const answer = async () => {
      if (isBusy) throw providerError('E_RATE_LIMIT_EXCEEDED')
    }
    const [post, reader] = [noticePost({ answer }), await newReader()]
    await makeMail(reader, post)
    await sendDue(post.services)
    expect(await mailsOf(reader.id)).toMatchObject([
      { state: 'pending', reason: 'busy', attempts: 1, notBefore: noon + minuteMs },
    ])
    post.clock.at = noon + minuteMs
    await sendDue(post.services)
    expect(await mailsOf(reader.id)).toMatchObject([{ attempts: 2, notBefore: noon + 3 * minuteMs }])
    isBusy = false
    post.clock.at = noon + 3 * minuteMs
    await sendDue(post.services)
    expect(await mailsOf(reader.id)).toMatchObject([{ state: 'sent', reason: null, attempts: 3 }])
  })

  test('that does not answer, or not clearly, may have sent it: it is sent again for the safety of an account alone (NTF-25)', async () => {
    for (const [answer, reason] of [
      [() => new Promise(() => undefined), 'silent'],
      [() => Promise.reject(providerError('E_INTERNAL_SERVER_ERROR')), 'unclear'],
    ] as const) {
      const [post, reader] = [noticePost({ answer }), await newReader()]
      await makeMail(reader, post)
      await tell(post.services, { key: unique('device'), kind: 'device.new', link: null }, [
        { userId: reader.id, params: { device: { en: 'Phone', hi: 'फ़ोन' }, at: noon } },
      ])
      await sendDue(post.services)
      expect((await mailsOf(reader.id)).map(({ state, reason: why }) => [state, why])).toEqual(
        expect.arrayContaining([
          ['unknown', reason],
          ['pending', reason],
        ]),
      )
      post.clock.at = noon + dayMs
      for (let time = 0; time < 8; time += 1) {
        post.clock.at += hourMs / 2
        await sendDue(post.services)
      }
      expect(post.to(reader.email).filter(({ subject }) => subject !== deviceTitle)).toHaveLength(1)
      expect(post.to(reader.email).filter(({ subject }) => subject === deviceTitle)).toHaveLength(5)
      expect(await mailsOf(reader.id)).toMatchObject([{ state: 'unknown' }, { state: 'unknown' }])
    }
  })

  test('that is down takes few mails with it: the others wait until it answers (NTF-25)', async () => {
    let isDown = true
    const answer = async () => {
      if (isDown) throw new Error('The network connection was lost.')
    }
    const [post, jobId] = [noticePost({ answer }), unique('job')]
    const readers = await Promise.all(Array.from({ length: 60 }, () => newReader()))
    await saveJob(jobId, ...readers.map(({ id }) => id))
    await announceResult(post, { to: 'job', jobId })
    await post.deliver()
    const lost = post.sent.length
    expect(lost).toBeLessThan(20)
    for (let minute = 1; minute < 10; minute += 1) {
      post.clock.at = noon + minute * minuteMs
      await sendNotices(post.services)
      await post.deliver()
    }
    expect(post.sent.length).toBeLessThan(lost + 6)
    isDown = false
    const unknown = post.sent.length
    for (let minute = 10; minute < 60; minute += 1) {
      post.clock.at = noon + minute * minuteMs
      await sendNotices(post.services)
      await post.deliver()
    }
    expect(post.sent).toHaveLength(readers.length)
    const states = (await Promise.all(readers.map(({ id }) => mailsOf(id)))).flat().map(({ state }) => state)
    expect(states.filter((state) => state === 'unknown')).toHaveLength(unknown)
    expect(states.filter((state) => state === 'sent')).toHaveLength(readers.length - unknown)
  })

  test('that names an address dead gets no notice for it until it changes (NTF-26)', async () => {
    const answer = () => Promise.reject(providerError('E_RECIPIENT_SUPPRESSED'))
    const [post, reader] = [noticePost({ answer }), await newReader()]
    await makeMail(reader, post)
    await sendDue(post.services)
    expect(await mailsOf(reader.id)).toMatchObject([{ state: 'bounced', reason: 'refused' }])
    await announceTo(reader, post)
    await post.deliver()
    expect(post.to(reader.email)).toHaveLength(1)
    expect(await mailsOf(reader.id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'skipped', reason: 'bounced' })]),
    )
    const email = `new-${reader.email}`
    await db.run(sql`UPDATE auth_users SET email = ${email} WHERE id = ${reader.id}`)
    await announceTo(reader, post)
    await post.deliver()
    expect(post.to(email)).toHaveLength(1)
  })

  test('that names the address of an erased account dead leaves no trace of it (NTF-26)', async () => {
    const reader = await newReader()
    const answer = async () => {
      await db.run(sql`DELETE FROM notice_readers WHERE user_id = ${reader.id}`)
      await db.run(sql`DELETE FROM student_rows WHERE uid = ${reader.id}`)
      throw providerError('E_RECIPIENT_SUPPRESSED')
    }
    const post = noticePost({ answer })
    await makeMail(reader, post)
    await sendDue(post.services)
    expect(post.to(reader.email)).toHaveLength(1)
    expect(await db.$count(noticeReaders, sql`user_id = ${reader.id}`)).toBe(0)
  })

  test('that answers after its sender ended leaves the mail unknown (NTF-25)', async () => {
    const [post, reader] = [noticePost(), await newReader()]
    await makeMail(reader, post)
    await db.run(
      sql`UPDATE notice_mails SET state = 'claimed', not_before = ${noon + 10 * minuteMs} WHERE user_id = ${reader.id}`,
    )
    await sendNotices(post.services)
    expect(await mailsOf(reader.id)).toMatchObject([{ state: 'claimed' }])
    post.clock.at = noon + 10 * minuteMs
    await sendNotices(post.services)
    await post.deliver()
    expect(post.sent).toEqual([])
    expect(await mailsOf(reader.id)).toMatchObject([{ state: 'unknown', reason: 'lost' }])
  })
})

test('a stored template without its Hindi, or a notice without its values, does not stop the queue (NTF-6)', async () => {
  const [post, reader, other] = [noticePost(), await newReader(), await newReader()]
  await tell(post.services, { key: unique('broken'), kind: 'score.changed', link: null }, [
    { userId: other.id, params: { test: null, before: null, after: null } as never },
  ])
  await db.run(sql`INSERT INTO notice_templates (kind, version, value, note, created_at, created_by)
    VALUES ('result.out', 1, '{"title":{"en":"Only English {{test}}"}}', '', 1, 'usr')`)
  // Templates are kept for a minute.
  post.clock.at = noon + 3 * dayMs
  const { exam } = await announceTo(reader, post)
  const lines = await logged('error', async () => {
    await post.deliver()
    await sendNotices(post.services)
    await post.deliver()
  })
  await db.run(sql`DELETE FROM notice_templates WHERE kind = 'result.out'`)
  expect(post.to(reader.email)).toMatchObject([{ subject: resultTitle(exam) }])
  expect(await mailsOf(other.id)).toMatchObject([{ state: 'failed', reason: 'unreadable' }])
  expect(lines.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['notices.template_unusable', 'notices.unreadable']),
  )
})

test('notices, their mails and their broadcasts are deleted after 90 days; a message of the office keeps its counts (NTF-27)', async () => {
  const [post, reader] = [noticePost(), await newReader()]
  const [event, message] = [await announceTo(reader, post), await announceTo(reader, post)]
  await db.run(sql`UPDATE broadcasts SET draft = '{}' WHERE key = ${message.key}`)
  await post.deliver()
  await purgeNotices(servicesAt(() => noon + 89 * dayMs))
  expect(await mailsOf(reader.id)).toHaveLength(2)
  await purgeNotices(servicesAt(() => noon + 91 * dayMs))
  expect(await mailsOf(reader.id)).toEqual([])
  expect(await stateOf(event.key)).toBeUndefined()
  expect(await db.get(sql`SELECT mail_counts AS counts FROM broadcasts WHERE key = ${message.key}`)).toEqual({
    counts: '{"sent":1}',
  })
  await purgeNotices(servicesAt(() => noon + 366 * dayMs))
  expect(await stateOf(message.key)).toBeUndefined()
})

test('no statement of the mails reads a growing table from end to end (CNT-24)', async () => {
  const reader = await newReader()
  const { bindings, statements } = watched()
  const post = noticePost({ bindings })
  const itemIds = [unique('series')]
  for (const audience of [
    { to: 'all' },
    { to: 'job', jobId: reader.jobId },
    { to: 'live', testId: unique('tst'), exams: ['ssc'], itemIds },
    { to: 'students', filter: { state: 'active', exam: 'ssc', date: 'seen', from: '2001-01-01', to: '2001-01-02' } },
  ] as const satisfies Audience[])
    await announceResult(post, audience)
  await sendNotices(post.services)
  await post.deliver()
  await keepLanguageOfUser(post.services, reader.id, 'hi')
  await post.deliver()
  expect(post.to(reader.email).length).toBeGreaterThan(0)
  expect(await slowStatements(statements)).toEqual([])
})
