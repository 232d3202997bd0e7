import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldActs } from '../../../../domain/attempts/acts.ts'
import { acts, responseStatuses, type Answer } from '../../../../domain/attempts/contract.ts'
import { judgeSaves } from '../../../../domain/attempts/effect-order.ts'
import type { LoggedEvent } from '../../../../domain/attempts/response-log.ts'
import type { Clock } from '../../../../domain/attempts/schedule.ts'
import { breaksOf, clockFace, replayClock } from '../../../../domain/results/replay/clock.ts'
import type { ReplayEvent } from '../../../../domain/results/replay/contract.ts'
import { endOf, replayEvents } from '../../../../domain/results/replay/events.ts'
import { figuresOf, sectionTimesOf } from '../../../../domain/results/replay/figures.ts'
import { frameAt, statesAt } from '../../../../domain/results/replay/frame.ts'
import { momentsOf, nextMoment, previousMoment } from '../../../../domain/results/replay/moments.ts'
import { pathOf, timelineScales } from '../../../../domain/results/replay/chart.ts'

const s = 1_000
const chosen = (optionId: string | null): Answer => (optionId === null ? null : { optionIds: [optionId] })

const clock = (parts: Partial<Clock> = {}): Clock => ({
  begunAt: 0,
  durationMs: 600 * s,
  sections: null,
  extra: null,
  closesAt: null,
  leaves: {},
  pauses: [],
  ...parts,
})

const visit = (place: number, at: number, ms: number): ReplayEvent => ({
  place,
  at: at * s,
  ms: ms * s,
  act: 'visit',
  answer: null,
  status: 'not_answered',
  device: 0,
})

const answer = (place: number, at: number, ms: number, option: string): ReplayEvent => ({
  ...visit(place, at, ms),
  act: 'answer',
  answer: chosen(option),
  status: 'answered',
})

const items = [
  { id: 'q0', sectionId: 's1', targetMs: 20 * s, verdict: 'correct' as const },
  { id: 'q1', sectionId: 's1', targetMs: 60 * s, verdict: 'skipped' as const },
  { id: 'q2', sectionId: 's2', targetMs: 40 * s, verdict: 'wrong' as const },
]

/**
 * Seconds 0-30 on q0 (answer a), 30-40 on q1 (left blank), 40-240 on q2 (answer b), then back on q0, answered c at 300
 * until the end at 400. Opening q0 again is no event.
 */
const story = [
  visit(0, 0, 0),
  answer(0, 30, 30, 'a'),
  visit(1, 30, 0),
  visit(1, 40, 10),
  visit(2, 40, 0),
  answer(2, 240, 200, 'b'),
  answer(0, 300, 90, 'c'),
]
const figures = figuresOf(story, items, clock(), 400 * s)

