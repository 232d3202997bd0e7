import { setTimeout as sleep } from 'node:timers/promises'
import type { ResponseEvent } from '../../domain/attempts/contract.ts'
import { autoClosesAt, defaultDrainMs } from '../../domain/attempts/timing.ts'
import {
  begin,
  nextEvents,
  start,
  submit,
  sync,
  Unexpected,
  type ApiStudent,
  type OpenAttempt,
} from '../support/api-student.ts'

/** Operations during which the server is killed; `queue` is the scoring batch, `alarm` the end of an absent attempt. */
export const moments = ['start', 'begin', 'sync', 'submit', 'queue', 'alarm'] as const
export type Moment = (typeof moments)[number]

/** Confirmations of the server for an attempt; the receipt is null for a student who left. */
export type ConfirmedAttempt = { attempt: OpenAttempt; acknowledged: ResponseEvent[]; receipt: string | null }

/** Time for which the queue collects a batch, milliseconds. */
const batchMs = 1_000
/** Typical duration of each operation, milliseconds. A kill strikes at random within it. */
const usualMs: Record<Moment, number> = { start: 20, begin: 10, sync: 6, submit: 12, queue: 80, alarm: 80 }

/** Longest time that the server may be down between two kills. */
const patienceMs = 120_000

/** Load of students who start, answer, submit and start again. Unanswered requests are repeated unchanged. */
export class KillLoad {
  readonly confirmed: ConfirmedAttempt[] = []
  repeated = 0
  #closed = false
  #waiting: { moment: Moment; reached: () => void }[] = []
  readonly #url: string
  readonly #random: () => number

  constructor(url: string, random: () => number) {
    this.#url = url
    this.#random = random
  }

  /** Lets every student finish the current attempt. */
  close(): void {
    this.#closed = true
  }

  /** Resolves true during the next call of a kind, or false at the time limit. */
  async during(moment: Moment, limitMs: number): Promise<boolean> {
    const came = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), limitMs)
      this.#waiting.push({
        moment,
        reached: () => {
          clearTimeout(timer)
          resolve(true)
        },
      })
    })
    if (came) await sleep(this.#random() * 1.3 * usualMs[moment])
    return came
  }

  /** Takes attempts in turn until the load is closed. */
  async study(student: ApiStudent, testIds: string[]): Promise<void> {
    for (let round = 0; !this.#closed; round += 1) {
      const held = await this.#open(student, testIds[round % testIds.length] ?? '')
      // The previous attempt of this test is not scored yet.
      if (!held) await sleep(500)
      else {
        const saves = 10 + Math.floor(this.#random() * 60)
        for (let save = 0; save < saves && !this.#closed; save += 1) await this.#save(held)
        held.receipt = (await this.#untilAnswered('submit', () => submit(this.#url, held.attempt))).receipt
        setTimeout(() => this.#reach('queue'), batchMs - 40).unref()
      }
    }
  }

  /** Answers a little and leaves; the server has to close the attempt. */
  async leave(student: ApiStudent, testId: string): Promise<void> {
    const held = await this.#open(student, testId)
    if (!held) throw new Error('This student has taken the test before.')
    for (let save = 0; save < 3; save += 1) await this.#save(held)
    const { deadlineAt } = held.attempt
    setTimeout(
      () => this.#reach('alarm'),
      autoClosesAt({ deadlineAt, drainMs: defaultDrainMs }) - Date.now() - 30,
    ).unref()
  }

  async #open(student: ApiStudent, testId: string): Promise<ConfirmedAttempt | null> {
    const started = await this.#untilAnswered('start', () => start(this.#url, student, testId))
    if (this.confirmed.some(({ attempt }) => attempt.attemptId === started.attemptId)) return null
    const attempt = await this.#untilAnswered('begin', () => begin(this.#url, student, started))
    const held = { attempt, acknowledged: [], receipt: null }
    this.confirmed.push(held)
    return held
  }

  async #save({ attempt, acknowledged }: ConfirmedAttempt): Promise<void> {
    const batch = nextEvents(attempt, acknowledged.length, 1 + Math.floor(this.#random() * 3), Date.now())
    const { ackSeq } = await this.#untilAnswered('sync', () => sync(this.#url, attempt, batch))
    if (ackSeq !== batch.at(-1)?.seq) throw new Error(`Acknowledged up to ${ackSeq}, which is not what was sent.`)
    acknowledged.push(...batch)
    await sleep(20 + this.#random() * 60)
  }

  #reach(moment: Moment): void {
    for (const { reached } of this.#waiting.filter((waiting) => waiting.moment === moment)) reached()
    this.#waiting = this.#waiting.filter((waiting) => waiting.moment !== moment)
  }

  /** Repeats a request after a lost connection (a kill) or 503 (a start); any other refusal is a fault. */
  async #untilAnswered<Reply>(moment: Moment, send: () => Promise<Reply>): Promise<Reply> {
    const limitAt = Date.now() + patienceMs
    for (;;) {
      this.#reach(moment)
      try {
        return await send()
      } catch (error) {
        if (error instanceof Unexpected && error.status !== 503) throw error
        if (Date.now() > limitAt) throw error
        this.repeated += 1
        await sleep(50)
      }
    }
  }
}
