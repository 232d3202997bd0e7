import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import type { StartedAttempt } from '../../domain/attempts/contract.ts'
import type { StudentAttempt, StudentPage } from '../../domain/students/contract.ts'
import { timelineKinds, type TimelineEntry } from '../../domain/students/timeline.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { seriesContent } from '../../worker/catalogue/series.content.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { consumeMail, type Mail } from '../../worker/notifications/mail.ts'
import { purgeMails } from '../../worker/notifications/deliveries.usecases.ts'
import { createExecutionContext, createMessageBatch } from 'cloudflare:test'
import { readStudent } from '../../worker/students/students.usecases.ts'
import { readTimeline } from '../../worker/students/timeline.usecases.ts'
import { Caller } from './caller.ts'
import { newTest } from './scored.ts'
import { slowStatements, watched } from './watched.ts'
import { chosen, db, env, event, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const hour = 3_600_000

const userOf = async (email: string) => {
  const user = await db.select().from(schema.authUsers).where(eq(schema.authUsers.email, email)).get()
  if (!user) throw new Error(`no user ${email}`)
  return user
}

/** A caller with an account. */
const newStudent = async () => {
  const caller = await new Caller().signUp()
  return { caller, uid: (await userOf(caller.email)).id }
}

/** An administrator, and their calls on a student. */
const newAdmin = async (others: string[] = []) => {
  const { caller, uid } = await newStudent()
  await db.update(schema.authUsers).set({ emailVerified: true }).where(eq(schema.authUsers.id, uid))
  const mails: Mail[] = []
  const MAIL_QUEUE = { send: async (mail: Mail) => void mails.push(mail) } as unknown as Queue<Mail>
  const bindings = { ...env, MAIL_QUEUE, ADMIN_EMAILS: [caller.email, ...others].join(',') }
  return {
    id: uid,
    caller,
    mails,
    act: <Body = { code?: string; details?: { reason: string } }>(method: string, path: string, body?: unknown) =>
      caller.call<Body>(method, `/api/admin/${path}`, body, bindings),
  }
}

const reason = 'A proof of the test'

const rowsAbout = (uid: string) =>
  db
    .select({ act: schema.auditLog.act, reason: schema.auditLog.reason, sealed: schema.auditLog.sealed })
    .from(schema.auditLog)
    .innerJoin(schema.auditKeys, eq(schema.auditKeys.alias, schema.auditLog.person))
    .where(eq(schema.auditKeys.userId, uid))
    .orderBy(schema.auditLog.seq)

const actsAbout = async (uid: string) =>
  (await rowsAbout(uid)).map(({ act }) => act).filter((act) => act.startsWith('student.'))

describe('block of a student (OFC-54)', () => {
  test('ends every session at once and refuses a sign-in with the reason, until it ends', async () => {
    const { caller, uid } = await newStudent()
    const phone = new Caller()
    const signIn = { email: caller.email, password: 'a long enough password' }
    expect((await phone.call('POST', '/api/auth/sign-in/email', signIn)).status).toBe(200)
    const admin = await newAdmin()
    const blocked = await admin.act<{ sessions: number }>('POST', `students/${uid}/block`, { reason })
    expect(blocked.body).toEqual({ sessions: 2 })
    for (const device of [caller, phone]) expect((await device.call('GET', '/api/account')).status).toBe(401)

    const refused = await caller.signIn()
    expect(refused).toMatchObject({ status: 403, body: { code: 'accounts.blocked', details: { reason } } })
    const wrong = await caller.call('POST', '/api/auth/sign-in/email', { ...signIn, password: 'not the password' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'accounts.bad_credentials' } })
    // A sign-in that was under way as the block began.
    const session = { id: unique('ses'), token: unique('tok'), userId: uid, expiresAt: new Date(Date.now() + hour) }
    const late = db.insert(schema.authSessions).values({ ...session, createdAt: new Date(), updatedAt: new Date() })
    await expect(late.run()).rejects.toThrow()

    expect((await admin.act('POST', `students/${uid}/block`, { reason })).body.details?.reason).toBe('blocked')
    expect((await admin.act('DELETE', `students/${uid}/block`, { reason })).status).toBe(200)
    expect((await admin.act('DELETE', `students/${uid}/block`, { reason })).body.details?.reason).toBe('not_blocked')
    expect((await caller.signIn()).status).toBe(200)
    expect(await actsAbout(uid)).toEqual(['student.blocked', 'student.unblocked'])
  })

  test('in the middle of an attempt keeps the saved answers, takes no more, and lets it go on after the block', async () => {
    const { caller, uid } = await newStudent()
    const { testId } = await newTest()
    const attempt = await caller.begin(testId)
    const [first = '', second = ''] = (
      await caller.call<{ paper: { questions: { id: string }[] } }>('GET', attempt.of(''))
    ).body.paper.questions.map(({ id }) => id)
    expect((await attempt.save([event(1, first, Date.now())])).status).toBe(200)
    const copied = caller.copy()
    const admin = await newAdmin()
    await admin.act('POST', `students/${uid}/block`, { reason })

    expect((await attempt.save([event(2, second, Date.now())])).status).toBe(401)
    // The browser's copy of the session is valid for a minute.
    const other = await newTest()
    const begun = await copied.call<StartedAttempt>('POST', `/api/tests/${other.testId}/attempts`, {})
    expect(begun).toMatchObject({ status: 403, body: { code: 'accounts.blocked' } })

    await admin.act('DELETE', `students/${uid}/block`, { reason })
    expect((await caller.signIn()).status).toBe(200)
    const lease = await caller.call<{ lease: string }>('POST', attempt.of('/lease'), { device: 'device-01' })
    expect(lease.status).toBe(200)
    const batch = [event(2, second, Date.now(), { answer: chosen('b') })]
    const saved = await attempt.save(batch, { lease: lease.body.lease })
    expect(saved.status, saved.text).toBe(200)
    const responses = await attempt.stored()
    expect(responses.map(({ questionId, answer }) => [questionId, answer])).toEqual([
      [first, chosen('a')],
      [second, chosen('b')],
    ])
  })

  test('and a sign-out refuse administrators, oneself and unknown accounts', async () => {
    const colleague = await newStudent()
    const admin = await newAdmin([colleague.caller.email])
    const blockOf = async (uid: string) => {
      const { status, body } = await admin.act('POST', `students/${uid}/block`, { reason })
      return [status, body.details?.reason]
    }
    expect(await blockOf(colleague.uid)).toEqual([409, 'administrator'])
    expect(await blockOf(admin.id)).toEqual([409, 'self'])
    expect(await blockOf(unique('nobody'))).toEqual([404, undefined])
    for (const [uid, why] of [
      [admin.id, 'self'],
      [colleague.uid, 'administrator'],
    ]) {
      const ended = await admin.act('DELETE', `students/${uid}/sessions`, { reason })
      expect([ended.status, ended.body.details?.reason]).toEqual([409, why])
    }
    expect((await colleague.caller.call('GET', '/api/account')).status).toBe(200)
  })
})