describe('the figures of a replay (RES-102)', () => {
  test('are stays without gaps, with switches, revisits and the time of each question', () => {
    expect(figures.looks).toEqual([
      { place: 0, from: 0, to: 30 * s },
      { place: 1, from: 30 * s, to: 40 * s },
      { place: 2, from: 40 * s, to: 240 * s },
      { place: 0, from: 240 * s, to: 400 * s },
    ])
    expect(figures).toMatchObject({ questionSwitches: 3, sectionSwitches: 2, revisits: 1 })
    expect(figures.questions.map(({ firstAt, looks, ms, changes }) => [firstAt, looks, ms, changes])).toEqual([
      [0, 2, 190 * s, 1],
      [30 * s, 1, 10 * s, 0],
      [40 * s, 1, 200 * s, 0],
    ])
    expect(figures.changes).toEqual([{ place: 0, at: 300 * s, from: chosen('a'), to: chosen('c') }])
  })

  test('are stalls above three times the target and never below 90 s', () => {
    // q2: limit 3 x 40 = 120 s, silent for 200 s. q0: 3 x 20 = 60 s, so 90 s: silent for 60 s, then for 100 s.
    expect(figures.stalls).toEqual([
      { place: 2, from: 40 * s, ms: 200 * s, limitMs: 120 * s },
      { place: 0, from: 300 * s, ms: 100 * s, limitMs: 90 * s },
    ])
  })

  test('leave breaks between sections out of stalls and times', () => {
    const sections = [
      { id: 's1', durationMs: 60 * s, breakMs: 120 * s, minSubmitMs: 0 },
      { id: 's2', durationMs: 60 * s, breakMs: 0, minSubmitMs: 0 },
    ]
    const timed = figuresOf(
      [visit(0, 0, 0), answer(0, 60, 60, 'a'), visit(2, 180, 0)],
      items,
      clock({ sections }),
      240 * s,
    )
    expect(timed.stalls).toEqual([])
    expect(timed.questions.map(({ ms }) => ms)).toEqual([60 * s, 0, 60 * s])
  })

  test('are section times beside the best tenth, null where it has none', () => {
    const sections = [
      { id: 's1', questionIds: ['q0', 'q1'] },
      { id: 's2', questionIds: ['q2'] },
    ]
    expect(sectionTimesOf(figures.questions, sections, new Map([['s1', 150 * s]]))).toEqual([
      { sectionId: 's1', ms: 200 * s, questions: 2, bestMs: 150 * s },
      { sectionId: 's2', ms: 200 * s, questions: 1, bestMs: null },
    ])
  })

  test('lead from one moment to the next and back', () => {
    const integrity = [{ kind: 'window_left' as const, at: 50 * s, ms: 4 * s }]
    const moments = momentsOf({ ...figures, events: story, integrity })
    expect(moments.map(({ kind, at }) => [kind, at / s])).toEqual([
      ['stall', 40],
      ['window_left', 50],
      ['stall', 300],
      ['change', 300],
    ])
    expect(nextMoment(moments, 40 * s)?.at).toBe(50 * s)
    expect(nextMoment(moments, 300 * s)).toBeUndefined()
    expect(previousMoment(moments, 50 * s)?.at).toBe(40 * s)
  })

  test('are a path through the paper', () => {
    const { x, y } = timelineScales(400 * s, 3)
    expect(pathOf(figures.looks.slice(0, 2), { x, y })).toBe(
      `M44 ${y(0)}H${x(30 * s)}L${x(30 * s)} ${y(1)}H${x(40 * s)}`,
    )
    expect([x(0), x(400 * s), x(900 * s)]).toEqual([44, 628, 628])
  })
})

describe('the screen at a moment (RES-101)', () => {
  const replay = { events: story, looks: figures.looks, questions: items }

  test('is the palette, the answers and the question of that moment', () => {
    expect(frameAt(replay, 0)).toEqual({
      statuses: ['not_answered', 'not_visited', 'not_visited'],
      answers: [null, null, null],
      current: 0,
    })
    expect(frameAt(replay, 35 * s)).toMatchObject({ statuses: ['answered', 'not_answered', 'not_visited'], current: 1 })
    expect(frameAt(replay, 250 * s)).toMatchObject({ answers: [chosen('a'), null, chosen('b')], current: 0 })
    expect(frameAt(replay, 400 * s).answers).toEqual([chosen('c'), null, chosen('b')])
  })

  test('is that of an attempt without acts', () => {
    expect(frameAt({ ...replay, events: [], looks: [] }, 5 * s)).toMatchObject({
      statuses: ['not_visited', 'not_visited', 'not_visited'],
      current: 0,
    })
  })
})

describe('the clock of a replay (RES-101)', () => {
  test('stands still in pauses and shows what was left', () => {
    const paused = replayClock(clock({ begunAt: 1_000 * s, pauses: [{ from: 1_100 * s, to: 1_160 * s }] }))
    expect(clockFace(paused, 140 * s)).toEqual({ place: 'section', sectionId: null, leftMs: 460 * s })
    expect(clockFace(paused, 600 * s)).toEqual({ place: 'over', sectionId: null, leftMs: 0 })
  })

  test('knows nothing of what came later', () => {
    const sections = [
      { id: 's1', durationMs: 300 * s, breakMs: 60 * s, minSubmitMs: 0 },
      { id: 's2', durationMs: 300 * s, breakMs: 0, minSubmitMs: 0 },
    ]
    const left = replayClock(clock({ begunAt: 5 * s, sections, leaves: { s1: 125 * s } }))
    expect(clockFace(left, 60 * s)).toEqual({ place: 'section', sectionId: 's1', leftMs: 240 * s })
    expect(clockFace(left, 130 * s)).toEqual({ place: 'break', sectionId: 's2', leftMs: 50 * s })
    expect(clockFace(left, 200 * s)).toEqual({ place: 'section', sectionId: 's2', leftMs: 280 * s })
    expect(breaksOf(left, 480 * s)).toEqual([{ from: 120 * s, to: 180 * s }])
  })

  test('ends with the window of a late start, moved by the pauses before it', () => {
    const late = clock({ begunAt: 400 * s, closesAt: 500 * s, pauses: [{ from: 100 * s, to: 130 * s }] })
    expect(clockFace(replayClock(late), 0).leftMs).toBe(130 * s)
  })
})

