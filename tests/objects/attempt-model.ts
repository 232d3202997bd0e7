import type { AttemptState } from '../../domain/attempts/contract.ts'
import * as acts from './attempt-model-acts.ts'
import type { ModelStoredEvent, ModelEvent, ModelUncounted } from './attempt-model-acts.ts'
import { ClockModel, type ModelPaper, type ModelTiming } from './clock-model.ts'

/**
 * A plain model of an attempt: it checks every second of the clock one by one and searches one list of events. It
 * shares no rule with the object it is compared with. All times are whole seconds of the server's clock.
 */

/** The caller with a lease. Epoch 0 is merge-only. */
export type ModelWriter = { epoch: number; session: string; device: string }
export type Leave = { sectionId: string; at: number }
export type Note = { kind: 'window_left' | 'offline'; at: number }
export type Saving = { events: ModelEvent[]; leaves: Leave[]; notes: Note[] }

export type ModelRefusal = { refused: string }
export type ModelMerged = { ackSeq: number; revision: number; uncounted: { seq: number; reason: ModelUncounted }[] }
export type ModelAck = ModelMerged & { deadlineAt: number; closed: boolean }

type Stored = Omit<ModelStoredEvent, 'knew'>

const longestPause = 30 * 24 * 3_600
const evidenceSpan = 7 * 24 * 3_600

const refused = (reason: string): ModelRefusal => ({ refused: reason })

export class AttemptModel {
  readonly paper: ModelPaper
  readonly clock: ClockModel
  readonly ended = new Set<string>()
  readonly notes = new Map<string, Note>()
  /** In the order of effect: an event with a lower number of its device goes first, even when it arrived later. */
  kept: Stored[] = []
  state: AttemptState
  epoch = 1
  revision = 0
  isChosen = false
  isPresent = false
  closedAt: number | null = null
  /** Null where an administrator closed it. */
  closedBy: 'student' | 'time' | null = null
  hasReceipt = false
  #isReset = false
  /** True while a message for D1 is pending. */
  hasPending = false
  /** The first device that wrote under each epoch. */
  readonly #writerOf = new Map<number, string>()
  /** The leases of each device with their times, and the first time each device was seen. */
  readonly #taken: { device: string; at: number }[] = []
  readonly #heard = new Map<string, number>()
  #firstDevice: string | null = null
  /** The evidence counted by the office: of some questions, or all, received by `until`. */
  readonly #counted: { questions: string[] | null; until: number }[] = []

  constructor(paper: ModelPaper, beginsAt: number | null, closesAt: number | null) {
    this.paper = paper
    this.clock = new ClockModel(paper, beginsAt, closesAt)
    this.state = beginsAt === null ? 'instructions' : 'in_progress'
  }

  hasBegun(now: number): boolean {
    return this.clock.begunAt !== null && now >= this.clock.begunAt
  }

