import { evictDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '../../client/api.ts'
import { memoryStore } from '../support/memory-store.ts'
import type { SendOutcome } from '../../client/features/attempts/journal/outcome.ts'
import { createSync } from '../../client/features/attempts/journal/sync.ts'
import { failureOf } from '../../client/features/attempts/journal/transport.ts'
import { submitUntilDone } from '../../client/features/attempts/controller/submit.ts'
import type { Answer, ResponseEvent, Submitted, SyncAck } from '../../domain/attempts/contract.ts'
import { drainEndsAt } from '../../domain/attempts/timing.ts'
import { orThrow } from '../../worker/attempts/refusals.ts'
import type { SessionRefusal } from '../../worker/attempts/session/stored-attempt.ts'
import { AppError } from '../../worker/platform/errors.ts'
import { seeded } from '../support/random.ts'
import { stallKinds, StallingNetwork, type StallKind } from './stalling-network.ts'
import { chosen, env, newRunning, prepareDatabase, unique } from './support.ts'
import { VirtualTime } from './virtual-time.ts'

/** The number of schedules; `npm run proofs` runs 2,000. */
const runs = Number((env as unknown as { STALL_RUNS: string }).STALL_RUNS)
/** Fixed in short runs, new in the full run. */
const seed = runs > 60 ? Date.now() % 1_000_000 : 20_261_121
const random = seeded(seed)
const between = (least: number, most: number): number => Math.round(least + random() * (most - least))
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

/** The longest time until a page retries after the network is back: its longest backoff and a round trip. */
const sendsAgainMs = 8_000

type Schedule = {
  drainMs: number
  stall: { from: number; lengthMs: number; kind: StallKind | 'mixed' }
  /** Answers with their times before the deadline. */
  answers: { at: number; question: number; option: string }[]
  /** True when another device has held a lease. */
  others: boolean
  roundTripMs: number
}

/** Times are milliseconds relative to the deadline. */
const drawn = (): Schedule => ({
  drainMs: oneOf([15_000, 120_000, 120_000, 120_000, 600_000]),
  stall: {
    from: between(-20_000, 5_000),
    lengthMs: oneOf([between(0, 8_000), between(0, 130_000), between(0, 130_000)]),
    kind: oneOf([...stallKinds, 'mixed']),
  },
  answers: Array.from({ length: between(1, 12) }, () => ({
    at: oneOf([between(-40_000, -1), between(-15_000, -1), between(-1_500, -1)]),
    question: between(0, 5),
    option: oneOf(['a', 'b', 'c', 'd']),
  })).toSorted((one, other) => one.at - other.at),
  others: random() < 0.3,
  roundTripMs: oneOf([20, 80, 300, 1_200]),
})

beforeAll(prepareDatabase)

/** Throws refusals as the worker does over HTTP. */
const asOverHttp = async <Reply>(reply: Promise<Reply>, now: number): Promise<Exclude<Reply, { refused: unknown }>> => {
  try {
    return orThrow((await reply) as Reply & object, now) as Exclude<Reply, { refused: unknown }>
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, status, extra } = error
    throw new ApiError(status, { code, message, requestId: 'stalls', ...(extra.details && { details: extra.details }) })
  }
}

/** An attempt on one device, whose lease may have returned from another. */
const opened = async ({ drainMs, others }: Schedule) => {
  const attempt = await newRunning(undefined, { paper: { drainMs, durationMs: 60_000 } })
  const { stub, holder, start } = attempt
  const device = unique('device')
  if (!others) return { ...attempt, device }
  await stub.takeOver(holder.session, unique('device'), start)
  const { epoch } = orThrow(await stub.takeOver(holder.session, device, start), start)
  return { ...attempt, device, holder: { ...holder, epoch } }
}
type Opened = Awaited<ReturnType<typeof opened>>

