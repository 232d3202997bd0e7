import { runInDurableObject } from 'cloudflare:test'
import { expect } from 'vitest'
import type { Answer, Merged, ResponseEvent, ResponseStatus, Timing } from '../../domain/attempts/contract.ts'
import type { Holder } from '../../worker/attempts/session/stored-attempt.ts'
import { alarmSpreadMs } from '../../worker/attempts/session/timing.ts'
import type { ModelEvent } from './attempt-model-acts.ts'
import { ModelJournal } from './attempt-model-devices.ts'
import type { AttemptModel, Saving, ModelWriter } from './attempt-model.ts'
import type { newAttempt } from './support.ts'

const second = 1_000

/** A batch under way. */
export type Sent = { writer: ModelWriter; saving: Saving }
type Journaled = { device: string; event: ModelEvent }

/** The attempt under test, its devices, and the requests between them. */
export class Real {
  now = 0
  readonly receipts = new Set<string>()
  readonly journals: ModelJournal[]
  /** Every lease given, newest last. */
  readonly leases: ModelWriter[]
  readonly onTheWay: Sent[] = []
  /** The acknowledged events, which must be in the store. */
  readonly acknowledged: Journaled[] = []
  readonly stub: Awaited<ReturnType<typeof newAttempt>>['stub']
  readonly userId: string
  readonly questions: string[]
  readonly sectionIds: string[]
  readonly sectional: boolean
  readonly #base: number

  constructor({ stub, opening, paper, holder, start }: Awaited<ReturnType<typeof newAttempt>>) {
    this.stub = stub
    this.userId = opening.userId
    this.questions = paper.questions.map(({ id }) => id)
    this.sectionIds = paper.sections.map(({ id }) => id)
    this.sectional = paper.navigation === 'sectional'
    this.#base = start
    this.leases = [{ epoch: holder.epoch, session: 'session-0', device: 'device-0' }]
    this.journals = [0, 1, 2].map((index) => new ModelJournal(`device-${index}`))
  }

