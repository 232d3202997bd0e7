import { beforeAll, expect, test } from 'vitest'
import type { LobbyEntry } from '../../domain/attempts/lobby.ts'
import type { ErrorBody } from '../../domain/errors.ts'
import type { Bindings } from '../../worker/env.ts'
import { addTestRows, testRows } from '../support/rows.ts'
import { accessMatrix, type MatrixRow } from '../worker/access-matrix.ts'
import { Caller, type CallerReply } from './caller.ts'
import { d1Down, faulty, faultyD1, type Interfere } from './faulty.ts'
import { env, logged, prepareDatabase, unique } from './support.ts'
import { undeliveredTasks } from './take-step.ts'

beforeAll(async () => {
  await prepareDatabase()
  await addTestRows(env.DB, Date.now())
})

const throws =
  (message: string): Interfere =>
  async () => {
    throw Object.assign(new Error(message), message.startsWith('Durable Object') && { retryable: true })
  }

/** Stands for the platform's timeout of 30 s. */
const hangMs = 20
const hangs =
  (message: string): Interfere =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, hangMs))
    throw new Error(message)
  }

/** Repeats the first reply of each read, like a replica or cache that is behind. */
const stale = (): Interfere => {
  const seen = new Map<string, unknown>()
  return async (call, what) => {
    const isRead = /^(get|head|list|(all|first|raw) (select|with))/i.test(what)
    if (!isRead) return call()
    if (!seen.has(what)) seen.set(what, await call())
    return structuredClone(seen.get(what)) as Awaited<ReturnType<typeof call>>
  }
}

/** Interferes with the stubs of a namespace, not with the creation of stubs. */
const objectsWith = <Namespace extends object>(namespace: Namespace, interfere: Interfere): Namespace => {
  const stub = new Proxy({}, { get: (_target, name) => (name === 'then' ? undefined : () => interfere(never, '')) })
  return new Proxy(namespace, {
    get: (target, name) => (name === 'getByName' ? () => stub : Reflect.get(target, name)),
  })
}
const never = () => Promise.reject(new Error('never called'))

const kvDown = 'KV GET failed: 503 Service Unavailable'
const r2Down = 'get: We encountered an internal error. Please try again. (10001)'
const queueDown = 'Queue send failed: Service Unavailable'
const objectDown = 'Durable Object storage operation exceeded timeout which caused object to be reset.'

const queuesThat = (interfere: () => Interfere): Partial<Bindings> => ({
  RESULTS_QUEUE: faulty(env.RESULTS_QUEUE, interfere()),
  MAIL_QUEUE: faulty(env.MAIL_QUEUE, interfere()),
  TASKS_QUEUE: faulty(env.TASKS_QUEUE, interfere()),
  EVENTS_QUEUE: faulty(env.EVENTS_QUEUE, interfere()),
  NOTICES_QUEUE: faulty(env.NOTICES_QUEUE, interfere()),
})

type Scenario = [string, () => Partial<Bindings>]

/** Faults for the tests of a change. */
const scenarios: Scenario[] = [
  ['DB throws', () => ({ DB: faultyD1(env.DB, throws(d1Down)) })],
  ['DB is stale', () => ({ DB: faultyD1(env.DB, stale()) })],
  ['SEARCH_DB throws', () => ({ SEARCH_DB: faultyD1(env.SEARCH_DB, throws(d1Down)) })],
  ['KV throws', () => ({ KV: faulty(env.KV, throws(kvDown)) })],
  ['KV is stale', () => ({ KV: faulty(env.KV, stale()) })],
  ['FILES throws', () => ({ FILES: faulty(env.FILES, throws(r2Down)) })],
  ['every queue throws', () => queuesThat(() => throws(queueDown))],
  ['ATTEMPTS throws', () => ({ ATTEMPTS: objectsWith(env.ATTEMPTS, throws(objectDown)) })],
  ['HALLS throws', () => ({ HALLS: objectsWith(env.HALLS, throws(objectDown)) })],
  ['DECKS throws', () => ({ DECKS: objectsWith(env.DECKS, throws(objectDown)) })],
  ['LIMITERS throws', () => ({ LIMITERS: objectsWith(env.LIMITERS, throws(objectDown)) })],
]

