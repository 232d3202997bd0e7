import type { AttemptState } from '../../domain/attempts/contract.ts'
import { ClockModel, type ModelPaper, type ModelTiming } from './clock-model.ts'

/**
 * What a sitting is to do, told as plainly as it can be: every second of its clock is looked at one by one, and every
 * answer is kept in one list that is gone through from the start. Shares no rule with the object that it is compared
 * with. All times are whole seconds of the server's clock.
 */

export type Writer = { epoch: number; session: string; device: string }
/** `option` is null for a cleared answer. */
export type ModelEvent = { seq: number; question: string; option: string | null; at: number }
export type Leave = { sectionId: string; at: number }
export type Note = { kind: 'window_left' | 'offline'; at: number }
export type Saving = { events: ModelEvent[]; leaves: Leave[]; notes: Note[] }

type Uncounted = 'section_closed' | 'section_not_open' | 'break'
type Kept = ModelEvent & { device: string; epoch: number; received: number; uncounted: Uncounted | null }
export type ModelRefusal = { refused: string }

const arrivalGrace = 10
const offlineGrace = 120
const offlineSpan = 30
const longestPause = 30 * 24 * 3_600

const refused = (reason: string): ModelRefusal => ({ refused: reason })

export class SittingModel {
  readonly paper: ModelPaper
  readonly clock: ClockModel
  readonly ended = new Set<string>()
  readonly notes = new Map<string, Note>()
  kept: Kept[] = []
  state: AttemptState
  epoch = 1
  revision = 0
  isChosen = false
  came = false
  closedAt: number | null = null
  closedBy: 'student' | 'time' | null = null
  hasReceipt = false
  /** Whether something waits to be seen in D1. */
  waits = false
  #newest: { device: string; epoch: number } | null = null
  /** When each device last said that an answer was given. */
  readonly #said = new Map<string, number>()

  constructor(paper: ModelPaper, beginsAt: number | null, closesAt: number | null) {
    this.paper = paper
    this.clock = new ClockModel(paper, beginsAt, closesAt)
    this.state = beginsAt === null ? 'instructions' : 'in_progress'
  }

  hasBegun(now: number): boolean {
    return this.clock.begunAt !== null && now >= this.clock.begunAt
  }

