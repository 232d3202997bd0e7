import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Paper } from '../../domain/attempts/contract.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { AttemptModel, type Saving, type ModelWriter } from './attempt-model.ts'
import type { Doing, ModelJournal } from './attempt-model-devices.ts'
import {
  compareStore,
  compareViews,
  holderOf,
  inSeconds,
  Real,
  reasonOf,
  sameDeadline,
  sameSave,
  type Sent,
} from './attempt-model-real.ts'
import type { ModelPaper } from './clock-model.ts'
import { env, mock, newAttempt, prepareDatabase, servicesAt, unique } from './support.ts'
import { losses } from './worker.ts'

/** The number of sequences; `npm run proofs` runs 20,000. */
const runs = Number((env as unknown as { MODEL_RUNS: string }).MODEL_RUNS)
const shortRuns = 200
/** A fixed seed in short runs, so that a failure comes from the change; new sequences in the full run. */
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
  /** True with a common start. */
  common: boolean
  /** True when the student has begun before the sequence. */
  begun: boolean
  /** True when the call that begins the attempt names its device. */
  names: boolean
  closesAt: number | null
  pausable: boolean
  minSubmit: number
  /** The drain window, in seconds. */
  drain: number
}

const variants: fc.Arbitrary<Variant> = fc.record({
  sectional: fc.boolean(),
  common: fc.constantFrom(true, false, false),
  begun: fc.constantFrom(true, true, true, false),
  names: fc.constantFrom(true, true, false),
  closesAt: fc.constantFrom(null, null, 90, 150),
  pausable: fc.boolean(),
  minSubmit: fc.constantFrom(0, 45),
  drain: fc.constantFrom(15, 120, 120, 600),
})

/** The common start, in seconds after the beginning of a sequence. */
const commonStart = 8
const second = 1_000

const sectionTimes = [
  { seconds: 30, breakSeconds: 10, minSeconds: 12, after: 'none' },
  { seconds: 60, breakSeconds: 0, minSeconds: 0, after: 'edit' },
  { seconds: 30, breakSeconds: 6, minSeconds: 24, after: 'view' },
  { seconds: 45, breakSeconds: 0, minSeconds: 15, after: 'edit' },
] as const

const options = ['a', 'b', 'c', 'd']

const modelPaper = (
  { sections, questions }: Paper,
  { sectional, pausable, minSubmit, drain }: Variant,
): ModelPaper => ({
  seconds: 120,
  drain,
  minSubmit,
  pausable,
  sectional,
  sections: sections.map(({ id }, index) => ({ id, ...(sectionTimes[index] as (typeof sectionTimes)[number]) })),
  sectionOf: (question) => sections.find(({ questionIds }) => questionIds.includes(question))?.id ?? '',
  fits: (question, option) =>
    questions.some(({ id }) => id === question) && (option === null || options.includes(option)),
})

