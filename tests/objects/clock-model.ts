/** The clock of an attempt, computed second by second. All times are whole seconds of the server's clock. */

export type ModelSection = {
  id: string
  seconds: number
  breakSeconds: number
  minSeconds: number
  after: 'edit' | 'view' | 'none'
}

export type ModelPaper = {
  seconds: number
  /** The drain window, in seconds. */
  drain: number
  minSubmit: number
  pausable: boolean
  /** True when each section has its own time. */
  sectional: boolean
  sections: ModelSection[]
  sectionOf: (question: string) => string
  fits: (question: string, option: string | null) => boolean
}

export type ModelTiming = {
  spans: { sectionId: string; startsAt: number; leavableAt: number; endsAt: number }[] | null
  submittableAt: number
  deadlineAt: number
  pausedAt: number | null
}

/** The times of an event: given, received, and the first of its device. */
export type ModelCircumstances = { given: number; now: number; arrivesInTime: boolean; firstSeenAt: number }

type Pause = { from: number; to: number | null; own: boolean }

export class ClockModel {
  readonly #paper: ModelPaper
  begunAt: number | null
  closesAt: number | null
  leaves: Record<string, number> = {}
  /** Minutes for each hour of the paper. */
  #extra = 0
  #pauses: Pause[] = []
  #reopened: { at: number; seconds: number } | null = null

  constructor(paper: ModelPaper, begunAt: number | null, closesAt: number | null) {
    this.#paper = paper
    this.begunAt = begunAt
    this.closesAt = closesAt
  }

