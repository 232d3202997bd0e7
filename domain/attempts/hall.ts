import type { Bilingual } from '../questions/text.ts'

/**
 * The hall of a test: the attempts that end for all at one time, as the live room shows them. Instants are Unix
 * milliseconds of the server's clock.
 * Source: docs/decisions/0076-halls-in-thirty-two-objects.md.
 */

/**
 * State of an attempt in its hall. `waiting`: in the lobby, or not come since the start. `lost`: its page has been
 * gone for a minute, without a save. `submitted`: handed in by its page. `closed`: ended by the clock.
 */
export const hallStates = ['lost', 'writing', 'waiting', 'submitted', 'closed'] as const
export type HallState = (typeof hallStates)[number]

/** Number of attempts in each state. */
export type HallCounts = Record<HallState, number>

/** Objects of a hall. */
export const hallParts = 32

/** An attempt reports a change at most this often. */
export const reportEveryMs = 60_000
/** Age of the last report after which a save reports again, with the time of the save. */
export const saveReportMs = 180_000
/** Time without an open page and without a save after which the connection counts as lost. */
export const lostAfterMs = 60_000
/** A hall keeps a row for this long after its last report: longer than evidence can be counted. */
export const hallKeptMs = 14 * 24 * 3_600_000

/** Row of an attempt in its hall. */
export type HallRow = {
  attemptId: string
  state: HallState
  /** Time of the report. */
  at: number
  /** Last save; null for none. */
  savedAt: number | null
  /** Null before the clock is started, and during a pause. */
  deadlineAt: number | null
  /** End of the drain window; null before the clock is started. */
  countedUntil: number | null
  /** Answers that arrived too late and that the office can count. */
  evidence: number
}

/** A report of an attempt; `void` takes it out of the hall. */
export type HallReport = Omit<HallRow, 'state'> & { state: HallState | 'void' }

/** An announcement to everyone in a hall; its id is that of the act that shows it. */
export type HallBanner = { id: string; text: Bilingual }

/** Counts from a minute on: minutes since 1970. */
export type HallMinute = HallCounts & { minute: number }

export const noCounts = (): HallCounts => ({ lost: 0, writing: 0, waiting: 0, submitted: 0, closed: 0 })

export const addCounts = (one: HallCounts, other: HallCounts): HallCounts => ({
  lost: one.lost + other.lost,
  writing: one.writing + other.writing,
  waiting: one.waiting + other.waiting,
  submitted: one.submitted + other.submitted,
  closed: one.closed + other.closed,
})

/**
 * The whole hall by minute: the sum of its parts, each of which has minutes only where it changed. A part counts with
 * its last minute so far.
 */
export const mergeMinutes = (parts: readonly (readonly HallMinute[])[]): HallMinute[] => {
  const minutes = [...new Set(parts.flatMap((part) => part.map(({ minute }) => minute)))].sort(
    (one, other) => one - other,
  )
  const places = parts.map(() => 0)
  return minutes.map((minute) => {
    let sum = noCounts()
    for (const [index, part] of parts.entries()) {
      let place = places[index] ?? 0
      while ((part[place]?.minute ?? Infinity) <= minute) place += 1
      places[index] = place
      const latest = part[place - 1]
      if (latest) sum = addCounts(sum, latest)
    }
    return { minute, ...sum }
  })
}