const order = ['q0', 'q1', 'q2', 'q3']

const savesArbitrary = fc
  .array(
    fc.record({
      device: fc.constantFrom('phone', 'laptop'),
      wait: fc.nat(90 * s),
      questionId: fc.constantFrom(...order, 'elsewhere'),
      option: fc.constantFrom('a', 'b', null),
      status: fc.constantFrom(...responseStatuses),
      act: fc.option(fc.constantFrom(...acts), { nil: undefined }),
      ms: fc.nat(60 * s),
      uncounted: fc.option(fc.constant('arrived_late' as const), { nil: undefined, freq: 5 }),
    }),
    { maxLength: 40 },
  )
  .map((rows) => {
    let at = 0
    return rows.map(({ device, wait, option, act, uncounted, ...row }, index) => {
      at += wait
      const event: LoggedEvent = { seq: index + 1, at, answer: chosen(option), ...row }
      if (act) event.act = act
      if (uncounted) event.uncounted = uncounted
      return { device, receivedAt: at + 500, events: [event] }
    })
  })

const decisions = { leases: [], countedEvidence: [] }
const pauses = [{ from: 30 * s, to: 100 * s }]

test('the last frame equals the responses that were scored, however the acts fall (RES-101)', () => {
  fc.assert(
    fc.property(savesArbitrary, (saves) => {
      const judged = judgeSaves(saves, decisions)
      const running = clock({ pauses })
      const events = replayEvents({ events: judged }, running, order, 3_600 * s)
      const end = endOf(events, 0)
      const scored = foldActs(judged.filter(({ uncounted, questionId }) => !uncounted && order.includes(questionId)))
      const shown = [...statesAt(events, end).values()].map((state) => [
        order[Number(state.questionId)],
        state.answer,
        state.status,
        state.ms,
      ])
      expect(shown).toEqual(
        [...scored.values()].map(({ questionId, answer: given, status, ms }) => [questionId, given, status, ms]),
      )
    }),
  )
})

test('a later frame never forgets a visit or time, and an earlier one never knows of later acts (RES-101)', () => {
  fc.assert(
    fc.property(savesArbitrary, fc.nat(4_000 * s), fc.nat(4_000 * s), (saves, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      const events = replayEvents({ events: judgeSaves(saves, decisions) }, clock(), order, 3_600 * s)
      const [before, after] = [statesAt(events, early), statesAt(events, late)]
      for (const [place, { ms }] of before) expect(after.get(place)?.ms).toBeGreaterThanOrEqual(ms)
      expect(
        statesAt(
          events.filter(({ at }) => at <= early),
          late,
        ),
      ).toEqual(before)
    }),
  )
})

test('stays follow one another from the first act to the end and hold every act of their question (RES-102)', () => {
  fc.assert(
    fc.property(savesArbitrary, (saves) => {
      const events = replayEvents({ events: judgeSaves(saves, decisions) }, clock(), order, 3_600 * s)
      const end = Math.max(endOf(events, 0), 3_600 * s)
      const { looks, questions } = figuresOf(
        events,
        order.map((id) => ({ id, sectionId: 's1', targetMs: 60 * s, verdict: 'skipped' as const })),
        clock(),
        end,
      )
      for (const [index, { from, to }] of looks.entries()) {
        expect(to).toBeGreaterThanOrEqual(from)
        expect(from).toBe(index === 0 ? from : looks[index - 1]?.to)
      }
      const [first] = looks
      if (first) expect(questions.reduce((sum, { ms }) => sum + ms, 0)).toBe(end - first.from)
      for (const { place, at } of events)
        expect(looks.some((look) => look.place === place && look.from <= at && at <= look.to)).toBe(true)
    }),
  )
})