/** A page with its journal and its submission at time out. */
const pageOf = ({ stub, holder, device }: Opened, network: StallingNetwork, time: VirtualTime) => {
  const save = (batch: ResponseEvent[]) =>
    asOverHttp<Omit<SyncAck, 'serverNow'> | SessionRefusal>(
      stub.sync(holder, { device, batch }, time.now()),
      time.now(),
    )
  const sync = createSync({
    async send(batch): Promise<SendOutcome> {
      try {
        return { kind: 'acked', ack: { ...(await network.carry(() => save(batch))), serverNow: time.now() } }
      } catch (error) {
        return failureOf(error)
      }
    },
    store: memoryStore().events('attempt'),
    now: time.now,
    schedule: time.schedule,
    random,
  })
  const submissionId = unique('submission')
  const submit = () =>
    asOverHttp<Submitted | SessionRefusal>(stub.submit(holder, submissionId, time.now(), true), time.now())
  const handIn = () =>
    submitUntilDone({
      sync,
      submit: () => network.carry(submit),
      onWait: () => undefined,
      schedule: time.schedule,
      // Some browsers fire no event when the network is back.
      onceOnline: () => () => undefined,
    })
  return { sync, handIn }
}

/** Runs an attempt through a schedule and counts its answers. */
const take = async (schedule: Schedule) => {
  const attempt = await opened(schedule)
  const { stub, deadlineAt, questionIds, start } = attempt
  const { drainMs, stall, roundTripMs } = schedule
  const time = new VirtualTime(start)
  const from = deadlineAt + stall.from
  const to = from + stall.lengthMs
  const kindOf = () => (stall.kind === 'mixed' ? oneOf(stallKinds) : stall.kind)
  const page = pageOf(attempt, new StallingNetwork(time, { from, to, kindOf }, roundTripMs), time)
  const last = new Map<string, string>()
  for (const { at, question, option } of schedule.answers) {
    await time.passUntil(deadlineAt + at)
    const questionId = questionIds[question] ?? ''
    void page.sync.record({ questionId, answer: chosen(option), status: 'answered', ms: 1, act: 'answer' })
    last.set(questionId, JSON.stringify(chosen(option)))
  }
  await time.passUntil(deadlineAt)
  let finish: string | null = null
  void page.handIn().then(({ kind }) => (finish = kind))
  const windowEndsAt = drainEndsAt({ deadlineAt, drainMs })
  await time.passUntil(Math.max(windowEndsAt, to) + 120_000)
  const view = await stub.view(time.now())
  await evictDurableObject(stub)
  if (!view) throw new Error('The attempt is gone.')
  const counts = answersOf(view.responses)
  const isEvident = answersOf(view.evidence)
  const uncounted = [...last].filter(([questionId, answer]) => counts.get(questionId) !== answer)
  return {
    finish,
    waiting: page.sync.unsent().length,
    isSentInTime: to + sendsAgainMs <= windowEndsAt,
    uncounted,
    lost: uncounted.filter(([questionId, answer]) => isEvident.get(questionId) !== answer),
  }
}

const answersOf = (given: readonly { questionId: string; answer: Answer }[]): Map<string, string> =>
  new Map(given.map(({ questionId, answer }) => [questionId, JSON.stringify(answer)]))

test(`${runs} stalls around the deadline lose no answer given before it (EXM-37, EXM-43)`, async () => {
  const counts = { answersInTime: 0, keptAsEvidence: 0 }
  for (let run = 0; run < runs; run += 1) {
    const schedule = drawn()
    const { finish, waiting, isSentInTime, uncounted, lost } = await take(schedule)
    const about = `seed ${seed}, run ${run}: ${JSON.stringify(schedule)}`
    expect(lost, about).toEqual([])
    expect({ finish, waiting }, about).toEqual({ finish: expect.stringMatching(/submitted|closed/), waiting: 0 })
    if (isSentInTime) expect(uncounted, about).toEqual([])
    counts.answersInTime += isSentInTime ? 1 : 0
    counts.keptAsEvidence += uncounted.length > 0 ? 1 : 0
  }
  // The schedules must include answers in time and late ones.
  expect(counts.answersInTime).toBeGreaterThan(runs / 3)
  if (runs > 60) expect(counts.keptAsEvidence).toBeGreaterThan(0)
}, 1_800_000)
