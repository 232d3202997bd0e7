/**
 * The clock of an attempt: the times of each section, with breaks, pauses and extra time. Computed only from the
 * object's stored clock, so server and browser agree. Instants are Unix milliseconds of the server's clock, durations
 * milliseconds.
 */

/** A candidate's extra time: minutes for each hour of the paper, or minutes in all. */
export type ExtraTime = { perHourMinutes: number } | { minutes: number }

/** A section with this candidate's times before extra time. Sections are in the order in which they run. */
export type TimedSection = { id: string; durationMs: number; breakMs: number; minSubmitMs: number }

export type Pause = { from: number; to: number | null }

export type Clock = {
  begunAt: number
  /** The paper's time; the sections of a sectional paper have their own. */
  durationMs: number
  /** Minimum time before a submission; absent for none. */
  minSubmitMs?: number
  /** Null where all sections share the paper's time. */
  sections: TimedSection[] | null
  extra: ExtraTime | null
  /** The end of the test's window, which also ends an attempt that began late; null without a window. */
  closesAt: number | null
  /** The additional length of this candidate's sections (a scribe), by which their window ends later. */
  longerMs?: number
  /** The times at which sections were left early, by id. */
  leaves: Readonly<Record<string, number>>
  /** Pauses of the student and of the test, in order and without overlap. */
  pauses: readonly Pause[]
  /**
   * The time of a reopening and the minutes given, in milliseconds. The time between close and reopening is one of the
   * pauses.
   */
  reopened?: { at: number; ms: number } | null
}

/** The times of a section; it can be left from `leavableAt` on. */
type SectionSpan = { sectionId: string; startsAt: number; leavableAt: number; endsAt: number }

/** `pausedAt` is set during a pause: the other times then assume that the clock resumes now. */
export type Schedule = {
  spans: SectionSpan[] | null
  submittableAt: number
  deadlineAt: number
  pausedAt: number | null
  extraMs: number
}

const minuteMs = 60_000
const hourMs = 3_600_000

const paperMs = ({ durationMs, sections }: Pick<Clock, 'durationMs' | 'sections'>): number =>
  sections ? sections.reduce((sum, section) => sum + section.durationMs, 0) : durationMs

/** The extra time over all sections; breaks get none. */
export const extraMsOf = (clock: Pick<Clock, 'durationMs' | 'sections' | 'extra'>): number => {
  if (!clock.extra) return 0
  if ('minutes' in clock.extra) return clock.extra.minutes * minuteMs
  return Math.round((paperMs(clock) * clock.extra.perHourMinutes * minuteMs) / hourMs)
}

/**
 * A duration with its share of the extra time. A minimum grows too: a candidate who has to stay to the end stays to
 * their own end.
 */
const withExtra = (clock: Clock, ms: number): number => {
  const own = paperMs(clock)
  return ms + (own > 0 ? Math.round((extraMsOf(clock) * ms) / own) : 0)
}

/** The running time of the clock at an instant. */
export const elapsedMs = ({ begunAt, pauses }: Clock, at: number): number =>
  pauses.reduce(
    (ran, { from, to }) => ran - Math.max(0, Math.min(at, to ?? at) - Math.max(begunAt, from)),
    at - begunAt,
  )

/** An instant shifted by every pause that began before it; an open pause ends `now`. */
const movedByPauses = ({ begunAt, pauses }: Pick<Clock, 'begunAt' | 'pauses'>, instant: number, now: number): number =>
  pauses.reduce((at, { from, to }) => {
    const stopped = Math.max(from, begunAt)
    return stopped < at ? at + Math.max(0, (to ?? Math.max(now, stopped)) - stopped) : at
  }, instant)

/** The instant at which the clock has run for `ran` milliseconds. */
const instantAfter = (clock: Pick<Clock, 'begunAt' | 'pauses'>, ran: number, now: number): number =>
  movedByPauses(clock, clock.begunAt + ran, now)

/** The sections in running time. */
const elapsedSpans = (clock: Clock, sections: TimedSection[]) => {
  let from = 0
  return sections.map(({ id, durationMs, breakMs, minSubmitMs }) => {
    const full = from + withExtra(clock, durationMs)
    const least = Math.min(full, from + withExtra(clock, minSubmitMs))
    const left = clock.leaves[id]
    // No section ends before its minimum, whatever was sent or paused since.
    const to = left === undefined ? full : Math.min(full, Math.max(least, elapsedMs(clock, left)))
    const span = { sectionId: id, from, least, to }
    from = to + breakMs
    return span
  })
}

export const scheduleOf = (clock: Clock, now: number): Schedule => {
  const extraMs = extraMsOf(clock)
  // The window shifts by pauses that began before it closed, including those over before this attempt began.
  const closes =
    clock.closesAt === null
      ? Infinity
      : movedByPauses({ ...clock, begunAt: -Infinity }, clock.closesAt + extraMs + (clock.longerMs ?? 0), now)
  const at = (ran: number) => Math.min(closes, instantAfter(clock, ran, now))
  const pausedAt = clock.pauses.find(({ to }) => to === null)?.from ?? null
  const spans =
    clock.sections &&
    elapsedSpans(clock, clock.sections).map(({ sectionId, from, least, to }) => ({
      sectionId,
      startsAt: at(from),
      leavableAt: at(least),
      endsAt: at(to),
    }))
  const ends = withReopening(
    clock,
    spans,
    spans ? (spans.at(-1)?.endsAt ?? at(0)) : at(clock.durationMs + extraMs),
    now,
  )
  const submittableAt = Math.min(ends.deadlineAt, at(withExtra(clock, clock.minSubmitMs ?? 0)))
  return { ...ends, submittableAt, pausedAt, extraMs }
}

/** A reopened attempt continues where it was closed and ends after the time given. */
const withReopening = (
  { reopened, pauses }: Pick<Clock, 'reopened' | 'pauses'>,
  spans: SectionSpan[] | null,
  deadlineAt: number,
  now: number,
): Pick<Schedule, 'spans' | 'deadlineAt'> => {
  if (!reopened) return { spans, deadlineAt }
  const end = instantAfter({ begunAt: reopened.at, pauses }, reopened.ms, now)
  const cut = spans?.map((span, index) => ({
    ...span,
    startsAt: Math.min(span.startsAt, end),
    leavableAt: Math.min(span.leavableAt, end),
    endsAt: index === spans.length - 1 ? end : Math.min(span.endsAt, end),
  }))
  return { spans: cut ?? null, deadlineAt: end }
}

/** Pauses in order, with overlapping or touching ones merged, as `Clock` requires. */
export const mergePauses = (pauses: readonly Pause[]): Pause[] => {
  const apart: Pause[] = []
  for (const { from, to } of pauses.toSorted((first, second) => first.from - second.from)) {
    const last = apart.at(-1)
    if (!last || (last.to !== null && last.to < from)) apart.push({ from, to })
    else last.to = last.to === null || to === null ? null : Math.max(last.to, to)
  }
  return apart
}