describe('acts on a student (OFC-54)', () => {
  test('sign out everywhere ends every session, and says how many', async () => {
    const { caller, uid } = await newStudent()
    const admin = await newAdmin()
    const of = `students/${uid}/sessions`
    expect((await admin.act<{ sessions: number }>('DELETE', of, { reason })).body).toEqual({ sessions: 1 })
    expect((await caller.call('GET', '/api/account')).status).toBe(401)
    expect((await admin.act('DELETE', of, { reason })).body.details?.reason).toBe('no_sessions')
    expect((await caller.signIn()).status).toBe(200)
    expect(await actsAbout(uid)).toEqual(['student.signed_out'])
  })

  test('mails are sent again while they have a purpose, and are listed with their outcome', async () => {
    const { caller, uid } = await newStudent()
    const admin = await newAdmin()
    const send = (mail: string) => admin.act('POST', `students/${uid}/mails`, { mail, reason })
    expect((await send('confirmation')).status).toBe(200)
    const [mail] = admin.mails
    expect(mail).toMatchObject({ to: caller.email, about: { userId: uid, kind: 'confirmation' } })
    expect((await send('guardian')).body.details?.reason).toBe('no_guardian')

    const listed = async () =>
      (await readTimeline(servicesAt(), uid, { kind: 'mail' })).items.map((entry) => 'state' in entry && entry.state)
    const [, sentFirst] = await listed()
    expect(await listed()).toEqual(['queued', sentFirst])
    const message = { id: unique('m'), timestamp: new Date(), attempts: 1, body: mail as Mail }
    const batch = createMessageBatch<Mail>('mail', [message])
    await consumeMail(batch, { ...env, EMAIL: { send: async () => undefined } as never }, createExecutionContext())
    expect(await listed()).toContain('sent')

    await db.update(schema.authUsers).set({ emailVerified: true }).where(eq(schema.authUsers.id, uid))
    expect((await send('confirmation')).body.details?.reason).toBe('confirmed')
    await purgeMails(servicesAt(() => Date.now() + 91 * 24 * hour))
    expect(await listed()).toEqual([])
  })

  test('an attempt names the acts that are possible now, and why others are not', async () => {
    const { caller, uid } = await newStudent()
    const { testId } = await newTest()
    const { attemptId } = await caller.begin(testId)
    const admin = await newAdmin()
    const read = () => admin.act<StudentAttempt>('GET', `students/${uid}/attempts/${attemptId}`)
    const open = { extra_time: null, reset: null, reopen: 'not_scored', invalidate: 'not_scored' }
    expect((await read()).body).toMatchObject({ state: 'in_progress', countable: 0, refusals: open })
    expect((await admin.act('POST', `attempts/${attemptId}/reset`, { reason })).status).toBe(200)
    expect((await read()).body).toMatchObject({
      state: 'abandoned',
      refusals: { extra_time: 'not_open', reset: 'already_void', reopen: 'not_scored', evidence: 'no_evidence' },
    })
    expect((await admin.act('GET', `students/${admin.id}/attempts/${attemptId}`)).status).toBe(404)
  })
})