  /** True when the clock is paused in the second after an instant; an open pause lasts until now. */
  #isPausedAt(second: number, now: number): boolean {
    return this.#pauses.some(({ from, to }) => from <= second && second < (to ?? now))
  }

  /** The first instant at which the clock has run for `seconds`. */
  #instant(from: number, seconds: number, now: number): number {
    let at = from
    for (let ran = 0; ran < seconds; at += 1) if (!this.#isPausedAt(at, now)) ran += 1
    return at
  }

  /** The seconds run until an instant. */
  #ran(from: number, until: number, now: number): number {
    let ran = 0
    for (let second = from; second < until; second += 1) if (!this.#isPausedAt(second, now)) ran += 1
    return ran
  }

  /** The start of the current pause, with touching pauses as one; null while the clock runs. */
  #pausedAt(now: number): number | null {
    const open = this.#pauses.filter(({ to }) => to === null).map(({ from }) => from)
    if (open.length === 0) return null
    let at = Math.min(...open)
    const before = () => this.#pauses.find(({ from, to }) => from < at && (to ?? now) >= at)
    for (let pause = before(); pause; pause = before()) at = pause.from
    return at
  }

  #own(): number {
    const { sectional, sections, seconds } = this.#paper
    return sectional ? sections.reduce((sum, section) => sum + section.seconds, 0) : seconds
  }

  #longer(seconds: number): number {
    return seconds + (seconds * this.#extra) / 60
  }

  timing(now: number): ModelTiming | null {
    return this.begunAt === null ? null : this.at(this.begunAt, now)
  }

  /** The clock with the given start. */
  at(begunAt: number, now: number): ModelTiming {
    const own = this.#own()
    // The window grows by the extra time and moves by every pause before it closes. No time is before 0.
    const closesAt = this.closesAt === null ? Infinity : this.closesAt + this.#longer(own) - own
    const end = closesAt === Infinity ? Infinity : this.#instant(0, closesAt, now)
    const instant = (ran: number) => Math.min(end, this.#instant(begunAt, ran, now))
    const pausedAt = this.#pausedAt(now)
    const spans = this.#paper.sectional ? this.#spans(begunAt, now, instant) : null
    const deadlineAt = spans?.at(-1)?.endsAt ?? instant(this.#longer(own))
    const submittableAt = instant(this.#longer(this.#paper.minSubmit))
    if (!this.#reopened) return { spans, submittableAt: Math.min(submittableAt, deadlineAt), deadlineAt, pausedAt }
    const over = this.#instant(this.#reopened.at, this.#reopened.seconds, now)
    const cut = spans?.map((span, index) => ({
      ...span,
      startsAt: Math.min(span.startsAt, over),
      leavableAt: Math.min(span.leavableAt, over),
      endsAt: index === spans.length - 1 ? over : Math.min(span.endsAt, over),
    }))
    return { spans: cut ?? null, submittableAt: Math.min(submittableAt, over), deadlineAt: over, pausedAt }
  }

  #spans(begunAt: number, now: number, instant: (ran: number) => number) {
    let ran = 0
    return this.#paper.sections.map(({ id, seconds, breakSeconds, minSeconds }) => {
      const start = ran
      const full = start + this.#longer(seconds)
      // Extra time lengthens the minimum as it does the section.
      const least = start + this.#longer(minSeconds)
      const left = this.leaves[id]
      const end = left === undefined ? full : Math.min(full, Math.max(least, this.#ran(begunAt, left, now)))
      ran = end + breakSeconds
      return { sectionId: id, startsAt: instant(start), leavableAt: instant(least), endsAt: instant(end) }
    })
  }

  /** A section is left at most once, only while it runs, and does not end before its minimum. */
  leave(sectionId: string, at: number, now: number): void {
    const span = this.timing(now)?.spans?.find((found) => found.sectionId === sectionId)
    const left = Math.min(at, now)
    if (!span || sectionId in this.leaves || now < span.startsAt || left >= span.endsAt) return
    this.leaves = { ...this.leaves, [sectionId]: left }
  }

  setOwnPause(paused: boolean, now: number): void {
    const open = this.#pauses.find(({ own, to }) => own && to === null)
    if (paused && !open) this.#pauses = [...this.#pauses, { from: now, to: null, own: true }]
    if (!paused && open) this.#pauses = this.#pauses.map((pause) => (pause === open ? { ...pause, to: now } : pause))
  }

  /** A pause for all is identified by its start; a repetition adds only its end. */
  setTestPause(from: number, to: number | null): void {
    const known = this.#pauses.find((pause) => !pause.own && pause.from === from)
    if (!known) this.#pauses = [...this.#pauses, { from, to, own: false }]
    else if (known.to === null && to !== null)
      this.#pauses = this.#pauses.map((pause) => (pause === known ? { ...pause, to } : pause))
  }

  allow(extra: number): void {
    const more = (this.#own() * (extra - this.#extra)) / 60
    this.#extra = extra
    if (this.#reopened) this.#reopened = { ...this.#reopened, seconds: Math.max(0, this.#reopened.seconds + more) }
  }

  /** The time since the end counts as a pause, and open pauses end. */
  reopen(closedAt: number, seconds: number, now: number): void {
    const { deadlineAt, pausedAt } = this.timing(now) as ModelTiming
    const from = Math.min(closedAt, pausedAt ?? deadlineAt)
    const over = this.#pauses.map((pause) => ({ ...pause, to: pause.to ?? now }))
    this.#pauses = [...over, { from, to: now, own: true }]
    this.#reopened = { at: now, seconds }
  }

  /** The reason why an event does not count, or null; an open attempt stores nothing given in an open pause. */
  judge(sectionId: string, { given, now, arrivesInTime, firstSeenAt }: ModelCircumstances, timing: ModelTiming) {
    const { spans, deadlineAt, pausedAt } = timing
    if (arrivesInTime && pausedAt !== null && given >= pausedAt) return 'paused'
    if (given >= deadlineAt) return 'after_deadline'
    if (!arrivesInTime) return 'arrived_late'
    const span = spans?.find((found) => found.sectionId === sectionId)
    if (!span || !spans) return null
    // Received while the section runs, it was given in that section whatever the page's clock said.
    const at = given < span.startsAt && now >= span.startsAt ? span.startsAt : given
    if (at < span.startsAt) return 'section_not_open'
    if (at >= deadlineAt) return 'section_closed'
    const isEditable = this.#paper.sections.find(({ id }) => id === sectionId)?.after === 'edit'
    if (at >= span.endsAt && !isEditable) return 'section_closed'
    if (!spans.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)) return 'break'
    return !isEditable && now >= span.endsAt && firstSeenAt >= span.endsAt ? 'new_device' : null
  }

  /** True between two sections. */
  isBreak(now: number): boolean {
    const timing = this.timing(now)
    if (!timing?.spans || now >= timing.deadlineAt) return false
    return !timing.spans.some(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  }
}
