import { beforeAll, describe, expect, test } from 'vitest'
import type { BasePageHandle } from '../../domain/page.ts'
import { readPages } from '../../scripts/page-handles.ts'
import {
  demoAdmin,
  goodPassword,
  isSessionToken,
  newAttempt,
  newStudent,
  signIn,
  start,
  unique,
  Visitor,
} from '../support/http.ts'
import type { LobbyEntry } from '../../domain/attempts/lobby.ts'
import { routesBelow } from '../support/routes.ts'
import { testRows } from '../support/rows.ts'
import {
  accessMatrix,
  actors,
  adminMount,
  type MatrixActor,
  type MatrixRow,
  type MatrixTarget,
} from './access-matrix.ts'

/** Owner and revoked each have an attempt of this test; the start row uses another one. */
const testOfOwner = 'tst_ssc-cgl-mock-1'

let visitors: Record<MatrixActor, Visitor>
/** Holds a fresh copy of an administrator's session that has ended. */
let thief: Visitor
let attempts: Record<'owner' | 'revoked', Awaited<ReturnType<typeof newAttempt>>>
let tickets: Record<'owner' | 'revoked', string>

const ticketOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.post<LobbyEntry>(`/api/tests/${testRows.lobby}/lobby`)).body.ticket

beforeAll(async () => {
  const [owner, other, leaving, unverified, admin] = await Promise.all([
    newStudent(),
    newStudent(),
    newStudent(),
    newStudent({ email: 'owner@demo.taiyari.test' }),
    signIn(demoAdmin.email, demoAdmin.password),
  ])
  attempts = { owner: await newAttempt(owner, testOfOwner), revoked: await newAttempt(leaving, testOfOwner) }
  tickets = { owner: await ticketOf(owner), revoked: await ticketOf(leaving) }
  // The stolen token only; the session copy in the other cookie passes for up to 60 s and is tested elsewhere.
  const revoked = leaving.copy(isSessionToken)
  await leaving.post('/api/auth/sign-out')
  const ended = await signIn(demoAdmin.email, demoAdmin.password)
  thief = ended.copy()
  await ended.post('/api/auth/sign-out')
  visitors = { anonymous: new Visitor(), owner, other, unverified, admin, revoked }
}, 60_000)

const ask = async (actor: MatrixActor, row: MatrixRow): Promise<number> => {
  const holder = actor === 'revoked' ? 'revoked' : 'owner'
  const { attemptId, lease } = attempts[holder]
  const target: MatrixTarget = { attemptId, lease, ticket: tickets[holder], unique: unique(actor), ...demoAdmin }
  const body = row.body?.(target)
  // A new copy each time: a refusal clears the cookies of a browser, but not a thief's token.
  const visitor = actor === 'revoked' ? visitors.revoked.copy() : visitors[actor]
  return (await visitor.call(row.method, row.address?.(target) ?? row.path, body)).status
}

/** The owner last, so that the owner's acts refuse nobody else. */
const order: readonly MatrixActor[] = [...actors.filter((actor) => actor !== 'owner'), 'owner']

const askAll = async (row: MatrixRow): Promise<Record<string, number>> => {
  const statuses: Record<string, number> = {}
  for (const actor of order) statuses[actor] = await ask(actor, row)
  return statuses
}

const expectedOf = (row: MatrixRow): Record<string, number> =>
  Object.fromEntries(actors.map((actor, index) => [actor, row.expected[index] ?? 0]))

for (const row of [adminMount, ...accessMatrix]) {
  test(`${row.method} ${row.path} answers each kind of caller as listed (PLT-22)`, async () => {
    if (row.needs === 'scored') await attempts.owner.result()
    expect(await askAll(row)).toEqual(expectedOf(row))
  })
}

test('refuses a cookie after sign-out with 401 at once on a sensitive route, its 60-second copy too (PLT-23)', async () => {
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const stolen = admin.copy()
  expect((await stolen.get('/api/admin/anything')).status).toBe(404)
  expect((await admin.post('/api/auth/sign-out')).status).toBe(200)
  expect(await stolen.copy().get('/api/admin/anything')).toMatchObject({
    status: 401,
    body: { code: 'accounts.sign_in_required' },
  })
  expect((await stolen.copy().get('/api/session')).body).toMatchObject({ user: null, isAdmin: false })
})

test('answers 403 to an unverified allow-listed address, a +tag and a plain student (PLT-24)', async () => {
  const unverified = await signIn('owner@demo.taiyari.test', goodPassword)
  const tagged = await newStudent({ email: `admin+${unique('tag')}@demo.taiyari.test` })
  for (const visitor of [unverified, tagged, await newStudent()]) {
    expect((await visitor.get('/api/session')).body).toMatchObject({ isAdmin: false })
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      expect(await visitor.call(method, '/api/admin/tests')).toMatchObject({
        status: 403,
        body: { code: 'accounts.not_admin' },
      })
    }
  }
})

test.each([
  '\u0430dmin@demo.taiyari.test',
  'admin@demo.taiyari.test\u0000',
  '\uff41dmin@demo.taiyari.test',
  'admin@dem\u043e.taiyari.test',
])('lets no address with a homoglyph or a control character sign up (%j) (PLT-24)', async (email) => {
  const { status, body } = await new Visitor().post('/api/auth/sign-up/email', {
    name: 'x',
    email,
    password: goodPassword,
  })
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'input.invalid' })
})