/** Faults that `npm run proofs` adds: a binding that hangs throws in the end, and one queue is a part of all. */
const furtherScenarios: Scenario[] = [
  ['DB hangs', () => ({ DB: faultyD1(env.DB, hangs(d1Down)) })],
  ['KV hangs', () => ({ KV: faulty(env.KV, hangs(kvDown)) })],
  ['FILES hangs', () => ({ FILES: faulty(env.FILES, hangs(r2Down)) })],
  ...Object.entries(queuesThat(() => throws(queueDown))).map(([name, queue]): Scenario => [
    `${name} throws`,
    () => ({ [name]: queue }),
  ]),
]

const admin = { email: 'admin@demo.taiyari.test', password: 'Taiyari-admin-2026' }

/** A student with an open attempt and a place in a lobby, and an administrator. */
const cast = async () => {
  const owner = await new Caller().signUp()
  const { attemptId, lease } = await owner.begin()
  const { ticket } = (await owner.call<LobbyEntry>('POST', `/api/tests/${testRows.lobby}/lobby`, {})).body
  const administrator = new Caller()
  expect((await administrator.call('POST', '/api/auth/sign-in/email', admin)).status).toBe(200)
  const target = () => ({ attemptId, lease, ticket, unique: unique('row'), ...admin })
  return { owner, administrator, target }
}

/** Replies of social sign-in without a configured provider, and of sales without keys of the gateway. */
const honest503: readonly (string | undefined)[] = ['accounts.social_unavailable', 'purchases.not_set_up']

/** Reports a reply that is an unacceptable failure. */
const faultOf = ({ path, method }: MatrixRow, { status, headers, text, body }: CallerReply<ErrorBody>): string[] => {
  const isHonest =
    status === 503 && Number(headers.get('retry-after')) > 0 && headers.get('cache-control') === 'no-store'
  if (status < 500 || honest503.includes(body?.code) || (isHonest && !/\bat \w+ \(|SELECT|D1_/.test(text))) return []
  return [`${method} ${path}: ${status} ${text.slice(0, 200)}`]
}

/** In the tests of a change one of the two callers asks, by turns over routes and faults; in the proofs both do. */
const asksBoth = (env as unknown as { FAULT_CALLERS: string }).FAULT_CALLERS === 'both'

test.each(
  [...scenarios, ...(asksBoth ? furtherScenarios : [])].map(
    ([what, parts], scenario) => [what, parts, scenario] as const,
  ),
)(
  'answers no route with an unhandled 500 while %s (PLT-40)',
  async (_what, parts, scenario) => {
    const { owner, administrator, target } = await cast()
    // Tasks that routes start are not run: their work would go on beside the requests.
    const bindings = { ...env, ...undeliveredTasks, ...parts() }
    const faults: string[] = []
    const askAll = async () => {
      for (const [index, row] of accessMatrix.entries()) {
        const actor = row.path.startsWith('/api/admin') ? administrator : owner
        // With the session's copy in the cookie, and without it, so that the session is read. Each caller keeps its
        // cookies.
        const callers = [actor.copy(), actor.copy((name) => name.endsWith('session_token'))]
        for (const caller of callers.filter((_, which) => asksBoth || which === (index + scenario) % 2)) {
          const address = row.address?.(target()) ?? row.path
          faults.push(...faultOf(row, await caller.call(row.method, address, row.body?.(target()), bindings)))
        }
      }
    }
    await logged('warn', () => logged('error', askAll))
    expect(faults).toEqual([])
  },
  60_000,
)