  /** Unix milliseconds from seconds of the model. */
  at = (seconds: number): number => this.#base + seconds * second
  seconds = (instant: number): number => (instant - this.#base) / second

  event = ({ seq, question, act, option, marked, at }: ModelEvent): ResponseEvent => ({
    seq,
    questionId: question,
    answer: option === null ? null : { optionIds: [option] },
    status: statusOf(option, marked),
    at: this.at(at),
    ms: 1_000,
    ...(act && { act }),
  })

  save(writer: ModelWriter, { events, leaves, notes }: Saving) {
    return this.stub.sync(
      holderOf(writer),
      {
        device: writer.device,
        batch: events.map(this.event),
        leaves: leaves.map(({ sectionId, at }) => ({ sectionId, at: this.at(at) })),
        integrity: notes.map(({ kind, at }) => ({ kind, at: this.at(at), ms: 500 })),
      },
      this.at(this.now),
    )
  }
}

const statusOf = (option: string | null, marked: boolean): ResponseStatus => {
  if (option === null) return marked ? 'marked' : 'not_answered'
  return marked ? 'answered_marked' : 'answered'
}

export const holderOf = ({ epoch, session }: Holder): Holder => ({ epoch, session })

const optionOf = (answer: Answer): string | null =>
  answer && 'optionIds' in answer ? (answer.optionIds[0] ?? null) : null

/** The refusal of a reply, or null. */
export const reasonOf = (reply: object): { refused: string } | null =>
  'refused' in reply ? { refused: String(reply.refused) } : null

type Times = Pick<Timing, 'spans' | 'submittableAt' | 'deadlineAt' | 'pausedAt'>
export const inSeconds = (real: Real, { spans, submittableAt, deadlineAt, pausedAt }: Times) => ({
  spans:
    spans?.map(({ sectionId, startsAt, leavableAt, endsAt }) => ({
      sectionId,
      startsAt: real.seconds(startsAt),
      leavableAt: real.seconds(leavableAt),
      endsAt: real.seconds(endsAt),
    })) ?? null,
  submittableAt: real.seconds(submittableAt),
  deadlineAt: real.seconds(deadlineAt),
  pausedAt: pausedAt === null ? null : real.seconds(pausedAt),
})

export const sameDeadline = (real: Real, reply: { deadlineAt: number | null } | object) =>
  'deadlineAt' in reply
    ? { deadlineAt: reply.deadlineAt === null ? null : real.seconds(reply.deadlineAt) }
    : reasonOf(reply)

/** Sends a batch, compares the reply and notes the acknowledged events. */
export const sameSave = async (model: AttemptModel, real: Real, { writer, saving }: Sent) => {
  const expected = model.save(writer, saving, real.now)
  const reply = await real.save(writer, saving)
  const stored: Merged | undefined = 'refused' in reply ? ('merged' in reply ? reply.merged : undefined) : reply
  for (const event of saving.events)
    if (stored && event.seq <= stored.ackSeq) real.acknowledged.push({ device: writer.device, event })
  const merged = stored && {
    ackSeq: stored.ackSeq,
    revision: stored.revision,
    uncounted: (stored.uncounted ?? []).toSorted((one, other) => one.seq - other.seq),
  }
  if ('refused' in reply) expect({ ...reasonOf(reply), ...(merged && { merged }) }).toEqual(expected)
  else
    expect({ ...merged, deadlineAt: real.seconds(reply.deadlineAt), closed: reply.closed === true }).toEqual(expected)
  return { refused: 'refused' in reply ? reply.refused : null, ackSeq: stored?.ackSeq ?? 0 }
}

const byQuestion = (one: { question: string }, other: { question: string }): number =>
  one.question < other.question ? -1 : 1

/** Compares the whole view of the attempt. */
export const compareViews = async (model: AttemptModel, real: Real): Promise<void> => {
  model.look(real.now)
  const view = await real.stub.view(real.at(real.now))
  if (!view) throw new Error('There is no attempt.')
  const answerOf = ({ answer, at, device }: { answer: Answer; at: number; device: string }) => ({
    option: optionOf(answer),
    at: real.seconds(at),
    device,
  })
  expect({
    state: view.state,
    epoch: view.epoch,
    revision: view.revision,
    responses: view.responses
      .map(({ questionId, answer, status, at }) => ({
        question: questionId,
        option: optionOf(answer),
        marked: status === 'marked' || status === 'answered_marked',
        at: real.seconds(at),
      }))
      .toSorted(byQuestion),
    differences: new Set(
      view.differences.map(({ questionId, stands, other }) => ({
        question: questionId,
        stands: answerOf(stands),
        other: answerOf(other),
      })),
    ),
    evidence: view.evidence
      .map((kept) => ({
        question: kept.questionId,
        ...answerOf(kept),
        stands: optionOf(kept.stands),
        received: real.seconds(kept.receivedAt),
        reason: kept.reason,
      }))
      .toSorted(byQuestion),
    timing: view.timing && inSeconds(real, view.timing),
    notes: view.integrity.length,
    receipt: view.receipt !== null,
    countedUntil: view.countedUntil && real.seconds(view.countedUntil),
  }).toEqual({
    state: model.stateAt(real.now),
    epoch: model.epoch,
    revision: model.revision,
    responses: model.responses(),
    differences: new Set(model.differences()),
    evidence: model.evidence(),
    timing: model.clock.timing(real.now),
    notes: model.notes.size,
    receipt: model.hasReceipt,
    countedUntil: model.countedUntil(real.now),
  })
  await compareAlarm(model, real)
}

const compareAlarm = async (model: AttemptModel, real: Real): Promise<void> => {
  const alarm = await runInDurableObject(real.stub, (_object, state) => state.storage.getAlarm())
  const end = model.dueCloseAt(real.now)
  if (end !== null) {
    // Later than the last millisecond of the window, in which an answer still counts.
    const lateMs = alarm === null ? -1 : alarm - real.at(end)
    expect(lateMs, 'the alarm').toBeGreaterThanOrEqual(model.clock.timing(real.now)?.pausedAt === null ? 1 : 0)
    expect(lateMs, 'the alarm').toBeLessThanOrEqual(model.clock.closesAt === null ? 1 : alarmSpreadMs + 1)
  }
  if (model.hasPending && model.state === 'submitted') expect(alarm, 'the alarm of the outbox').not.toBeNull()
}

/** Compares the store itself: no acknowledged event is missing. */
export const compareStore = async (real: Real): Promise<void> => {
  const rows = await runInDurableObject(real.stub, (_object, state) =>
    state.storage.sql.exec<{ device: string; events: string }>('SELECT device, events FROM saves').toArray(),
  )
  const stored = new Set(
    rows.flatMap(({ device, events }) =>
      (JSON.parse(events) as ResponseEvent[]).map(({ seq, questionId, answer, at }) =>
        JSON.stringify([device, seq, questionId, answer, at]),
      ),
    ),
  )
  const missing = real.acknowledged.filter(({ device, event }) => {
    const { seq, questionId, answer, at } = real.event(event)
    return !stored.has(JSON.stringify([device, seq, questionId, answer, at]))
  })
  expect(missing, 'acknowledged and not stored').toEqual([])
}