describe('page of a student (OFC-53)', () => {
  const read = (admin: string, uid: string, at = Date.now()) =>
    readStudent(
      servicesAt(() => at),
      admin,
      uid,
      {},
    )

  test('hides the address until it is shown; both looks are activities, the first once an hour', async () => {
    const { caller, uid } = await newStudent()
    const admin = await newAdmin()
    const page = await admin.act<Extract<StudentPage, { state: 'present' }>>('GET', `students/${uid}`)
    expect(page.text).not.toContain(caller.email)
    expect(page.body.student).toMatchObject({ uid, openSessions: 1, blocked: null, isSelf: false })
    await Promise.all([read(admin.id, uid), read(admin.id, uid)])
    expect(await actsAbout(uid)).toEqual(['student.viewed'])
    await read(admin.id, uid, Date.now() + hour + 1)
    await read((await newAdmin()).id, uid)
    const shown = await admin.act<{ email: string }>('POST', `students/${uid}/contact`, {})
    expect(shown.body.email).toBe(caller.email)
    expect(await actsAbout(uid)).toEqual([
      'student.viewed',
      'student.viewed',
      'student.viewed',
      'student.contact_shown',
    ])
  })

  test('personal words of acts are encrypted with the key of the student', async () => {
    const { uid } = await newStudent()
    const admin = await newAdmin()
    const secret = unique('secret')
    await admin.act('POST', `students/${uid}/block`, { reason: secret })
    await admin.act('POST', `students/${uid}/notes`, { text: secret })
    const rows = await rowsAbout(uid)
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) expect(row).toMatchObject({ reason: null, sealed: expect.any(String) as string })
    expect(JSON.stringify(rows)).not.toContain(secret)
    const { items } = await readTimeline(servicesAt(), uid, { kind: 'act' })
    expect(items.map((entry) => 'activity' in entry && entry.activity.reason)).toEqual([secret])
  })

  test('of a deleted account tells the deletion alone, and of an unknown one nothing', async () => {
    const { caller, uid } = await newStudent()
    const admin = await newAdmin()
    const erasure = { password: 'a long enough password', confirm: 'DELETE' }
    expect((await caller.call('POST', '/api/account/erasure', erasure)).status).toBe(202)
    const page = await admin.act<StudentPage>('GET', `students/${uid}`)
    expect(page.body).toEqual({ state: 'erased', requestedAt: expect.any(Number) as number, doneAt: null })
    for (const [method, part, body] of [
      ['POST', 'notes', { text: 'late' }],
      ['POST', 'block', { reason }],
      ['POST', 'contact', {}],
    ] as const)
      expect((await admin.act(method, `students/${uid}/${part}`, body)).status).toBe(404)
    expect((await admin.act('GET', `students/${unique('nobody')}`)).status).toBe(404)
  })
})