/** The differences of a variant from the seeded paper. */
const changesOf = (
  sections: Paper['sections'],
  { sectional, pausable, minSubmit, drain }: Variant,
): Partial<Paper> => ({
  versionId: `model ${sectional} ${pausable} ${minSubmit} ${drain}`,
  durationMs: 120 * second,
  drainMs: drain * second,
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

type Step = fc.AsyncCommand<AttemptModel, Real>

const step = (name: string, run: (model: AttemptModel, real: Real) => Promise<void>): Step => ({
  check: () => true,
  run,
  toString: () => name,
})

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

/** The lease of a save: the device's newest, the newest of all, an older one, or a merge-only one. */
type LeaseOf = 'own' | 'newest' | 'older' | 'merge'

/** The fate of a request: answered, its reply lost, itself lost, or hanging. */
type Fate = 'heard' | 'unheard' | 'lost' | 'hangs'

type Work = {
  device: number | null
  doings: { question: number; kind: Doing['kind']; option: number; marked: boolean; back: number; named: boolean }[]
  /** Null while the device is offline. */
  sends: { lease: LeaseOf; most: number; fate: Fate } | null
  leave: { section: number; back: number } | null
  note: number | null
}

const leaseOf = (real: Real, device: string, kind: LeaseOf, index = 0): ModelWriter => {
  const newest = real.leases.at(-1) as ModelWriter
  const own = real.leases.findLast((lease) => lease.device === device)
  if (kind === 'merge') return { ...newest, epoch: 0, device }
  if (kind === 'older') return { ...pick(real.leases, index), device }
  return { ...((kind === 'own' && own) || newest), device }
}

/** The device that took the attempt over last, or the one with this number. */
const journalOf = (real: Real, device: number | null): ModelJournal => {
  const writer = real.leases.at(-1)?.device
  const last = real.journals.find(({ id }) => id === writer)
  return device === null ? (last ?? (real.journals[0] as ModelJournal)) : pick(real.journals, device)
}

const record = (real: Real, journal: ModelJournal, doings: Work['doings']): void => {
  for (const { question, option, ...doing } of doings)
    journal.record({ ...doing, question: pick(real.questions, question), option: pick(options, option) }, real.now)
}

const isEmpty = ({ events, leaves, notes }: Saving): boolean => events.length + leaves.length + notes.length === 0

const arrive = async (model: AttemptModel, real: Real, sent: Sent, isHeard: boolean): Promise<void> => {
  const { refused, ackSeq } = await sameSave(model, real, sent)
  // A device that lost its storage meanwhile ignores the reply.
  const journal = real.journals.find(({ id }) => id === sent.writer.device)
  if (!isHeard || !journal) return
  if (refused === 'seq_conflict') journal.renumber()
  else journal.acknowledge(sent.saving.events, ackSeq)
}

const send = async (
  model: AttemptModel,
  real: Real,
  journal: ModelJournal,
  { sends, leave, note }: Work,
): Promise<void> => {
  if (!sends) return
  const saving: Saving = {
    events: journal.batch(sends.most),
    leaves:
      leave && real.sectional ? [{ sectionId: pick(real.sectionIds, leave.section), at: real.now - leave.back }] : [],
    notes: note === null ? [] : [{ kind: 'window_left', at: note }],
  }
  if (isEmpty(saving) || sends.fate === 'lost') return
  const sent = { writer: leaseOf(real, journal.id, sends.lease, sends.most), saving }
  if (sends.fate === 'hangs') real.onTheWay.push(sent)
  else await arrive(model, real, sent, sends.fate === 'heard')
}

const back = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 0, 1) }, fc.integer({ min: -5, max: 60 }))
const doing = fc.record({
  // Few questions, so that devices meet on the same.
  question: fc.constantFrom(0, 0, 1, 1, 2, 5, 9, 12, 17, 25),
  kind: fc.constantFrom('answer', 'answer', 'answer', 'answer', 'clear', 'mark', 'visit'),
  option: fc.nat(3),
  marked: fc.boolean(),
  back,
  named: fc.constantFrom(true, true, true, false),
})
const sends = fc.record({
  lease: fc.constantFrom('own', 'own', 'own', 'own', 'own', 'newest', 'older', 'merge'),
  most: fc.constantFrom(200, 200, 200, 3, 1),
  fate: fc.constantFrom('heard', 'heard', 'heard', 'heard', 'unheard', 'lost', 'hangs'),
})
const work: fc.Arbitrary<Work> = fc.record({
  device: fc.constantFrom(null, null, null, 0, 1, 2),
  doings: fc.array(doing, { maxLength: 4 }),
  sends: fc.option(sends, { freq: 4 }),
  leave: fc.option(fc.record({ section: fc.nat(3), back }), { freq: 8 }),
  note: fc.option(fc.nat(5), { freq: 12 }),
}) as fc.Arbitrary<Work>

/** The caller of a writer's verb: mostly the device that took the attempt over last. */
const someone = fc.record({
  device: fc.constantFrom(null, null, null, 0, 1, 2),
  lease: fc.constantFrom('own', 'newest', 'older'),
})
const writerOf = (real: Real, { device, lease }: { device: number | null; lease: string }): ModelWriter =>
  leaseOf(real, journalOf(real, device).id, lease as LeaseOf)

