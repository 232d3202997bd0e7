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

/** What the server confirmed of an attempt; the receipt is null for a student who left. */
export type HallRecord = { attempt: OpenAttempt; acknowledged: ResponseEvent[]; receipt: string | null }

/** Time for which the queue collects a batch, milliseconds. */
const batchMs = 1_000
/** Typical duration of each operation, milliseconds. A kill strikes at random within it. */
const usualMs: Record<Moment, number> = { start: 20, begin: 10, sync: 6, submit: 12, queue: 80, alarm: 80 }

/** Load of students who start, answer, submit and start again. Unanswered requests are repeated unchanged. */
export class KillHall {
  readonly told: HallRecord[] = []
  repeated = 0
  #closed = false
  #waiting: { moment: Moment; met: () => void }[] = []
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
  async under(moment: Moment, limitMs: number): Promise<boolean> {
    const came = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), limitMs)
      this.#waiting.push({
        moment,
        met: () => {
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
      const told = await this.#open(student, testIds[round % testIds.length] ?? '')
      // The previous attempt of this test is not scored yet.
      if (!told) await sleep(500)
      else {
        const saves = 10 + Math.floor(this.#random() * 60)
        for (let save = 0; save < saves && !this.#closed; save += 1) await this.#save(told)
        told.receipt = (await this.#insist('submit', () => submit(this.#url, told.attempt))).receipt
        setTimeout(() => this.#meet('queue'), batchMs - 40).unref()
      }
    }
  }

  /** Answers a little and leaves; the server has to close the attempt. */
  async leave(student: ApiStudent, testId: string): Promise<void> {
    const told = await this.#open(student, testId)
    if (!told) throw new Error('This student has sat the test before.')
    for (let save = 0; save < 3; save += 1) await this.#save(told)
    const { deadlineAt } = told.attempt
    setTimeout(
      () => this.#meet('alarm'),
      autoClosesAt({ deadlineAt, drainMs: defaultDrainMs }) - Date.now() - 30,
    ).unref()
  }

  async #open(student: ApiStudent, testId: string): Promise<HallRecord | null> {
    const started = await this.#insist('start', () => start(this.#url, student, testId))
    if (this.told.some(({ attempt }) => attempt.attemptId === started.attemptId)) return null
    const attempt = await this.#insist('begin', () => begin(this.#url, student, started))
    const told = { attempt, acknowledged: [], receipt: null }
    this.told.push(told)
    return told
  }

  async #save({ attempt, acknowledged }: HallRecord): Promise<void> {
    const batch = nextEvents(attempt, acknowledged.length, 1 + Math.floor(this.#random() * 3), Date.now())
    const { ackSeq } = await this.#insist('sync', () => sync(this.#url, attempt, batch))
    if (ackSeq !== batch.at(-1)?.seq) throw new Error(`Acknowledged up to ${ackSeq}, which is not what was sent.`)
    acknowledged.push(...batch)
    await sleep(20 + this.#random() * 60)
  }

  #meet(moment: Moment): void {
    for (const { met } of this.#waiting.filter((waiting) => waiting.moment === moment)) met()
    this.#waiting = this.#waiting.filter((waiting) => waiting.moment !== moment)
  }

  /** Repeats a request after a lost connection (a kill) or 503 (a start); any other refusal is a fault. */
  async #insist<Reply>(moment: Moment, send: () => Promise<Reply>): Promise<Reply> {
    for (;;) {
      this.#meet(moment)
      try {
        return await send()
      } catch (error) {
        if (error instanceof Unexpected && error.status !== 503) throw error
        this.repeated += 1
        await sleep(50)
      }
    }
  }
}
