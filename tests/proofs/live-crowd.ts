import { randomUUID } from 'node:crypto'
import { unseal } from '../../client/features/attempts/lobby/unseal.ts'
import type { PaperQuestion } from '../../domain/attempts/contract.ts'
import { isFinalTicket, type LobbyEntry, type PaperKey, type RenewedTicket } from '../../domain/attempts/lobby.ts'
import { request } from '../bench/connection.ts'
import { nextEvents } from '../support/api-student.ts'
import type { CookieStudent } from '../support/many-students.ts'
import { crowd, describeCrowd, wrongStatuses, type Crowd } from './crowd.ts'
import type { ProofProduct } from './product.ts'

/** Concurrent calls of a crowd. */
const width = 32
/** Calls a second at most that wake an object. */
const atMost = 400

/** A student with a place in the lobby. `device` is stable, so that its saves have one journal. */
export type Waiting = CookieStudent & { entry: LobbyEntry; issuedAt: number; device: string }

/** A live test, and what went wrong in it. */
export type LiveCrowd = { product: ProofProduct; testId: string; faults: string[] }

const parsed = <Body>(body: Buffer): Body => JSON.parse(body.toString('utf8')) as Body

export const report = (live: LiveCrowd, done: Crowd, right: number[] = [200]): void => {
  console.log(`  ${describeCrowd(done)}`)
  live.faults.push(...wrongStatuses(done, right))
}

const post = ({ product }: LiveCrowd, path: string, cookie: string, body: unknown): string =>
  request('POST', path, product.port, cookie, JSON.stringify(body))

/** Takes a place in the lobby for every student. */
export const enter = async (live: LiveCrowd, students: CookieStudent[]): Promise<Waiting[]> => {
  const waiting: Waiting[] = []
  const done = await crowd({
    name: 'lobby',
    target: live.product,
    items: students,
    width,
    requestOf: ({ cookie }) => post(live, `/api/tests/${live.testId}/lobby`, cookie, {}),
    onReply: (student, { status, body }) => {
      if (status !== 201) return
      const entry = parsed<LobbyEntry>(body)
      waiting.push({ ...student, entry, issuedAt: entry.serverNow, device: `device-${randomUUID()}` })
    },
  })
  report(live, done, [201])
  return waiting
}

/** Renews tickets issued before the last minutes, as the lobby does. */
export const renew = async (live: LiveCrowd, waiting: Waiting[]): Promise<void> => {
  const items = waiting.filter(({ issuedAt, entry }) => !isFinalTicket(issuedAt, entry.beginsAt))
  if (items.length === 0) return
  const done = await crowd({
    name: 'ticket anew',
    target: live.product,
    items,
    width,
    requestOf: ({ cookie, entry }) => post(live, '/api/live/ticket', cookie, { ticket: entry.ticket }),
    onReply: (student, { status, body }) => {
      if (status !== 200) return
      const renewed = parsed<RenewedTicket>(body)
      Object.assign(student, { issuedAt: renewed.serverNow, entry: { ...student.entry, ...renewed } })
    },
  })
  report(live, done)
}

/** Requests the key for every student at the start. Returns the questions of the decrypted paper. */
export const begin = async (live: LiveCrowd, waiting: Waiting[]): Promise<PaperQuestion[]> => {
  let key = ''
  const done = await crowd({
    name: 'key at the start',
    target: live.product,
    items: waiting,
    width,
    requestOf: ({ cookie, entry }) => post(live, '/api/live/key', cookie, { ticket: entry.ticket }),
    onReply: (_student, { status, body }) => {
      if (status === 200) key = parsed<PaperKey>(body).key
    },
  })
  report(live, done)
  const name = waiting[0]?.entry.paper?.name ?? ''
  const fetched = await fetch(`${live.product.url}/api/papers/${name}`)
  return (await unseal(await fetched.arrayBuffer(), key)).questions
}

/** One save of three answers per student. `round` numbers the saves of a student, from 0. */
export const save = async (
  live: LiveCrowd,
  waiting: Waiting[],
  questions: PaperQuestion[],
  { name = 'save of 3 answers', round = 0, right = [200] }: { name?: string; round?: number; right?: number[] } = {},
): Promise<Crowd> => {
  const done = await crowd({
    name,
    target: live.product,
    items: waiting,
    width,
    atMost,
    requestOf: ({ cookie, entry, device }, index) => {
      const events = nextEvents({ questions }, (index % 7) + round * 3, 3, Date.now())
      const batch = events.map((event, place) => ({ ...event, seq: round * 3 + place + 1 }))
      const body = { lease: entry.ticket, device, batch }
      return request(
        'PUT',
        `/api/attempts/${entry.attemptId}/responses`,
        live.product.port,
        cookie,
        JSON.stringify(body),
      )
    },
  })
  report(live, done, right)
  return done
}

export const submit = async (live: LiveCrowd, waiting: Waiting[]): Promise<void> => {
  const done = await crowd({
    name: 'submission',
    target: live.product,
    items: waiting,
    width,
    atMost,
    requestOf: ({ cookie, entry }) =>
      post(live, `/api/attempts/${entry.attemptId}/submission`, cookie, {
        lease: entry.ticket,
        submissionId: `submission-${entry.attemptId}`,
      }),
  })
  report(live, done)
}
