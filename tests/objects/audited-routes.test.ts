import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import * as schema from '../../drizzle/schema/index.ts'
import { auditGuard } from '../../worker/activities/audit-guard.ts'
import { recordAct } from '../../worker/activities/audit.ts'
import { recordedReads, unrecordedRoutes } from '../../worker/activities/unrecorded-routes.ts'
import { app } from '../../worker/app.ts'
import type { AppEnv } from '../../worker/platform/context.ts'
import { addTest } from '../support/rows.ts'
import { Caller } from './caller.ts'
import { bodyWith, kindFixtures } from './content-bodies.ts'
import { db, env, logged, mock, newRunning, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const minute = 60_000

/** An administrator, and the calls they make. */
const newAdmin = async () => {
  const caller = await new Caller().signUp()
  await db.update(schema.authUsers).set({ emailVerified: true }).where(eq(schema.authUsers.email, caller.email))
  const bindings = { ...env, ADMIN_EMAILS: caller.email }
  const user = await db.select().from(schema.authUsers).where(eq(schema.authUsers.email, caller.email)).get()
  const call = async <Body = { id: string; taskId: string; revision: number }>(
    method: string,
    path: string,
    body: unknown = method === 'GET' ? undefined : {},
  ) => {
    const reply = await caller.call<Body>(method, `/api/admin/${path}`, body, bindings)
    expect(reply.status, `${method} ${path} ${reply.text}`).toBeLessThan(300)
    return reply.body
  }
  return { call, id: user?.id ?? '' }
}

/** Acts of an administrator, oldest first. */
const actsBy = async (userId: string): Promise<string[]> => {
  const rows = await db
    .select({ act: schema.auditLog.act })
    .from(schema.auditLog)
    .innerJoin(schema.auditKeys, eq(schema.auditKeys.alias, schema.auditLog.actor))
    .where(eq(schema.auditKeys.userId, userId))
    .orderBy(schema.auditLog.seq)
  return rows.map(({ act }) => act).filter((act) => !act.startsWith('account.'))
}

test('every route without a row in the audit log is a route of the office, with its reason (OFC-91)', () => {
  const routes = new Set(app.routes.map(({ method, path }) => `${method} ${path}`))
  for (const [route, reason] of Object.entries(unrecordedRoutes)) {
    expect(routes, route).toContain(route)
    expect(reason).not.toBe('')
  }
  // A file of a task is recorded when the task starts.
  const exports = [...routes].filter((route) => /^GET \/api\/admin\/.*\/export$/.test(route))
  expect(exports.filter((route) => !recordedReads.has(route))).toEqual([])
  for (const route of recordedReads) expect(routes, route).toContain(route)
})

test('an export of a list leaves a row with its filters, rows and format (OFC-95)', async () => {
  const { call, id: admin } = await newAdmin()
  const filter = { q: unique('nothing'), state: 'draft' }
  const query = new URLSearchParams({ ...filter, facets: 'stage:result', by: admin, sort: 'title' })
  await call('GET', `lists/job/export?${query}&format=csv`)
  await call('POST', 'lists/job/exports', { ...filter, format: 'xlsx' })
  expect(await actsBy(admin)).toEqual(['list.exported', 'list.exported'])
  const rows = await db
    .select({ itemId: schema.auditLog.itemId, detail: schema.auditLog.detail })
    .from(schema.auditLog)
    .where(and(eq(schema.auditLog.kind, 'list'), sql`detail ->> '$.filter.q' = ${filter.q}`))
    .orderBy(schema.auditLog.seq)
  expect(rows).toEqual([
    { itemId: 'job', detail: { format: 'csv', rows: 0, filter: { ...filter, stage: 'result', by: 'me' } } },
    { itemId: 'job', detail: { format: 'xlsx', rows: 0, filter, taskId: expect.any(String) as string } },
  ])
})

test('acts on content leave rows with their administrator (OFC-91, CNT-20)', async () => {
  const { call, id: admin } = await newAdmin()
  const fixture = new Map(kindFixtures).get('video')
  if (!fixture) throw new Error('There is no video fixture.')
  const body = bodyWith(fixture, unique('audited').toLowerCase(), 'audited')
  const made = await call('POST', 'content/video', { body })
  const of = (rest: string) => `content/video/${made.id}${rest}`
  await call('POST', of('/duplicate'))
  await call('PUT', of('/schedule'), { revision: 1, at: Date.now() + minute })
  await call('DELETE', of('/schedule'))
  const { draft } = await call<{ draft: { revision: number } }>('GET', of(''))
  await call('POST', of('/publication'), { revision: draft.revision })
  await call('DELETE', of('/publication'))
  await call('POST', of('/trash'))
  await call('POST', of('/restoration'))
  expect(await actsBy(admin)).toEqual([
    'content.created',
    'content.duplicated',
    'content.scheduled',
    'content.unscheduled',
    'content.published',
    'content.unpublished',
    'content.trashed',
    'content.restored',
  ])
})

test('acts on tests, students, certificates, keys, tasks and the index leave rows with their administrator (OFC-91)', async () => {
  const { call, id: admin } = await newAdmin()
  const student = await new Caller().signUp()
  const user = await db.select().from(schema.authUsers).where(eq(schema.authUsers.email, student.email)).get()
  const uid = user?.id ?? ''
  const [live, later, taskId] = [
    unique('tst'),
    unique('tst'),
    `tsk_${crypto.randomUUID().replaceAll('-', '').slice(0, 25)}`,
  ]
  const now = Date.now()
  await addTest(env.DB, { id: live, durationMs: 60 * minute, opensAt: now - minute, closesAt: now + 60 * minute })
  await addTest(env.DB, {
    id: later,
    durationMs: 60 * minute,
    opensAt: now + 60 * minute,
    closesAt: now + 120 * minute,
  })
  await db.insert(schema.tasks).values({ id: taskId, kind: 'search_rebuild', state: 'failed', input: {}, updatedAt: 1 })
  const running = await newRunning(now)
  await db.insert(schema.attempts).values({
    id: running.attemptId,
    userId: uid,
    testId: mock.testId,
    testVersionId: mock.versionId,
    state: 'in_progress',
    startedAt: now,
  })
  await call('POST', `tests/${live}/pause`, { id: unique('act-pause'), reason: 'power cut' })
  await call('POST', `tests/${live}/resume`, { id: unique('act-resume') })
  const reason = 'power cut'
  await call('POST', `tests/${later}/postponement`, { id: unique('act-move'), reason, opensAt: now + 90 * minute })
  await call('POST', `tests/${live}/extension`, { id: unique('act-close'), reason, closesAt: now + 90 * minute })
  await call('POST', `tests/${live}/extra-time`, { id: unique('act-time'), reason, minutes: 5, attemptIds: null })
  await call('POST', `tests/${live}/banner`, { id: unique('act-show'), text: { en: 'Wait.', hi: 'रुकें।' } })
  await call('POST', `tests/${live}/banner`, { id: unique('act-hide'), text: null })
  await logged('info', async () => {
    await call('POST', `attempts/${running.attemptId}/extra-time`, { extra: { minutes: 5 }, reason: 'scribe' })
    await call('POST', `students/${uid}/extra-time`, { extra: { minutes: 20 }, scribe: true, reason: 'certificate' })
    await call('POST', `attempts/${running.attemptId}/reset`, { reason: 'asked by the student' })
    await call('POST', `students/${uid}/birth-date`, { birthDate: '2000-01-01', reason: 'showed a proof' })
  })
  await call('POST', 'search/rebuild')
  await call('POST', `tasks/${taskId}/retry`)
  expect(await actsBy(admin)).toEqual([
    'test.paused',
    'test.resumed',
    'test.postponed',
    'test.extended',
    'test.extra_time_given',
    'test.banner_shown',
    'test.banner_removed',
    'attempt.extra_time_given',
    'student.accommodated',
    'attempt.reset',
    'student.birth_date_corrected',
    'search.rebuilt',
    'task.retried',
  ])
})

test('a route that changes something and leaves no row is reported (OFC-91)', async () => {
  const office = new Hono<AppEnv>()
    .use((c, next) => {
      c.set('services', servicesAt())
      return next()
    })
    .use(auditGuard)
    .post('/silent', (c) => c.json({}, 200))
    .get('/silent', (c) => c.json({}, 200))
    .get('/api/admin/lists/:list/export', (c) => c.json({}, 200))
    .post('/recorded', async (c) => {
      await recordAct(c.var.services, { actor: null, act: 'search.rebuilt', kind: 'search', itemId: 'index' })
      return c.json({}, 200)
    })
    .post('/refused', (c) => c.json({}, 409))
  const lines = await logged('error', async () => {
    for (const path of ['/silent', '/recorded', '/refused']) await office.request(path, { method: 'POST' }, env)
    await office.request('/silent', {}, env)
    await office.request('/api/admin/lists/job/export', {}, env)
  })
  expect(lines).toMatchObject([
    { event: 'activities.unrecorded', route: 'POST /silent' },
    { event: 'activities.unrecorded', route: 'GET /api/admin/lists/:list/export' },
  ])
})