describe('timeline of a student (OFC-53)', () => {
  const services = servicesAt()

  /** Entries of every kind that has a table of its own, some at the same instant. */
  const filled = async () => {
    const { caller, uid } = await newStudent()
    const { testId, versionId } = await newTest()
    const at = (minutes: number) => Date.now() - minutes * 60_000
    const rows = Array.from({ length: 25 }, (_, index) => index)
    for (const index of rows) {
      const [createdAt, id] = [at(10 + Math.floor(index / 3)), `${unique('row')}`]
      const part = { userId: uid, createdAt }
      await db.insert(schema.studentNotes).values({ ...part, id, text: `Note ${index}`, createdBy: uid })
      await db.insert(schema.entitlements).values({ ...part, id: unique('ent'), itemId: testId, startsAt: createdAt })
    }
    await db.insert(schema.attempts).values({
      id: unique('att'),
      userId: uid,
      testId,
      testVersionId: versionId,
      state: 'abandoned',
      startedAt: at(11),
    })
    await db.insert(schema.keyChallenges).values({
      id: unique('chl'),
      userId: uid,
      attemptId: unique('att'),
      testId,
      questionId: 'qst_rea-001',
      questionVersionId: 'qst_rea-001_v1',
      keyVersion: 1,
      proposal: { claim: 'drop' } as never,
      reason: 'Two options are right',
      source: '',
      state: 'open',
      createdAt: at(13),
      updatedAt: at(13),
    })
    await db.insert(schema.contactMessages).values({
      id: unique('msg'),
      reference: unique('TY-'),
      fingerprint: unique('print'),
      userId: uid,
      name: 'Asha',
      email: caller.email,
      topic: 'tests',
      subject: 'Question 12',
      message: 'Wrong?',
      language: 'hi',
      state: 'new',
      createdAt: at(12),
      updatedAt: at(12),
    })
    return uid
  }

  const allPages = async (uid: string, kind?: TimelineEntry['kind']) => {
    const entries: TimelineEntry[] = []
    let cursor: string | undefined
    do {
      const page = await readTimeline(services, uid, { kind, cursor })
      entries.push(...page.items)
      cursor = page.next ?? undefined
    } while (cursor)
    return entries
  }

  test('merges all sources by time, without gaps or repeats across pages', async () => {
    const uid = await filled()
    const entries = await allPages(uid)
    expect(entries.length).toBeGreaterThan(52)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((one, other) => other - one))
    const kinds = new Set(entries.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual([
      'access',
      'account',
      'attempt',
      'challenge',
      'mail',
      'message',
      'note',
      'sign_in',
    ])
    const byKind = await Promise.all(timelineKinds.map((kind) => allPages(uid, kind)))
    expect(byKind.flat()).toHaveLength(entries.length)
    expect(await allPages(uid, 'note')).toHaveLength(25)
  })

  test('names what an access is for, by kind and title', async () => {
    const { uid } = await newStudent()
    const title = { en: 'Railways 2027', hi: 'रेलवे 2027' }
    const { id } = await createItem(services, seriesContent, { title }, uid)
    for (const itemId of [id, 'ser_gone'])
      await db
        .insert(schema.entitlements)
        .values({ id: unique('ent'), userId: uid, itemId, startsAt: 1, createdAt: itemId === id ? 2 : 1 })
    const { items } = await readTimeline(services, uid, { kind: 'access' })
    expect(items.map((entry) => 'item' in entry && entry.item)).toEqual([{ kind: 'series', title }, null])
  })

  test('reads no growing table from end to end', async () => {
    const uid = await filled()
    const seen = watched()
    const counted = { ...services, db: drizzle(seen.bindings.DB, { schema }) as typeof services.db }
    const { next } = await readTimeline(counted, uid, {})
    await readTimeline(counted, uid, { cursor: next ?? undefined })
    await readTimeline(counted, uid, { kind: 'look' })
    await readStudent(counted, uid, uid, {})
    await purgeMails(servicesAt(() => 0, { db: counted.db }))
    expect(await slowStatements(seen.statements)).toEqual([])
  })

  test('holds nothing of another student', async () => {
    const [uid, other] = [await filled(), await filled()]
    const ids = new Set((await allPages(other)).map(({ id }) => id))
    expect((await allPages(uid)).filter(({ id }) => ids.has(id))).toEqual([])
    const kept = await db
      .select()
      .from(schema.studentNotes)
      .where(and(eq(schema.studentNotes.userId, uid), eq(schema.studentNotes.createdBy, uid)))
    expect(kept).toHaveLength(25)
  })
})
