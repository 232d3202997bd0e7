import { setTimeout as sleep } from 'node:timers/promises'
import type { LobbyEntry, PaperKey } from '../../domain/attempts/lobby.ts'
import type { StartedAttempt } from '../../domain/attempts/contract.ts'
import { addTest } from '../support/rows.ts'
import { begin, nextEvents, signUp, syncBody, type ApiStudent } from '../support/api-student.ts'
import { tappedEntry } from '../support/tap.ts'
import { tripsHeader } from '../support/tap-headers.ts'
import { figure, type Figure } from './figures.ts'
import { startProduct } from './servers.ts'

type Asked<Reply> = { trips: number; reply: Reply }

/** Sends one request alone and counts its D1 round trips. */
const asker =
  (url: string) =>
  async <Reply>(method: string, path: string, as: ApiStudent | null, body?: unknown): Promise<Asked<Reply>> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        origin: url,
        ...(as && { cookie: as.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text.slice(0, 300)}`)
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { trips: Number(response.headers.get(tripsHeader)), reply: (isJson ? JSON.parse(text) : text) as Reply }
  }

const practiceTest = 'tst_ssc-cgl-mock-1'
const liveInMs = 6_000

/** Pages opened by a visitor and by a student, with the queries of every loader. */
const pages = [
  '/',
  '/tests',
  '/tests/ser_ssc-cgl-mocks',
  `/test/${practiceTest}`,
  `/test-result/${practiceTest}`,
  '/profile',
  '/profile/security',
  '/demo-test',
  '/search?q=ssc',
  '/search?q=upcs+prelims',
]

const trips = (name: string, value: number, atMost: number): Figure =>
  figure(`D1 round trips, ${name}`, value, null, { of: 'value', atMost })

/** Attempt from start to receipt, and the start of a live test. */
const measureAttempt = async (
  ask: ReturnType<typeof asker>,
  url: string,
  student: ApiStudent,
  liveTest: string,
  liveAt: number,
): Promise<Figure[]> => {
  const start = await ask<StartedAttempt>('POST', `/api/tests/${practiceTest}/attempts`, student, {})
  const attempt = await begin(url, student, start.reply)
  const of = (rest: string) => `/api/attempts/${attempt.attemptId}${rest}`
  const save = await ask('PUT', of('/responses'), student, syncBody(attempt, nextEvents(attempt, 0, 3, Date.now())))
  const submission = await ask('POST', of('/submission'), student, {
    lease: attempt.lease,
    submissionId: 'submission-of-trips',
  })
  const entry = await ask<LobbyEntry>('POST', `/api/tests/${liveTest}/lobby`, student, {})
  await sleep(Math.max(0, liveAt + 100 - Date.now()))
  const key = await ask<PaperKey>('POST', '/api/live/key', student, { ticket: entry.reply.ticket })
  return [
    trips('start of a practice test', start.trips, 3),
    trips('save of 3 answers', save.trips, 0),
    trips('submission to receipt', submission.trips, 0),
    trips('start of a live test', key.trips, 0),
  ]
}

/** D1 round trips of requests, counted between the built worker and its binding. */
export const measureRoundTrips = async (): Promise<Figure[]> => {
  const product = await startProduct(await tappedEntry())
  try {
    const { url } = product
    const liveAt = Date.now() + liveInMs
    const liveTest = 'tst_trips-live'
    const window = { opensAt: liveAt, closesAt: liveAt + 3_600_000, commonStart: true }
    await addTest(await product.d1(), { id: liveTest, ...window })
    const student = await signUp(url, 'Round Trips')
    const ask = asker(url)
    const attempt = await measureAttempt(ask, url, student, liveTest, liveAt)
    await ask('GET', '/', null)
    const kept = await ask('GET', '/', null)
    const perPage: [string, number][] = []
    for (const page of pages) perPage.push([page, (await ask('GET', page, student)).trips])
    const most = perPage.reduce((one, other) => (other[1] > one[1] ? other : one))
    return [
      ...attempt,
      trips('anonymous page, kept', kept.trips, 0),
      trips(`page of a student, the most of ${pages.length} (${most[0]})`, most[1], 3),
    ]
  } finally {
    await product.stop()
  }
}