const steps = {
  pass: fc.constantFrom(1, 1, 2, 2, 3, 5, 5, 9, 10, 11, 14, 15, 24, 30, 60, 119, 121, 480).map((seconds) =>
    step(`pass ${seconds}`, async (_model, real) => {
      real.now += seconds
      vi.setSystemTime(real.at(real.now))
    }),
  ),
  /** Passes to an end, or to the second before or after it. */
  passToEnd: fc.tuple(fc.constantFrom('deadline', 'window'), fc.constantFrom(-1, 0, 1)).map(([end, beside]) =>
    step(`pass to the ${end} ${beside}`, async (model, real) => {
      const instant = end === 'deadline' ? model.clock.timing(real.now)?.deadlineAt : model.countedUntil(real.now)
      if (instant == null || instant + beside < real.now) return
      real.now = instant + beside
      vi.setSystemTime(real.at(real.now))
    }),
  ),
  /** Passes to the last second in which a closed attempt accepts evidence, or beyond it. */
  passWeek: fc.boolean().map((past) =>
    step(`pass ${past ? 'more than ' : ''}a week from the close`, async (model, real) => {
      if (model.closedAt === null || model.clock.timing(real.now)?.pausedAt !== null) return
      real.now = Math.max(real.now, model.closedAt + 7 * 24 * 3_600 + (past ? 1 : 0))
      vi.setSystemTime(real.at(real.now))
    }),
  ),
  begin: fc.tuple(someone, fc.boolean()).map(([who, names]) =>
    step(`begin ${JSON.stringify(who)}${names ? '' : ' without a name'}`, async (model, real) => {
      const writer = writerOf(real, who)
      const begun = { language: 'en', ...(names && { device: writer.device }) }
      const reply = await real.stub.begin(holderOf(writer), begun, real.at(real.now))
      expect(sameDeadline(real, reply)).toEqual(model.begin(writer, names, real.now))
    }),
  ),
  work: work.map((drawn) =>
    step(`work ${JSON.stringify(drawn)}`, async (model, real) => {
      const journal = journalOf(real, drawn.device)
      record(real, journal, drawn.doings)
      await send(model, real, journal, drawn)
    }),
  ),
  arrive: fc.tuple(fc.nat(20), fc.boolean(), fc.boolean()).map(([which, isHeard, twice]) =>
    step(
      `what hung arrives ${which} ${isHeard ? 'heard' : 'unheard'}${twice ? ', once more later' : ''}`,
      async (model, real) => {
        const sent = pick(real.onTheWay, which % Math.max(1, real.onTheWay.length))
        if (!sent) return
        if (!twice) real.onTheWay.splice(real.onTheWay.indexOf(sent), 1)
        await arrive(model, real, sent, isHeard)
      },
    ),
  ),
  otherContent: fc.tuple(fc.nat(50), fc.constantFrom('own', 'merge')).map(([which, lease]) =>
    step(`other content under the same number ${which} ${lease}`, async (model, real) => {
      const known = pick(real.acknowledged, which % Math.max(1, real.acknowledged.length))
      if (!known) return
      const changed = { ...known.event, act: 'answer' as const, option: known.event.option === 'a' ? 'b' : 'a' }
      const writer = leaseOf(real, known.device, lease as LeaseOf)
      await sameSave(model, real, { writer, saving: { events: [changed], leaves: [], notes: [] } })
    }),
  ),
  strange: fc.tuple(someone, fc.boolean()).map(([who, question]) =>
    step(`save what does not fit ${JSON.stringify(who)} ${question}`, async (model, real) => {
      const fits = { seq: 9_999, question: pick(real.questions, 1), act: 'answer' as const, option: 'a', marked: false }
      const strange = { ...fits, at: real.now, ...(question ? { question: 'qst_none' } : { option: 'z' }) }
      await sameSave(model, real, { writer: writerOf(real, who), saving: { events: [strange], leaves: [], notes: [] } })
    }),
  ),
  takeOver: fc.tuple(fc.nat(2), fc.nat(2)).map(([session, device]) =>
    step(`take over ${session} ${device}`, async (model, real) => {
      const taker = { session: `session-${session}`, device: pick(real.journals, device).id }
      const reply = await real.stub.takeOver(taker.session, taker.device, real.at(real.now))
      expect('refused' in reply ? reasonOf(reply) : reply).toEqual(model.takeOver(taker, real.now))
      if (!('refused' in reply)) real.leases.push({ ...taker, epoch: reply.epoch })
    }),
  ),
  forget: fc
    .tuple(fc.nat(2), fc.boolean())
    .map(([device, withName]) =>
      step(`device ${device} loses its ${withName ? 'storage' : 'numbers'}`, async (_model, real) =>
        pick(real.journals, device).forget(withName),
      ),
    ),
  setPaused: fc.tuple(someone, fc.boolean()).map(([who, paused]) =>
    step(`${paused ? 'pause' : 'resume'} ${JSON.stringify(who)}`, async (model, real) => {
      const writer = writerOf(real, who)
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
  submit: fc.tuple(someone, fc.boolean()).map(([who, timeIsOver]) =>
    step(`submit ${JSON.stringify(who)}${timeIsOver ? ', time is over' : ''}`, async (model, real) => {
      const writer = writerOf(real, who)
      const expected = model.submit(writer, timeIsOver, real.now)
      const reply = await real.stub.submit(holderOf(writer), unique('submission'), real.at(real.now), timeIsOver)
      if ('refused' in reply) return expect(reasonOf(reply)).toEqual(expected)
      real.receipts.add(reply.receipt)
      const countedUntil = reply.countedUntil === undefined ? null : real.seconds(reply.countedUntil)
      expect({ receipt: true, countedUntil, receipts: real.receipts.size }).toEqual({ ...expected, receipts: 1 })
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
      const isSet = model.dueCloseAt(real.now) !== null
      model.look(real.now)
      const ran = await runDurableObjectAlarm(real.stub)
      if (isSet) expect(ran, 'an alarm is set').toBe(true)
    }),
  ),
  tearDown: fc.constant(
    // An object without a call since is evicted already.
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
  countEvidence: fc
    .option(fc.array(fc.constantFrom(0, 1, 2, 5), { minLength: 1, maxLength: 2 }), { freq: 3 })
    .map((which) =>
      step(`count evidence of ${which ?? 'all'}`, async (model, real) => {
        const questionIds = which && which.map((index) => pick(real.questions, index))
        const instant = real.at(real.now)
        const expected = model.countEvidence(questionIds, real.now)
        const reply = await real.stub.countEvidence({ questionIds, until: instant }, instant)
        expect(reasonOf(reply)).toEqual(expected)
        if ('refused' in reply) return
        real.receipts.add(reply.submission.receipt)
        await compareViews(model, real)
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

/** The frequency of each step. */
const weights: Record<keyof typeof steps, number> = {
  pass: 22,
  passToEnd: 5,
  passWeek: 1,
  begin: 2,
  work: 60,
  arrive: 10,
  otherContent: 3,
  strange: 2,
  takeOver: 9,
  forget: 3,
  setPaused: 9,
  pauseForAll: 3,
  allow: 3,
  postpone: 1,
  submit: 5,
  look: 16,
  come: 2,
  alarm: 8,
  tearDown: 10,
  endSession: 1,
  reopen: 4,
  countEvidence: 3,
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
  const attempt = await newAttempt(start, {
    paper: changesOf(seeded.sections, variant),
    beginsAt: variant.common ? start + commonStart * second : null,
    closesAt: variant.closesAt === null ? null : start + variant.closesAt * second,
  })
  losses.set(attempt.attemptId, Number.MAX_SAFE_INTEGER)
  const model = new AttemptModel(
    modelPaper(attempt.paper, variant),
    variant.common ? commonStart : null,
    variant.closesAt,
  )
  const real = new Real(attempt)
  if (variant.begun) {
    model.begin(leaseOf(real, 'device-0', 'own'), variant.names, 0)
    await attempt.stub.begin(attempt.holder, { language: 'en', ...(variant.names && { device: 'device-0' }) }, start)
  }
  return { model, real }
}

test(`${runs} random sequences of commands leave the attempt as a model of the rules says (EXM-20, EXM-31, EXM-37, EXM-40, EXM-44)`, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await fc.assert(
    fc.asyncProperty(variants, fc.commands([anyStep], { maxCommands: 60, size: 'max' }), async (variant, sequence) => {
      const { model, real } = await setUp(variant)
      await fc.asyncModelRun(() => ({ model, real }), sequence)
      await compareViews(model, real)
      await compareStore(real)
      // One process cannot keep thousands of objects open.
      await evictDurableObject(real.stub)
    }),
    { numRuns: runs, endOnFailure: false, ...seeding },
  )
  vi.restoreAllMocks()
}, 3_600_000)