  #refuse({ epoch, session }: Writer): ModelRefusal | null {
    if (this.ended.has(session)) return refused('ended')
    return epoch === this.epoch ? null : refused('stale')
  }

  begin(writer: Writer, now: number): { deadlineAt: number } | ModelRefusal {
    const refusal = this.#refuse(writer)
    if (refusal) return refusal
    if (this.closedAt !== null) return refused('closed')
    const begunAt = this.clock.begunAt ?? now
    const { deadlineAt } = this.clock.at(begunAt, now)
    if (!this.isChosen) {
      if (deadlineAt <= now) return refused('closed')
      this.clock.begunAt = begunAt
      this.state = 'in_progress'
      this.isChosen = true
      this.came ||= this.hasBegun(now)
    }
    return { deadlineAt }
  }

  takeOver(session: string): { epoch: number; revision: number } | ModelRefusal {
    if (this.ended.has(session)) return refused('ended')
    this.epoch += 1
    return { epoch: this.epoch, revision: this.revision }
  }

  save(writer: Writer, { events, leaves, notes }: Saving, now: number) {
    const refusal = this.#refuse(writer)
    if (refusal) return refusal
    if (this.#newest?.epoch === writer.epoch && this.#newest.device !== writer.device) return refused('stale')
    if (!this.hasBegun(now)) return refused('not_begun')
    if (events.some(({ question, option }) => !this.paper.fits(question, option))) return refused('invalid')
    if (leaves.length > 0 && !this.paper.sectional) return refused('invalid')
    const mine = this.kept.filter(({ device }) => device === writer.device)
    const sameNumber = (event: ModelEvent) => mine.find(({ seq }) => seq === event.seq)
    if (events.some((event) => sameNumber(event) && !sameEvent(sameNumber(event) as Kept, event)))
      return refused('seq_conflict')
    const unseen = events.filter((event) => !sameNumber(event))

    const before = this.clock.leaves
    for (const leave of leaves) this.clock.leave(leave.sectionId, leave.at, now)
    const timing = this.clock.timing(now) as ModelTiming
    const undo = (reason: string) => {
      this.clock.leaves = before
      return refused(reason)
    }
    const says = unseen.length > 0 || leaves.length > 0 || notes.length > 0
    if (says && !this.#takesArrival(timing.deadlineAt, now)) return undo('closed')
    const { kept, left } = this.#judge(writer, unseen, timing, now)
    if (unseen.length > 0 && kept.length === 0) return undo(left)

    this.came = true
    for (const note of notes) this.notes.set(`${note.kind} ${note.at}`, note)
    if (kept.length > 0) {
      this.kept.push(...kept)
      this.revision += 1
      this.#newest = { device: writer.device, epoch: writer.epoch }
    }
    // A reply may be lost: whoever sends again is told again.
    const again = events.flatMap((event) => sameNumber(event) ?? [])
    const uncounted = [...again, ...kept].flatMap(({ seq, uncounted: reason }) => (reason ? [{ seq, reason }] : []))
    const numbers = [...mine, ...kept].map(({ seq }) => seq)
    return { ackSeq: Math.max(0, ...numbers), revision: this.revision, deadlineAt: timing.deadlineAt, uncounted }
  }

  /** Goes on as long as the clock takes the events: those after one that it does not take were given later still. */
  #judge({ device, epoch }: Writer, events: ModelEvent[], timing: ModelTiming, now: number) {
    const kept: Kept[] = []
    for (const event of events) {
      const given = Math.min(now, Math.max(event.at, this.#said.get(device) ?? 0, this.clock.begunAt ?? 0))
      const verdict = this.clock.judge(this.paper.sectionOf(event.question), given, timing, now)
      if (verdict === 'paused' || verdict === 'closed') return { kept, left: verdict }
      this.#said.set(device, given)
      kept.push({ ...event, device, epoch, received: now, uncounted: verdict === 'counts' ? null : verdict })
    }
    return { kept, left: 'closed' }
  }

  #takesArrival(deadlineAt: number, now: number): boolean {
    if (this.closedAt !== null) return false
    if (now < deadlineAt) return true
    const times = this.kept.filter(({ received }) => received < deadlineAt).map(({ received }) => received)
    const wasOffline = times.length === 0 || Math.max(...times) < deadlineAt - offlineSpan
    return now <= deadlineAt + (wasOffline ? offlineGrace : arrivalGrace)
  }

  /** What the student does to the clock themselves. */
  setPaused(writer: Writer, paused: boolean, now: number): ModelTiming | ModelRefusal {
    const refusal = this.#refuse(writer)
    if (refusal) return refusal
    if (!this.paper.pausable) return refused('not_pausable')
    if (!this.hasBegun(now)) return refused('not_begun')
    if (this.closedAt !== null || now >= (this.clock.timing(now)?.deadlineAt ?? 0)) return refused('closed')
    this.clock.setOwnPause(paused, now)
    return this.clock.timing(now) as ModelTiming
  }

  pauseForAll(from: number, to: number | null): void {
    if (this.closedAt === null) this.clock.standStill(from, to)
  }

  postpone(beginsAt: number, closesAt: number | null, now: number): void {
    if (this.clock.begunAt === null || this.clock.begunAt === beginsAt || this.hasBegun(now)) return
    this.clock.begunAt = beginsAt
    this.clock.closesAt = closesAt
  }

  allow(extra: number, now: number): { deadlineAt: number | null } | ModelRefusal {
    if (this.closedAt !== null) return refused('closed')
    this.clock.allow(extra)
    return { deadlineAt: this.clock.timing(now)?.deadlineAt ?? null }
  }

  submit(writer: Writer, now: number): { receipt: true } | ModelRefusal {
    if (this.ended.has(writer.session)) return refused('ended')
    if (this.hasReceipt) return { receipt: true }
    if (writer.epoch !== this.epoch) return refused('stale')
    if (!this.hasBegun(now)) return refused('not_begun')
    if (this.closedAt !== null) return refused('closed')
    const { submittableAt, deadlineAt } = this.clock.timing(now) as ModelTiming
    if (now < submittableAt) return refused('too_early')
    this.#close(now >= deadlineAt ? 'time' : 'student', now)
    return { receipt: true }
  }

  #close(closedBy: 'student' | 'time', now: number): void {
    this.state = 'submitted'
    this.closedAt = now
    this.closedBy = closedBy
    this.hasReceipt = true
    this.waits = true
  }

  /** When the server ends it by itself, or null. */
  endsItselfAt(now: number): number | null {
    const timing = this.clock.timing(now)
    if (!timing || this.closedAt !== null) return null
    return timing.pausedAt === null ? timing.deadlineAt + offlineGrace : timing.pausedAt + longestPause
  }

  /** Whoever looks ends a sitting whose time is over; one to which nobody came counts for nothing. */
  look(now: number): void {
    const end = this.endsItselfAt(now)
    if (end === null || now < end) return
    if (this.came || this.kept.length > 0) return this.#close('time', now)
    this.state = 'abandoned'
    this.closedAt = now
    this.closedBy = 'time'
    this.waits = true
  }

  visit(now: number): void {
    this.look(now)
    if (this.closedAt === null && this.hasBegun(now)) this.came = true
  }

  abandon(now: number): void {
    if (this.state === 'abandoned') return
    this.state = 'abandoned'
    this.closedAt ??= now
    this.waits = false
  }

  invalidate(): void {
    if (this.closedAt !== null && this.state !== 'abandoned') this.state = 'invalidated'
  }

  reopen(seconds: number, now: number): { deadlineAt: number } | ModelRefusal {
    if (this.closedAt === null || this.clock.begunAt === null || this.state !== 'submitted') return refused('state')
    this.clock.reopen(this.closedAt, seconds, now)
    this.state = 'reopened'
    this.closedAt = null
    this.closedBy = null
    this.hasReceipt = false
    this.waits = false
    return { deadlineAt: now + seconds }
  }

  /** The last word on each question that counts: of the newest writer, and of that the last it said. */
  responses(): { question: string; option: string | null }[] {
    const counted = this.kept.filter(({ uncounted }) => uncounted === null)
    const questions = [...new Set(counted.map(({ question }) => question))].sort()
    return questions.map((question) => {
      const words = counted.filter((event) => event.question === question)
      const epoch = Math.max(...words.map((word) => word.epoch))
      const newest = words.filter((word) => word.epoch === epoch)
      const seq = Math.max(...newest.map((word) => word.seq))
      return { question, option: newest.find((word) => word.seq === seq)?.option ?? null }
    })
  }

  stateAt(now: number): AttemptState {
    if (this.state !== 'in_progress') return this.state
    if (!this.hasBegun(now)) return 'instructions'
    return this.clock.isBreak(now) ? 'section_break' : 'in_progress'
  }
}

const sameEvent = (one: ModelEvent, other: ModelEvent): boolean =>
  one.question === other.question && one.option === other.option && one.at === other.at
