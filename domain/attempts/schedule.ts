/**
 * The clock of a sitting: when each section runs, breaks, pauses and extra time counted in. Everything follows from what
 * the attempt's object holds, so server and browser make the same of it. Instants are Unix milliseconds of the server's
 * clock, durations milliseconds.
 */

/** Extra time of a candidate: so many minutes for each hour of the paper, or a number of minutes over all. */
export type ExtraTime = { perHourMinutes: number } | { minutes: number }

/** A section as the clock sees it, in the order it is taken. */
export type TimedSection = { id: string; durationMs: number; breakMs: number; minSubmitMs: number }

export type Pause = { from: number; to: number | null }

export type Clock = {
  begunAt: number
  /** The paper's own time; sections of a sectional paper have theirs. */
  durationMs: number
  /** Null where all sections share the paper's time. */
  sections: TimedSection[] | null
  extra: ExtraTime | null
  /** The end of the test's window, or null: a sitting that began late ends with it. */
  closesAt: number | null
  /** When sections were left before their time was over. */
  leaves: Readonly<Record<string, number>>
  /** In which the clock stood still: the student's own, and those for all. In order, apart from each other. */
  pauses: readonly Pause[]
}

/** When a section runs. */
export type Span = { sectionId: string; startsAt: number; endsAt: number }

/** `pausedAt` while the clock stands still: the instants then say what holds if it went on now. */
export type Schedule = { spans: Span[] | null; deadlineAt: number; pausedAt: number | null; extraMs: number }

/** Where a sitting is: before its own start (a lobby), in a section, in the break before one, or past its end. */
export type Place =
  | { at: 'before' }
  | { at: 'section'; sectionId: string | null; endsAt: number }
  | { at: 'break'; nextSectionId: string; endsAt: number }
  | { at: 'over' }

const minuteMs = 60_000
const hourMs = 3_600_000

const ownMs = ({ durationMs, sections }: Pick<Clock, 'durationMs' | 'sections'>): number =>
  sections ? sections.reduce((sum, section) => sum + section.durationMs, 0) : durationMs

/** The extra time over all sections; breaks do not earn any. */
export const extraMsOf = (clock: Pick<Clock, 'durationMs' | 'sections' | 'extra'>): number => {
  if (!clock.extra) return 0
  if ('minutes' in clock.extra) return clock.extra.minutes * minuteMs
  return Math.round((ownMs(clock) * clock.extra.perHourMinutes * minuteMs) / hourMs)
}

/** Time that the clock has run at an instant. */
const ranMs = ({ begunAt, pauses }: Clock, at: number): number =>
  pauses.reduce(
    (ran, { from, to }) => ran - Math.max(0, Math.min(at, to ?? at) - Math.max(begunAt, from)),
    at - begunAt,
  )

/** The instant at which the clock will have run so long; an open pause counts as if it ended `now`. */
const instantOf = ({ begunAt, pauses }: Clock, ran: number, now: number): number =>
  pauses.reduce((at, { from, to }) => {
    const stopped = Math.max(from, begunAt)
    return stopped < at ? at + Math.max(0, (to ?? Math.max(now, stopped)) - stopped) : at
  }, begunAt + ran)

const pausedMs = ({ begunAt, pauses }: Clock, now: number): number =>
  pauses.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? now) - Math.max(from, begunAt)), 0)

/** The spans in time that the clock has run. */
const ranSpans = (clock: Clock, sections: TimedSection[]): { sectionId: string; from: number; to: number }[] => {
  const own = ownMs(clock)
  const extra = extraMsOf(clock)
  let from = 0
  return sections.map(({ id, durationMs, breakMs }) => {
    const full = from + durationMs + (own > 0 ? Math.round((extra * durationMs) / own) : 0)
    const left = clock.leaves[id]
    const to = left === undefined ? full : Math.min(full, Math.max(from, ranMs(clock, left)))
    const span = { sectionId: id, from, to }
    from = to + breakMs
    return span
  })
}

export const scheduleOf = (clock: Clock, now: number): Schedule => {
  const extraMs = extraMsOf(clock)
  const closes = clock.closesAt === null ? Infinity : clock.closesAt + extraMs + pausedMs(clock, now)
  const at = (ran: number) => Math.min(closes, instantOf(clock, ran, now))
  const pausedAt = clock.pauses.find(({ to }) => to === null)?.from ?? null
  if (!clock.sections) return { spans: null, deadlineAt: at(clock.durationMs + extraMs), pausedAt, extraMs }
  const spans = ranSpans(clock, clock.sections).map(({ sectionId, from, to }) => ({
    sectionId,
    startsAt: at(from),
    endsAt: at(to),
  }))
  return { spans, deadlineAt: spans.at(-1)?.endsAt ?? at(0), pausedAt, extraMs }
}

/** Half-open, like every deadline: at `endsAt` a section is over. */
export const placeAt = (
  { spans, deadlineAt }: Pick<Schedule, 'spans' | 'deadlineAt'>,
  begunAt: number,
  now: number,
): Place => {
  if (now < begunAt) return { at: 'before' }
  if (now >= deadlineAt) return { at: 'over' }
  if (!spans) return { at: 'section', sectionId: null, endsAt: deadlineAt }
  const running = spans.find(({ startsAt, endsAt }) => now >= startsAt && now < endsAt)
  if (running) return { at: 'section', sectionId: running.sectionId, endsAt: running.endsAt }
  const next = spans.find(({ startsAt }) => startsAt > now)
  return next ? { at: 'break', nextSectionId: next.sectionId, endsAt: next.startsAt } : { at: 'over' }
}

/** Whether an answer of a section given at an instant counts: in its span, or later where the section stays editable. */
export const countsIn = (
  { spans, deadlineAt }: Pick<Schedule, 'spans' | 'deadlineAt'>,
  section: { id: string; after: 'edit' | 'view' | 'none' },
  at: number,
): boolean => {
  if (at >= deadlineAt) return false
  const span = spans?.find(({ sectionId }) => sectionId === section.id)
  if (!span) return spans === null
  return at >= span.startsAt && (at < span.endsAt || section.after === 'edit')
}

/** When a section may be left before its time: not before its minimum, counted in time that the clock has run. */
export const leavableFrom = (clock: Clock, sectionId: string, now: number): number | null => {
  const section = clock.sections?.find(({ id }) => id === sectionId)
  const span = clock.sections && ranSpans(clock, clock.sections).find((found) => found.sectionId === sectionId)
  return section && span ? instantOf(clock, span.from + section.minSubmitMs, now) : null
}
