import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Paper, ResponseEvent, Timing } from '../../domain/attempts/contract.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import type { Holder } from '../../worker/attempts/session/sitting.ts'
import { ringsWithinMs } from '../../worker/attempts/session/timing.ts'
import { SittingModel, type ModelEvent, type Saving, type Writer } from './attempt-model.ts'
import type { ModelPaper } from './clock-model.ts'
import { env, mock, newSitting, prepareDatabase, servicesAt, unique } from './support.ts'
import { losses } from './worker.ts'

/** Sequences; `npm run proofs` runs 10,000. */
const runs = Number((env as unknown as { MODEL_RUNS: string }).MODEL_RUNS)
const shortRuns = 200
/** The same sequences in every short run, so that a failure is the change's own; new ones in the full run. */
const seeding = runs > shortRuns ? {} : { seed: 20_261_121 }

beforeAll(async () => {
  await prepareDatabase()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

type Variant = {
  sectional: boolean
  /** Whether it begins with everyone's, by itself. */
  common: boolean
  /** Whether the student has begun before the sequence does. */
  begun: boolean
  closesAt: number | null
  pausable: boolean
  minSubmit: number
}

const variants: fc.Arbitrary<Variant> = fc.record({
  sectional: fc.boolean(),
  common: fc.constantFrom(true, false, false),
  begun: fc.constantFrom(true, true, true, false),
  closesAt: fc.constantFrom(null, null, 90, 150),
  pausable: fc.boolean(),
  minSubmit: fc.constantFrom(0, 45),
})

/** When a common start is, in seconds from the beginning of a sequence. */
const commonStart = 8
const second = 1_000

const sectionTimes = [
  { seconds: 30, breakSeconds: 10, minSeconds: 12, after: 'none' },
  { seconds: 60, breakSeconds: 0, minSeconds: 0, after: 'edit' },
  { seconds: 30, breakSeconds: 6, minSeconds: 24, after: 'view' },
  { seconds: 45, breakSeconds: 0, minSeconds: 15, after: 'edit' },
] as const

const options = ['a', 'b', 'c', 'd']

const modelPaper = ({ sections, questions }: Paper, { sectional, pausable, minSubmit }: Variant): ModelPaper => ({
  seconds: 120,
  minSubmit,
  pausable,
  sectional,
  sections: sections.map(({ id }, index) => ({ id, ...(sectionTimes[index] as (typeof sectionTimes)[number]) })),
  sectionOf: (question) => sections.find(({ questionIds }) => questionIds.includes(question))?.id ?? '',
  fits: (question, option) =>
    questions.some(({ id }) => id === question) && (option === null || options.includes(option)),
})

/** What of the seeded paper is other in a variant. */
const changesOf = (sections: Paper['sections'], { sectional, pausable, minSubmit }: Variant): Partial<Paper> => ({
  versionId: `model ${sectional} ${pausable} ${minSubmit}`,
  durationMs: 120 * second,
  minSubmitMs: minSubmit * second,
  pausable,
  navigation: sectional ? 'sectional' : 'free',
  sections: sections.map((section, index) => {
    const { seconds, breakSeconds, minSeconds, after } = sectionTimes[index] as (typeof sectionTimes)[number]
    const times = {
      durationMs: seconds * second,
      breakMs: breakSeconds * second,
      minSubmitMs: minSeconds * second,
      after,
    }
    return { ...section, ...times }
  }),
})

type Stub = Awaited<ReturnType<typeof newSitting>>['stub']

/** The sitting under test, and what its devices have in their journals. */
class Real {
  now = 0
  receipts = new Set<string>()
  readonly writers: Writer[]
  readonly sent: { device: string; saving: Saving }[] = []
  readonly #seqs = new Map<string, number>()
  readonly stub: Stub
  readonly userId: string
  readonly questions: string[]
  readonly sectionIds: string[]
  readonly sectional: boolean
  readonly #base: number

  constructor({ stub, opening, paper, holder, start }: Awaited<ReturnType<typeof newSitting>>) {
    this.stub = stub
    this.userId = opening.userId
    this.questions = paper.questions.map(({ id }) => id)
    this.sectionIds = paper.sections.map(({ id }) => id)
    this.sectional = paper.navigation === 'sectional'
    this.#base = start
    this.writers = [{ epoch: holder.epoch, session: 'session-0', device: 'device-0' }]
  }

  /** Milliseconds as the object has them. */
  at = (seconds: number): number => this.#base + seconds * second
  seconds = (instant: number): number => (instant - this.#base) / second

  nextSeq(device: string, gap: number): number {
    const seq = (this.#seqs.get(device) ?? 0) + 1 + gap
    this.#seqs.set(device, seq)
    return seq
  }

  event = ({ seq, question, option, at }: ModelEvent): ResponseEvent => ({
    seq,
    questionId: question,
    answer: option === null ? null : { optionIds: [option] },
    status: option === null ? 'not_answered' : 'answered',
    at: this.at(at),
    ms: 1_000,
  })

  save(writer: Writer, { events, leaves, notes }: Saving) {
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

const holderOf = ({ epoch, session }: Writer): Holder => ({ epoch, session })

/** A reply in the model's words: why it was refused, or the instants in seconds. */
const reasonOf = (reply: object): { refused: string } | null =>
  'refused' in reply ? { refused: String(reply.refused) } : null

type Times = Pick<Timing, 'spans' | 'submittableAt' | 'deadlineAt' | 'pausedAt'>
const inSeconds = (real: Real, { spans, submittableAt, deadlineAt, pausedAt }: Times) => ({
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

const sameDeadline = (real: Real, reply: { deadlineAt: number | null } | object) =>
  'deadlineAt' in reply
    ? { deadlineAt: reply.deadlineAt === null ? null : real.seconds(reply.deadlineAt) }
    : reasonOf(reply)

/** Compares everything that is to be seen of the sitting. */
const compareViews = async (model: SittingModel, real: Real): Promise<void> => {
  model.look(real.now)
  const view = await real.stub.view(real.at(real.now))
  if (!view) throw new Error('The sitting is gone.')
  expect({
    state: view.state,
    epoch: view.epoch,
    revision: view.revision,
    responses: view.responses
      .map(({ questionId, answer }) => ({
        question: questionId,
        option: answer && 'optionIds' in answer ? (answer.optionIds[0] ?? null) : null,
      }))
      .sort((one, other) => (one.question < other.question ? -1 : 1)),
    timing: view.timing && inSeconds(real, view.timing),
    notes: view.integrity.length,
    receipt: view.receipt !== null,
  }).toEqual({
    state: model.stateAt(real.now),
    epoch: model.epoch,
    revision: model.revision,
    responses: model.responses(),
    timing: model.clock.timing(real.now),
    notes: model.notes.size,
    receipt: model.hasReceipt,
  })
  const alarm = await runInDurableObject(real.stub, (_object, state) => state.storage.getAlarm())
  const end = model.endsItselfAt(real.now)
  if (end !== null) {
    const late = alarm === null ? -1 : real.seconds(alarm) - end
    expect(late, 'the alarm').toBeGreaterThanOrEqual(0)
    expect(late, 'the alarm').toBeLessThanOrEqual(model.clock.closesAt === null ? 0 : ringsWithinMs / 1000)
  }
  if (model.waits && model.state === 'submitted') expect(alarm, 'the alarm of the outbox').not.toBeNull()
}

type Step = fc.AsyncCommand<SittingModel, Real>

const step = (name: string, run: (model: SittingModel, real: Real) => Promise<void>): Step => ({
  check: () => true,
  run,
  toString: () => name,
})

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

type Draw = {
  writer: number
  events: { question: number; option: number; back: number; gap: number }[]
  leave: { section: number; back: number } | null
  note: number | null
}

/** The next of a device's journal, most of it given just now, some while it was offline, some by a clock that is ahead. */
const savingOf = (real: Real, { device }: Writer, { events, leave, note }: Draw): Saving => ({
  events: events.map(({ question, option, back, gap }) => ({
    seq: real.nextSeq(device, gap),
    question: pick(real.questions, question),
    option: option === 0 ? null : pick(options, option),
    at: real.now - back,
  })),
  leaves:
    leave && real.sectional ? [{ sectionId: pick(real.sectionIds, leave.section), at: real.now - leave.back }] : [],
  notes: note === null ? [] : [{ kind: 'window_left', at: note }],
})

const sameSave = async (model: SittingModel, real: Real, writer: Writer, saving: Saving): Promise<void> => {
  const expected = model.save(writer, saving, real.now)
  const reply = await real.save(writer, saving)
  if ('refused' in reply) return expect(reasonOf(reply)).toEqual(expected)
  const { ackSeq, revision, deadlineAt, uncounted = [] } = reply
  expect({ ackSeq, revision, deadlineAt: real.seconds(deadlineAt), uncounted }).toEqual(expected)
}

const back = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 0, 1) }, fc.integer({ min: -5, max: 60 }))
const draw: fc.Arbitrary<Draw> = fc.record({
  writer: fc.nat(20),
  events: fc.array(fc.record({ question: fc.nat(30), option: fc.nat(4), back, gap: fc.constantFrom(0, 0, 1) }), {
    maxLength: 4,
  }),
  leave: fc.option(fc.record({ section: fc.nat(3), back }), { freq: 8 }),
  note: fc.option(fc.nat(5), { freq: 12 }),
})
const someone = fc.nat(20)

/** Newer writers more often than those they took over from. */
const writerAt = (real: Real, index: number): Writer =>
  index < 14 ? (real.writers.at(-1) as Writer) : pick(real.writers, index)

const isEmpty = ({ events, leaves, notes }: Saving): boolean => events.length + leaves.length + notes.length === 0

/** One answer more. */
const oneEvent = { events: [{ question: 1, option: 2, back: 0, gap: 0 }], leave: null, note: null }

const steps = {
  pass: fc.constantFrom(1, 1, 2, 2, 3, 5, 5, 9, 10, 11, 15, 24, 30, 60, 121).map((seconds) =>
    step(`pass ${seconds}`, async (_model, real) => {
      real.now += seconds
      vi.setSystemTime(real.at(real.now))
    }),
  ),
  begin: someone.map((index) =>
    step(`begin ${index}`, async (model, real) => {
      const writer = writerAt(real, index)
      const reply = await real.stub.begin(holderOf(writer), { language: 'en' }, real.at(real.now))
      expect(sameDeadline(real, reply)).toEqual(model.begin(writer, real.now))
    }),
  ),
  save: draw.map((drawn) =>
    step(`save ${JSON.stringify(drawn)}`, async (model, real) => {
      const writer = writerAt(real, drawn.writer)
      const saving = savingOf(real, writer, drawn)
      if (isEmpty(saving)) return
      real.sent.push({ device: writer.device, saving })
      await sameSave(model, real, writer, saving)
    }),
  ),
  lose: draw.map((drawn) =>
    step(`lose on the way ${JSON.stringify(drawn)}`, async (_model, real) => {
      const { device } = writerAt(real, drawn.writer)
      const saving = savingOf(real, { epoch: 0, session: '', device }, drawn)
      if (!isEmpty(saving)) real.sent.push({ device, saving })
    }),
  ),
  sendAgain: fc.tuple(someone, fc.nat(50), fc.boolean()).map(([index, which, more]) =>
    step(`send again ${index} ${which} ${more}`, async (model, real) => {
      const known = real.sent[which % Math.max(1, real.sent.length)]
      if (!known) return
      const writer = { ...writerAt(real, index), device: known.device }
      const added = more ? savingOf(real, writer, { ...oneEvent, writer: index }).events : []
      await sameSave(model, real, writer, { ...known.saving, events: [...known.saving.events, ...added] })
    }),
  ),
  otherContent: fc.tuple(someone, fc.nat(50)).map(([index, which]) =>
    step(`other content under the same number ${index} ${which}`, async (model, real) => {
      const known = real.sent[which % Math.max(1, real.sent.length)]
      const [first, ...others] = known?.saving.events ?? []
      if (!known || !first) return
      const changed = { ...first, option: first.option === 'a' ? 'b' : 'a' }
      const writer = { ...writerAt(real, index), device: known.device }
      await sameSave(model, real, writer, { events: [changed, ...others], leaves: [], notes: [] })
    }),
  ),
  strange: fc.tuple(someone, fc.boolean()).map(([index, question]) =>
    step(`save what does not fit ${index} ${question}`, async (model, real) => {
      const writer = writerAt(real, index)
      const [event] = savingOf(real, writer, { ...oneEvent, writer: index }).events
      if (!event) return
      const strange = question ? { ...event, question: 'qst_none' } : { ...event, option: 'z' }
      await sameSave(model, real, writer, { events: [strange], leaves: [], notes: [] })
    }),
  ),
  takeOver: fc.tuple(fc.nat(2), fc.nat(2)).map(([session, device]) =>
    step(`take over ${session} ${device}`, async (model, real) => {
      const writer = { session: `session-${session}`, device: `device-${device}` }
      const reply = await real.stub.takeOver(writer.session)
      expect('refused' in reply ? reasonOf(reply) : reply).toEqual(model.takeOver(writer.session))
      if (!('refused' in reply)) real.writers.push({ ...writer, epoch: reply.epoch })
    }),
  ),
  otherDevice: fc.nat(2).map((device) =>
    step(`another device with the same lease ${device}`, async (_model, real) => {
      real.writers.push({ ...(real.writers.at(-1) as Writer), device: `device-${device}` })
    }),
  ),
  setPaused: fc.tuple(someone, fc.boolean()).map(([index, paused]) =>
    step(`${paused ? 'pause' : 'resume'} ${index}`, async (model, real) => {
      const writer = writerAt(real, index)
      const reply = await real.stub[paused ? 'pause' : 'resume'](holderOf(writer), real.at(real.now))
      const expected = model.setPaused(writer, paused, real.now)
      expect('refused' in reply ? reasonOf(reply) : inSeconds(real, reply)).toEqual(expected)
    }),
  ),
  pauseForAll: fc.tuple(fc.nat(6), fc.option(fc.nat(6), { freq: 2 })).map(([from, to]) =>
    step(
      `pause for all from ${from * 12}${to === null ? '' : `, over at ${(from + to) * 12}`}`,
      async (model, real) => {
        const pause = { from: from * 12, to: to === null ? null : (from + to) * 12 }
        if (pause.from > real.now || (pause.to ?? 0) > real.now) return
        model.pauseForAll(pause.from, pause.to)
        if (pause.to === null) await real.stub.pauseForAll(real.at(pause.from), real.at(real.now))
        else await real.stub.resumeForAll({ from: real.at(pause.from), to: real.at(pause.to) }, real.at(real.now))
      },
    ),
  ),
  allow: fc.constantFrom(0, 20, 40).map((extra) =>
    step(`allow ${extra} min an hour`, async (model, real) => {
      const allowance = { extra: extra === 0 ? null : { perHourMinutes: extra }, times: null }
      const reply = await real.stub.allow(allowance, real.at(real.now))
      expect(sameDeadline(real, reply)).toEqual(model.allow(extra, real.now))
    }),
  ),
  postpone: fc.nat(30).map((later) =>
    step(`postpone to ${later + 10}`, async (model, real) => {
      const start = { beginsAt: real.at(later + 10), closesAt: null }
      model.postpone(later + 10, null, real.now)
      await real.stub.postpone(start, real.at(real.now))
    }),
  ),
  submit: someone.map((index) =>
    step(`submit ${index}`, async (model, real) => {
      const writer = writerAt(real, index)
      const expected = model.submit(writer, real.now)
      const reply = await real.stub.submit(holderOf(writer), unique('submission'), real.at(real.now))
      if ('refused' in reply) return expect(reasonOf(reply)).toEqual(expected)
      real.receipts.add(reply.receipt)
      expect({ receipt: true, receipts: real.receipts.size }).toEqual({ ...expected, receipts: 1 })
    }),
  ),
  look: fc.constant(step('look', compareViews)),
  come: fc.constant(
    step('come', async (model, real) => {
      model.visit(real.now)
      expect(await real.stub.visit(real.userId, real.at(real.now))).not.toBeNull()
      expect(await real.stub.visit('another', real.at(real.now))).toBeNull()
    }),
  ),
  alarm: fc.constant(
    step('alarm', async (model, real) => {
      const isSet = model.endsItselfAt(real.now) !== null
      model.look(real.now)
      const ran = await runDurableObjectAlarm(real.stub)
      if (isSet) expect(ran, 'an alarm is set').toBe(true)
    }),
  ),
  tearDown: fc.constant(
    // One that nobody has called since is torn down already.
    step('tear down', async (_model, real) => evictDurableObject(real.stub).catch(() => undefined)),
  ),
  endSession: fc.nat(2).map((session) =>
    step(`end session ${session}`, async (model, real) => {
      model.ended.add(`session-${session}`)
      await real.stub.endSessions([`session-${session}`])
    }),
  ),
  reopen: fc.constantFrom(30, 90).map((seconds) =>
    step(`reopen for ${seconds}`, async (model, real) => {
      const expected = model.reopen(seconds, real.now)
      const reply = await real.stub.reopen(seconds * second, real.at(real.now))
      expect(sameDeadline(real, reply)).toEqual(expected)
      if (!('refused' in reply)) real.receipts.clear()
    }),
  ),
  invalidate: fc.constant(
    step('invalidate', async (model, real) => {
      model.invalidate()
      await real.stub.invalidate()
    }),
  ),
  abandon: fc.constant(
    step('abandon', async (model, real) => {
      model.abandon(real.now)
      await real.stub.abandon(real.at(real.now))
    }),
  ),
} satisfies Record<string, fc.Arbitrary<Step>>

/** How often each is drawn. */
const weights: Record<keyof typeof steps, number> = {
  pass: 26,
  begin: 2,
  save: 40,
  lose: 6,
  sendAgain: 14,
  otherContent: 3,
  strange: 2,
  takeOver: 7,
  otherDevice: 3,
  setPaused: 9,
  pauseForAll: 3,
  allow: 3,
  postpone: 1,
  submit: 3,
  look: 16,
  come: 2,
  alarm: 8,
  tearDown: 10,
  endSession: 1,
  reopen: 4,
  invalidate: 1,
  abandon: 1,
}
const anyStep = fc.oneof(
  ...(Object.keys(steps) as (keyof typeof steps)[]).map((name) => ({ weight: weights[name], arbitrary: steps[name] })),
)

const setUp = async (variant: Variant) => {
  const { paper: seeded } = await paperOf(servicesAt(), mock.versionId)
  const base = Date.now() + 86_400_000
  const start = base - (base % second)
  vi.setSystemTime(start)
  const sitting = await newSitting(start, {
    paper: changesOf(seeded.sections, variant),
    beginsAt: variant.common ? start + commonStart * second : null,
    closesAt: variant.closesAt === null ? null : start + variant.closesAt * second,
  })
  losses.set(sitting.attemptId, Number.MAX_SAFE_INTEGER)
  const model = new SittingModel(
    modelPaper(sitting.paper, variant),
    variant.common ? commonStart : null,
    variant.closesAt,
  )
  const real = new Real(sitting)
  if (variant.begun) {
    const [writer] = real.writers as [Writer]
    model.begin(writer, 0)
    await sitting.stub.begin(sitting.holder, { language: 'en' }, start)
  }
  return { model, real }
}

test(`trust.md, proofs, model: ${runs} sequences of commands, and the sitting is always what the model says`, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await fc.assert(
    fc.asyncProperty(variants, fc.commands([anyStep], { maxCommands: 60, size: 'max' }), async (variant, sequence) => {
      const { model, real } = await setUp(variant)
      await fc.asyncModelRun(() => ({ model, real }), sequence)
      await compareViews(model, real)
      // Thousands of them at once are more than one process may keep open.
      await evictDurableObject(real.stub)
    }),
    { numRuns: runs, endOnFailure: false, ...seeding },
  )
  vi.restoreAllMocks()
}, 1_800_000)
