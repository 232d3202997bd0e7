/**
 * The clock of an attempt: when each section runs, breaks, pauses and extra time counted in. Everything follows from what
 * the attempt's object holds, so server and browser make the same of it. Instants are Unix milliseconds of the server's
 * clock, durations milliseconds.
 */

/** Extra time of a candidate: so many minutes for each hour of the paper, or a number of minutes over all. */
export type ExtraTime = { perHourMinutes: number } | { minutes: number }

/** A section as the clock sees it, in the order it is taken: this candidate's times, but for the extra time. */
export type TimedSection = { id: string; durationMs: number; breakMs: number; minSubmitMs: number }

export type Pause = { from: number; to: number | null }

export type Clock = {
  begunAt: number
  /** The paper's own time; sections of a sectional paper have theirs. */
  durationMs: number
  /** How long the paper has to be kept open before it may be submitted; no time where it is not said. */
  minSubmitMs?: number
  /** Null where all sections share the paper's time. */
  sections: TimedSection[] | null
  extra: ExtraTime | null
  /** The end of the test's window, or null: an attempt that began late ends with it. */
  closesAt: number | null
  /** How much longer than others this candidate's own sections are (a scribe): their window ends so much later. */
  longerMs?: number
  /** When sections were left before their time was over. */
  leaves: Readonly<Record<string, number>>
  /** In which the clock stood still: the student's own, and those for all. In order, apart from each other. */
  pauses: readonly Pause[]
  /** A closed attempt that goes on: since when, and for how long. The time in between is one of the pauses. */
  reopened?: { at: number; ms: number } | null
}

/** When a section runs, and from when on it may be left. */
export type Span = { sectionId: string; startsAt: number; leavableAt: number; endsAt: number }

/** `pausedAt` while the clock stands still: the instants then say what holds if it went on now. */
export type Schedule = {
  spans: Span[] | null
  submittableAt: number
  deadlineAt: number
  pausedAt: number | null
  extraMs: number
}

/** Where an attempt is: before its own start (a lobby), in a section, in the break before one, or past its end. */
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

/**
 * A time of the paper or of a section with its share of the extra time. The least time before which one may not go has
 * it too: who has to stay to the end stays to the candidate's own end, and who may go at half-time may go at theirs.
 */
const withExtra = (clock: Clock, ms: number): number => {
  const own = ownMs(clock)
  return ms + (own > 0 ? Math.round((extraMsOf(clock) * ms) / own) : 0)
}

/** Time that the clock has run at an instant. */
const ranMs = ({ begunAt, pauses }: Clock, at: number): number =>
  pauses.reduce(
    (ran, { from, to }) => ran - Math.max(0, Math.min(at, to ?? at) - Math.max(begunAt, from)),
    at - begunAt,
  )

/** An instant moved by every pause that began before it; an open pause counts as if it ended `now`. */
const movedByPauses = ({ begunAt, pauses }: Pick<Clock, 'begunAt' | 'pauses'>, instant: number, now: number): number =>
  pauses.reduce((at, { from, to }) => {
    const stopped = Math.max(from, begunAt)
    return stopped < at ? at + Math.max(0, (to ?? Math.max(now, stopped)) - stopped) : at
  }, instant)

/** The instant at which the clock will have run so long. */
const instantOf = (clock: Pick<Clock, 'begunAt' | 'pauses'>, ran: number, now: number): number =>
  movedByPauses(clock, clock.begunAt + ran, now)

/** The spans in time that the clock has run. */
const ranSpans = (clock: Clock, sections: TimedSection[]) => {
  let from = 0
  return sections.map(({ id, durationMs, breakMs, minSubmitMs }) => {
    const full = from + withExtra(clock, durationMs)
    const least = Math.min(full, from + withExtra(clock, minSubmitMs))
    const left = clock.leaves[id]
    // Whatever was said, and however it was paused since: no section is over before its minimum.
    const to = left === undefined ? full : Math.min(full, Math.max(least, ranMs(clock, left)))
    const span = { sectionId: id, from, least, to }
    from = to + breakMs
    return span
  })
}

export const scheduleOf = (clock: Clock, now: number): Schedule => {
  const extraMs = extraMsOf(clock)
  // The window moves by what began before it closed, also by what was over as this attempt began.
  const closes =
    clock.closesAt === null
      ? Infinity
      : movedByPauses({ ...clock, begunAt: -Infinity }, clock.closesAt + extraMs + (clock.longerMs ?? 0), now)
  const at = (ran: number) => Math.min(closes, instantOf(clock, ran, now))
  const pausedAt = clock.pauses.find(({ to }) => to === null)?.from ?? null
  const spans =
    clock.sections &&
    ranSpans(clock, clock.sections).map(({ sectionId, from, least, to }) => ({
      sectionId,
      startsAt: at(from),
      leavableAt: at(least),
      endsAt: at(to),
    }))
  const ends = goneOn(clock, spans, spans ? (spans.at(-1)?.endsAt ?? at(0)) : at(clock.durationMs + extraMs), now)
  const submittableAt = Math.min(ends.deadlineAt, at(withExtra(clock, clock.minSubmitMs ?? 0)))
  return { ...ends, submittableAt, pausedAt, extraMs }
}

/** A reopened attempt goes on where it was closed, and ends when the time it was given is over. */
const goneOn = (
  { reopened, pauses }: Pick<Clock, 'reopened' | 'pauses'>,
  spans: Span[] | null,
  deadlineAt: number,
  now: number,
): Pick<Schedule, 'spans' | 'deadlineAt'> => {
  if (!reopened) return { spans, deadlineAt }
  const end = instantOf({ begunAt: reopened.at, pauses }, reopened.ms, now)
  const cut = spans?.map((span, index) => ({
    ...span,
    startsAt: Math.min(span.startsAt, end),
    leavableAt: Math.min(span.leavableAt, end),
    endsAt: index === spans.length - 1 ? end : Math.min(span.endsAt, end),
  }))
  return { spans: cut ?? null, deadlineAt: end }
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

/** Pauses in order, those that overlap or touch as one: the form in which a clock takes them. */
export const united = (pauses: readonly Pause[]): Pause[] => {
  const apart: Pause[] = []
  for (const { from, to } of pauses.toSorted((first, second) => first.from - second.from)) {
    const last = apart.at(-1)
    if (!last || (last.to !== null && last.to < from)) apart.push({ from, to })
    else last.to = last.to === null || to === null ? null : Math.max(last.to, to)
  }
  return apart
}