  #refuse({ epoch, session }: ModelWriter): ModelRefusal | null {
    if (this.ended.has(session)) return refused('ended')
    return epoch === this.epoch ? null : refused('stale')
  }

  /** `names` is false for a client that does not send its device. */
  begin(writer: ModelWriter, names: boolean, now: number): { deadlineAt: number } | ModelRefusal {
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
      this.isPresent ||= this.hasBegun(now)
      if (names) {
        this.#taken.push({ device: writer.device, at: now })
        this.#hear(writer.device, now)
        if (writer.epoch === 1) this.#firstDevice ??= writer.device
      }
    }
    return { deadlineAt }
  }

  takeOver(
    { session, device }: Omit<ModelWriter, 'epoch'>,
    now: number,
  ): { epoch: number; revision: number } | ModelRefusal {
    if (this.ended.has(session)) return refused('ended')
    this.epoch += 1
    this.#taken.push({ device, at: now })
    this.#hear(device, now)
    return { epoch: this.epoch, revision: this.revision }
  }

  #hear(device: string, now: number): void {
    if (!this.#heard.has(device)) this.#heard.set(device, now)
  }

  /** The first device to save under the first lease counts from the beginning. */
  #firstSeenAt({ epoch, device }: ModelWriter, now: number): number {
    const isFirst = this.#firstDevice === null ? epoch === 1 : this.#firstDevice === device
    return isFirst ? -Infinity : (this.#heard.get(device) ?? now)
  }

  /** True for the writer: the newest lease, and the first device to save under it. */
  #writes({ epoch, device }: ModelWriter): boolean {
    return epoch === this.epoch && (this.#writerOf.get(epoch) ?? device) === device
  }

  save(writer: ModelWriter, saving: Saving, now: number): ModelAck | (ModelRefusal & { merged?: ModelMerged }) {
    this.look(now)
    if (this.ended.has(writer.session)) return refused('ended')
    const writes = this.#writes(writer)
    const stored = this.#store(writer, writes ? saving : { ...saving, leaves: [], notes: [] }, now)
    if (writes) return stored
    // Refusals of an invalid batch go to every device, writer or not.
    if ('refused' in stored) return ['invalid', 'seq_conflict'].includes(stored.refused) ? stored : refused('stale')
    const { ackSeq, revision, uncounted } = stored
    return { refused: 'stale', merged: { ackSeq, revision, uncounted } }
  }

  #store(writer: ModelWriter, { events, leaves, notes }: Saving, now: number): ModelAck | ModelRefusal {
    const { device } = writer
    if (!this.hasBegun(now)) return refused('not_begun')
    if (events.some(({ question, option }) => !this.paper.fits(question, option))) return refused('invalid')
    if (leaves.length > 0 && !this.paper.sectional) return refused('invalid')
    const mine = this.kept.filter((event) => event.device === device)
    const sameNumber = (event: ModelEvent) => mine.find(({ seq }) => seq === event.seq)
    if (events.some((event) => sameNumber(event) && !sameEvent(sameNumber(event) as Stored, event)))
      return refused('seq_conflict')
    // A lower number with a later time means that the device has lost its numbering.
    const isMisnumbered = ({ seq, at }: ModelEvent) => mine.some((known) => known.seq > seq && known.at < at)
    if (events.some((event) => !sameNumber(event) && isMisnumbered(event))) return refused('seq_conflict')
    if (this.closedAt !== null && (events.length === 0 || now > this.closedAt + evidenceSpan)) return refused('closed')

    const before = this.clock.leaves
    if (this.closedAt === null) for (const leave of leaves) this.clock.leave(leave.sectionId, leave.at, now)
    const timing = this.clock.timing(now) as ModelTiming
    const unseen = events.filter((event) => !sameNumber(event))
    const kept = this.#judge(writer, unseen, timing, now)
    if (unseen.length > 0 && kept.length === 0) {
      this.clock.leaves = before
      return refused('paused')
    }
    this.isPresent ||= this.closedAt === null
    if (this.closedAt === null) for (const note of notes) this.notes.set(`${note.kind} ${note.at}`, note)
    if (kept.length > 0) {
      this.revision += 1
      this.#hear(device, now)
      if (writer.epoch === 1) this.#firstDevice ??= device
      if (writer.epoch === this.epoch && !this.#writerOf.has(this.epoch)) this.#writerOf.set(this.epoch, device)
    }
    const stored = events.flatMap(
      (event) => this.kept.find((known) => known.device === device && known.seq === event.seq) ?? [],
    )
    return {
      ackSeq: Math.max(0, ...this.kept.filter((event) => event.device === device).map(({ seq }) => seq)),
      revision: this.revision,
      deadlineAt: timing.deadlineAt,
      // Repeated for events stored earlier, since a reply may be lost.
      uncounted: stored.flatMap(({ seq, uncounted: reason }) => (reason ? [{ seq, reason }] : [])),
      closed: this.closedAt !== null,
    }
  }

  /** Keeps the events before the first one that waits for a pause to end: all after it were given later. */
  #judge(writer: ModelWriter, events: ModelEvent[], timing: ModelTiming, now: number): Stored[] {
    const taken: Stored[] = []
    for (const event of events) {
      const given = this.#givenAt(writer.device, event.at, now)
      const uncounted = this.#verdict(writer, event, given, timing, now)
      if (uncounted === 'paused') return taken
      const kept = { ...event, device: writer.device, given, received: now, uncounted }
      this.#place(kept)
      taken.push(kept)
    }
    return taken
  }

  /** Never before an event that the device has sent by then, so that left-out numbers do not allow an earlier time. */
  #givenAt(device: string, at: number, now: number): number {
    const said = this.kept.filter((event) => event.device === device).map(({ given }) => given)
    return Math.min(now, Math.max(at, this.clock.begunAt ?? 0, ...said))
  }

  #place(kept: Stored): void {
    const later = this.kept.findIndex(({ device, seq }) => device === kept.device && seq > kept.seq)
    this.kept.splice(later === -1 ? this.kept.length : later, 0, kept)
  }

  #verdict(
    writer: ModelWriter,
    event: ModelEvent,
    given: number,
    timing: ModelTiming,
    now: number,
  ): ModelUncounted | 'paused' | null {
    const isOver = now > timing.deadlineAt + this.paper.drain
    if (this.closedAt !== null && (this.closedBy !== 'time' || !isOver)) return 'after_submission'
    const arrivesInTime = this.closedAt === null
    const firstSeenAt = this.#firstSeenAt(writer, now)
    return this.clock.judge(this.paper.sectionOf(event.question), { given, now, arrivesInTime, firstSeenAt }, timing)
  }

  /** The student's own pause and resume. */
  setPaused(writer: ModelWriter, paused: boolean, now: number): ModelTiming | ModelRefusal {
    const refusal = this.#refuse(writer)
    if (refusal) return refusal
    if (!this.paper.pausable) return refused('not_pausable')
    if (!this.hasBegun(now)) return refused('not_begun')
    if (this.closedAt !== null || now >= (this.clock.timing(now)?.deadlineAt ?? 0)) return refused('closed')
    this.clock.setOwnPause(paused, now)
    return this.clock.timing(now) as ModelTiming
  }

  pauseForAll(from: number, to: number | null): void {
    if (this.closedAt === null) this.clock.setTestPause(from, to)
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

  /** Submits; at time out the attempt stays open where another device may hold answers. */
  submit(
    writer: ModelWriter,
    timeIsOver: boolean,
    now: number,
  ): { receipt: true; countedUntil: number | null } | ModelRefusal {
    if (this.ended.has(writer.session)) return refused('ended')
    if (this.hasReceipt && this.closedAt !== null) return { receipt: true, countedUntil: null }
    if (writer.epoch !== this.epoch) return refused('stale')
    if (!this.hasBegun(now)) return refused('not_begun')
    if (this.closedAt !== null) return refused('closed')
    const { submittableAt, deadlineAt } = this.clock.timing(now) as ModelTiming
    if (now < (timeIsOver ? deadlineAt : submittableAt)) return refused('too_early')
    if (timeIsOver && this.#knowsOthers() && now <= deadlineAt + this.paper.drain) {
      this.hasReceipt = true
      this.isPresent = true
      return { receipt: true, countedUntil: this.countedUntil(now) }
    }
    this.#close(now >= deadlineAt ? 'time' : 'student', now)
    return { receipt: true, countedUntil: null }
  }

  /** An unnamed device that began may be any, until a device saves under the first lease. */
  #knowsOthers(): boolean {
    return this.#heard.size > 1 || (this.epoch > 1 && this.#firstDevice === null)
  }

  countedUntil(now: number): number | null {
    const timing = this.clock.timing(now)
    return timing && timing.deadlineAt + this.paper.drain
  }

  #close(closedBy: 'student' | 'time', now: number): void {
    this.state = 'submitted'
    this.closedAt = now
    this.closedBy = closedBy
    this.hasReceipt = true
    this.hasPending = true
  }

  /** The last second in which the attempt is open unless something closes it, or null. */
  dueCloseAt(now: number): number | null {
    const timing = this.clock.timing(now)
    if (!timing || this.closedAt !== null) return null
    return timing.pausedAt === null ? timing.deadlineAt + this.paper.drain : timing.pausedAt + longestPause
  }

  /** Closes an attempt whose time is over; one without its student is abandoned. */
  look(now: number): void {
    const end = this.dueCloseAt(now)
    if (end === null || now <= end) return
    if (this.isPresent || this.kept.length > 0) return this.#close('time', now)
    this.state = 'abandoned'
    this.closedAt = now
    this.closedBy = 'time'
    this.hasPending = true
  }

  visit(now: number): void {
    this.look(now)
    if (this.closedAt === null && this.hasBegun(now)) this.isPresent = true
  }

  abandon(now: number): void {
    if (this.state === 'abandoned') return
    this.state = 'abandoned'
    this.closedAt ??= now
    this.#isReset = true
    this.hasPending = false
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
    this.hasPending = false
    return { deadlineAt: now + seconds }
  }

  /** Counts evidence of a closed attempt for a week, unless the office voided it. */
  countEvidence(questions: string[] | null, now: number): ModelRefusal | null {
    const isVoid = this.state === 'invalidated' || this.#isReset
    if (this.closedAt === null || isVoid || now > this.closedAt + evidenceSpan) return refused('state')
    this.#counted.push({ questions, until: now })
    this.state = 'submitted'
    this.hasReceipt = true
    this.hasPending = true
    return null
  }

  /** All events in the order of effect, with the counted evidence. */
  #inEffectOrder(): ModelStoredEvent[] {
    return this.kept.map((event) => {
      const isCounted = this.#counted.some(
        ({ questions, until }) => event.received <= until && (questions?.includes(event.question) ?? true),
      )
      // An overtaken event takes effect before the one that overtook it.
      const overtaking = this.kept.filter(({ device, seq }) => device === event.device && seq > event.seq)
      const given = Math.min(event.given, ...overtaking.map((later) => later.given))
      const loads = this.#taken.filter(({ device, at }) => device === event.device && at <= given)
      const knew = Math.max(-Infinity, ...loads.map(({ at }) => at))
      // Events given after the deadline never count.
      const uncounted = isCounted && event.uncounted !== 'after_deadline' ? null : event.uncounted
      return { ...event, given, knew, uncounted }
    })
  }

  responses = (): acts.ModelResponse[] => acts.responses(this.#inEffectOrder())
  differences = (): acts.ModelDifference[] => acts.differences(this.#inEffectOrder())
  evidence = (): acts.ModelEvidence[] => acts.evidence(this.#inEffectOrder())

  stateAt(now: number): AttemptState {
    if (this.state !== 'in_progress') return this.state
    if (!this.hasBegun(now)) return 'instructions'
    return this.clock.isBreak(now) ? 'section_break' : 'in_progress'
  }
}

const sameEvent = (one: ModelEvent, other: ModelEvent): boolean =>
  (['question', 'act', 'option', 'marked', 'at'] as const).every((part) => one[part] === other[part])
