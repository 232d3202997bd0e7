import { DurableObject } from 'cloudflare:workers'
import {
  hallKeptMs,
  type HallCounts,
  type HallMinute,
  type HallReport,
  type HallRow,
  type HallState,
} from '../../../domain/attempts/hall.ts'
import type { Bindings } from '../../env.ts'
import { HallStore } from './hall.store.ts'

/** The place of a row in the order of lists. */
export type HallPlace = Pick<HallRow, 'state' | 'savedAt' | 'attemptId'>

/** A page of attempts: those in these states, after a place. */
export type HallQuery = {
  states: readonly HallState[]
  withEvidence: boolean
  after: HallPlace | null
  limit: number
}

/** Reading of a part for a refresh of the live room; `since` and `step` in minutes. */
export type HallReading = {
  counts: HallCounts
  minutes: HallMinute[]
  rows: HallRow[]
  expected: ReturnType<HallStore['expected']>
}

const sweepEveryMs = 24 * 3_600_000

/**
 * One of the parts of a test's hall, named by test and number. Attempts report their state to it, chosen by a hash of
 * their id, so that no object is told of every attempt. It knows no student: names are in D1.
 */
export class HallPart extends DurableObject<Bindings> {
  readonly #store = new HallStore(this.ctx.storage.sql)
  /** True once the alarm of the sweep is known to be set. */
  #isSwept = false

  async report(report: HallReport): Promise<void> {
    this.#store.put(report)
    if (this.#isSwept) return
    this.#isSwept = true
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + sweepEveryMs)
  }

  read(span: { since: number; step: number }, query: HallQuery, now: number): HallReading {
    return {
      counts: this.#store.counts,
      minutes: this.#store.minutes(span.since, span.step),
      rows: this.#store.list(query),
      expected: this.#store.expected(now),
    }
  }

  /** Deletes old rows each day, and the whole part after the last. */
  override async alarm(): Promise<void> {
    const now = Date.now()
    if (this.#store.purge(now - hallKeptMs) > 0) {
      await this.ctx.storage.setAlarm(now + sweepEveryMs)
      return
    }
    await this.ctx.storage.deleteAll()
    this.#store.forget()
    this.#isSwept = false
  }
}