test('recognises the seeded administrator in every spelling of the address (PLT-24)', async () => {
  const admin = await signIn('ADMIN@demo.taiyari.test', demoAdmin.password)
  expect((await admin.get('/api/session')).body).toMatchObject({
    isAdmin: true,
    user: { email: demoAdmin.email, emailVerified: true },
  })
})

test('answers the start of a locked test as that of a missing one: 404 with the same body (PLT-6)', async () => {
  const student = await newStudent()
  const locked = await student.post('/api/tests/tst_jee-advanced-2/attempts')
  const missing = await student.post(`/api/tests/${unique('tst')}/attempts`)
  const demo = await student.post('/api/tests/tst_demo/attempts')
  const { requestId: _one, ...lockedBody } = locked.body
  const { requestId: _two, ...missingBody } = missing.body
  expect([locked.status, missing.status, demo.status]).toEqual([404, 404, 404])
  expect(lockedBody).toEqual(missingBody)
  expect((await student.get('/api/attempts')).body).toEqual({ items: [] })
})

test("answers another student's attempt and result as missing ones: 404 with the same body (PLT-6)", async () => {
  const { attemptId } = await start(await newStudent(), testOfOwner)
  const other = await newStudent()
  const missingId = attemptId.replace(/.{8}$/, '00000000')
  for (const rest of ['', '/result', '/evidence']) {
    const foreign = await other.get(`/api/attempts/${attemptId}${rest}`)
    const missing = await other.get(`/api/attempts/${missingId}${rest}`)
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
  }
  const taken = await other.post(`/api/attempts/${attemptId}/lease`, { device: 'device-of-other' })
  expect({ status: taken.status, code: taken.body.code }).toEqual({ status: 404, code: 'platform.not_found' })
})

test("refuses a changed or invented lease with 401, and hides the attempt from another's lease (EXM-35)", async () => {
  const [student, other] = await Promise.all([newStudent(), newStudent()])
  const [attempt, foreign] = await Promise.all([newAttempt(student), newAttempt(other)])
  const [claims = '', mark = ''] = attempt.lease.split('.')
  const raised = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { epoch: number }
  const forged = `${Buffer.from(JSON.stringify({ ...raised, epoch: raised.epoch + 1 })).toString('base64url')}.${mark}`
  for (const lease of [forged, `${claims}.AAAA`, 'no lease', '%%%.%%%']) {
    const { status, body } = await student.post(attempt.address('/submission'), { lease, submissionId: 'submission-1' })
    expect([lease, status, body.code]).toEqual([lease, 401, 'attempts.lease_invalid'])
  }
  const another = { lease: foreign.lease, submissionId: 'submission-1' }
  expect(await student.post(attempt.address('/submission'), another)).toMatchObject({
    status: 404,
    body: { code: 'platform.not_found' },
  })
  expect((await attempt.view()).state).toBe('in_progress')
})

/** Answer of a request for data that is redirected to the home page and replaces the history entry. */
const redirectHome =
  /^\[(\["SingleFetchRedirect",1\],)?\{[^}]*\},"redirect","\/",("[a-z]+",|[0-9a-z]+,)*"replace",true\]\s*$/

describe('audience of each page (PLT-23, PLT-25)', () => {
  const addressesFor = (audience: BasePageHandle['audience']): string[] =>
    readPages().flatMap(({ path, handle }) => (handle.audience === audience ? [path.replace(/:\w+/g, 'x')] : []))

  test.each(addressesFor('student'))('asks a visitor to sign in before %s', async (path) => {
    const { status, headers } = await visitors.anonymous.get(path)
    expect([status, headers.get('location')]).toEqual([302, `/login?next=${encodeURIComponent(path)}`])
  })

  /** Every address of administrators with the id of its route, redirects included. */
  const officeRoutes = routesBelow('/admin').map(({ path, id }) => ({ path: path.replace(/:\w+/g, 'x'), id }))

  const outsiders = (): Visitor[] => [
    visitors.anonymous,
    visitors.other,
    visitors.unverified,
    visitors.revoked.copy(),
    thief.copy(),
  ]

  test('redirects everyone but administrators away from every page of administrators', async () => {
    expect(officeRoutes.length).toBeGreaterThan(25)
    for (const { path } of officeRoutes) {
      for (const visitor of outsiders()) {
        const { status, headers } = await visitor.get(path)
        expect([path, status, headers.get('location')]).toEqual([path, 302, '/'])
      }
    }
  })

  test('gives the data of no screen of administrators to others, asked for one by one, nor acts for them', async () => {
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, raw: 'intent=x' }
    for (const { path, id } of officeRoutes) {
      for (const visitor of outsiders()) {
        const address = `${path}.data`
        const alone = await visitor.get(`${address}?${new URLSearchParams({ _routes: id })}`)
        const acted = await visitor.call('POST', address, undefined, form)
        for (const { status, text } of [await visitor.get(address), alone, acted])
          expect([address, status, text]).toEqual([address, 202, expect.stringMatching(redirectHome)])
      }
    }
  }, 60_000)

  test('answers an administrator on every page', async () => {
    for (const { path } of officeRoutes) {
      const { status } = await visitors.admin.get(path)
      expect([path, [200, 301, 302, 404].includes(status)]).toEqual([path, true])
    }
  })
})
