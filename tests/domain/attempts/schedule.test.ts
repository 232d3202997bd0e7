import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countsIn, placeAt } from '../../../domain/attempts/schedule-position.ts'
import { extraMsOf, scheduleOf, type Clock, type Pause, type TimedSection } from '../../../domain/attempts/schedule.ts'

const minute = 60_000
const begunAt = 1_800_000_000_000
const at = (minutes: number) => begunAt + minutes * minute

const section = (id: string, minutes: number, more: Partial<TimedSection> = {}): TimedSection => ({
  id,
  durationMs: minutes * minute,
  breakMs: 0,
  minSubmitMs: 0,
  ...more,
})

const free = (overrides: Partial<Clock> = {}): Clock => ({
  begunAt,
  durationMs: 60 * minute,
  sections: null,
  extra: null,
  closesAt: null,
  leaves: {},
  pauses: [],
  ...overrides,
})

/** Ten minutes, a break of five, and twenty minutes. */
const sectional = (overrides: Partial<Clock> = {}): Clock =>
  free({ sections: [section('a', 10, { breakMs: 5 * minute }), section('b', 20)], ...overrides })

const pause = (from: number, to: number | null): Pause => ({ from: at(from), to: to === null ? null : at(to) })

/** The time from which a section can be left. */
const leavableAt = (clock: Clock, id: string) =>
  scheduleOf(clock, begunAt).spans?.find(({ sectionId }) => sectionId === id)?.leavableAt

/** Start and end of each section in minutes after the start. */
const minutesOf = (clock: Clock, now = begunAt) =>
  scheduleOf(clock, now).spans?.map(({ sectionId, startsAt, endsAt }) => [
    sectionId,
    (startsAt - begunAt) / minute,
    (endsAt - begunAt) / minute,
  ])

describe('extra time of a student (EXM-15)', () => {
  test.each([
    ['20 minutes an hour of 60 minutes', free({ extra: { perHourMinutes: 20 } }), 20],
    ['20 minutes an hour of 90 minutes', free({ durationMs: 90 * minute, extra: { perHourMinutes: 20 } }), 30],
    ['a number of minutes, however long the paper', free({ extra: { minutes: 15 } }), 15],
    ['20 minutes an hour of sections of 30 minutes in all', sectional({ extra: { perHourMinutes: 20 } }), 10],
    ['none', free(), 0],
  ])('is computed for %s', (_what, clock, minutes) => {
    expect(extraMsOf(clock)).toBe(minutes * minute)
    expect(scheduleOf(clock, begunAt).extraMs).toBe(minutes * minute)
  })

  test('lengthens a paper with one clock', () => {
    expect(scheduleOf(free({ extra: { perHourMinutes: 20 } }), begunAt).deadlineAt).toBe(at(80))
  })

  test('is shared among sections by their length, and breaks get none', () => {
    expect(minutesOf(sectional({ extra: { minutes: 15 } }))).toEqual([
      ['a', 0, 15],
      ['b', 20, 50],
    ])
  })

  test('moves the close of the window too', () => {
    const clock = free({ closesAt: at(40), extra: { minutes: 15 } })
    expect(scheduleOf(clock, begunAt).deadlineAt).toBe(at(55))
  })

  test('keeps the longer sections of a candidate with a scribe whole within the window', () => {
    const clock = sectional({ closesAt: at(1), longerMs: 0 })
    const { deadlineAt } = scheduleOf({ ...clock, closesAt: null }, begunAt)
    const longerMs = deadlineAt - at(1)
    expect(scheduleOf(clock, begunAt).deadlineAt).toBe(at(1))
    expect(scheduleOf({ ...clock, longerMs }, begunAt).deadlineAt).toBe(deadlineAt)
  })
})

describe('sections with their own time (EXM-10, EXM-11)', () => {
  test('run one after another with the break between them', () => {
    expect(minutesOf(sectional())).toEqual([
      ['a', 0, 10],
      ['b', 15, 35],
    ])
    expect(scheduleOf(sectional(), begunAt).deadlineAt).toBe(at(35))
  })

  test.each([
    ['as it starts', at(0), { at: 'section', sectionId: 'a', endsAt: at(10) }],
    ['a millisecond before its end', at(10) - 1, { at: 'section', sectionId: 'a', endsAt: at(10) }],
    ['exactly at its end', at(10), { at: 'break', nextSectionId: 'b', endsAt: at(15) }],
    ['a millisecond before the break is over', at(15) - 1, { at: 'break', nextSectionId: 'b', endsAt: at(15) }],
    ['exactly at the end of the break', at(15), { at: 'section', sectionId: 'b', endsAt: at(35) }],
    ['exactly at the end of the last', at(35), { at: 'over' }],
    ['before the start, in a lobby', at(0) - 1, { at: 'before' }],
  ])('lock by themselves: position %s', (_when, now, place) => {
    expect(placeAt(scheduleOf(sectional(), now), begunAt, now)).toEqual(place)
  })

  test('are absent from a paper with one clock', () => {
    const schedule = scheduleOf(free(), begunAt)
    expect(placeAt(schedule, begunAt, at(59))).toEqual({ at: 'section', sectionId: null, endsAt: at(60) })
    expect(placeAt(schedule, begunAt, at(60))).toEqual({ at: 'over' })
  })

  test('move forward when one is left early, with its break kept whole', () => {
    expect(minutesOf(sectional({ leaves: { a: at(4) } }))).toEqual([
      ['a', 0, 4],
      ['b', 9, 29],
    ])
  })

  test('end with their time when they are left after it', () => {
    expect(minutesOf(sectional({ leaves: { a: at(12) } }))).toEqual(minutesOf(sectional()))
  })

  test('end the paper when the last one is left', () => {
    expect(scheduleOf(sectional({ leaves: { b: at(20) } }), begunAt).deadlineAt).toBe(at(20))
  })

  test('do not pass the time saved in one to another', () => {
    const { spans } = scheduleOf(sectional({ leaves: { a: at(1) } }), begunAt)
    expect(spans?.[1] && spans[1].endsAt - spans[1].startsAt).toBe(20 * minute)
  })
})

describe('an answer for a section that was left (EXM-13, EXM-38)', () => {
  const { spans, deadlineAt } = scheduleOf(sectional(), begunAt)
  test.each([
    ['in its time', 'none', at(3), true],
    ['a millisecond before its end', 'none', at(10) - 1, true],
    ['exactly at its end', 'none', at(10), false],
    ['after its end, where it is only read', 'view', at(20), false],
    ['after its end, where it stays open', 'edit', at(20), true],
    ['exactly at the end of the paper, where it stays open', 'edit', at(35), false],
  ] as const)('given %s', (_when, after, instant, counts) => {
    expect(countsIn({ spans, deadlineAt }, { id: 'a', after }, instant)).toBe(counts)
  })

  test('does not count before the section has begun', () => {
    expect(countsIn({ spans, deadlineAt }, { id: 'b', after: 'edit' }, at(3))).toBe(false)
  })

  test('does not count for a section that is not taken', () => {
    expect(countsIn({ spans, deadlineAt }, { id: 'c', after: 'edit' }, at(3))).toBe(false)
  })

  test('counts before the deadline under one clock', () => {
    const one = scheduleOf(free(), begunAt)
    expect(countsIn(one, { id: 'a', after: 'none' }, at(60) - 1)).toBe(true)
    expect(countsIn(one, { id: 'a', after: 'none' }, at(60))).toBe(false)
  })
})

describe('the minimum time (EXM-12)', () => {
  const clock = sectional({
    sections: [section('a', 10, { minSubmitMs: 6 * minute, breakMs: 5 * minute }), section('b', 20)],
  })
  test.each([
    ['counts from the section’s start', clock, 'a', at(6)],
    ['is none where the preset has none', clock, 'b', at(15)],
    ['moves with the section before it', { ...clock, leaves: { a: at(7) } }, 'b', at(12)],
    ['does not run in a pause', { ...clock, pauses: [pause(2, 5)] }, 'a', at(9)],
    ['is the whole section where it has no more', { ...clock, closesAt: at(4) }, 'a', at(4)],
  ])('of a section %s', (_what, of, id, from) => {
    expect(leavableAt(of, id)).toBe(from)
  })

  test.each([
    ['counts from the start', free({ minSubmitMs: 50 * minute }), at(50)],
    ['is none where the paper has none', free(), at(0)],
    ['does not run in a pause', free({ minSubmitMs: 50 * minute, pauses: [pause(2, 5)] }), at(53)],
    [
      'does not run in a pause of a sectional paper',
      { ...clock, minSubmitMs: 8 * minute, pauses: [pause(2, 5)] },
      at(11),
    ],
    ['is over with the paper', free({ minSubmitMs: 50 * minute, closesAt: at(40) }), at(40)],
    ['is over once the last section was left', { ...clock, minSubmitMs: 30 * minute, leaves: { b: at(20) } }, at(20)],
  ])('of a paper %s', (_what, of, from) => {
    expect(scheduleOf(of, begunAt).submittableAt).toBe(from)
  })

  const extra = { perHourMinutes: 20 }
  const locked = sectional({ sections: [section('a', 15, { minSubmitMs: 15 * minute }), section('b', 15)], extra })
  test.each([
    ['that may never be left takes all of the candidate’s own time', locked, 'a', at(20)],
    ['grows in the proportion of the section', { ...clock, extra }, 'a', at(8)],
    ['where extra time is a number of minutes', { ...clock, extra: { minutes: 15 } }, 'a', at(9)],
    ['of none stays none', { ...clock, extra: { minutes: 15 } }, 'b', at(20)],
  ])('with extra time %s', (_what, of, id, from) => {
    expect(leavableAt(of, id)).toBe(from)
  })

  test("ends a section left in its first minute at the candidate's own minimum", () => {
    expect(minutesOf({ ...clock, extra: { minutes: 15 }, leaves: { a: at(1) } })).toEqual([
      ['a', 0, 9],
      ['b', 14, 44],
    ])
  })

  test('of a paper grows with extra time', () => {
    expect(scheduleOf(free({ minSubmitMs: 45 * minute, extra }), begunAt).submittableAt).toBe(at(60))
    expect(scheduleOf(free({ minSubmitMs: 60 * minute, extra }), begunAt).submittableAt).toBe(at(80))
  })
})

describe('pauses (EXM-17, EXM-18)', () => {
  test.each([
    ['a closed one moves the deadline by its length', [pause(10, 25)], 0, 75],
    ['an open one moves it with every moment', [pause(10, null)], 12, 62],
    ['the same later', [pause(10, null)], 40, 90],
    ['an open one in the future moves nothing yet', [pause(10, null)], 5, 60],
    ['two add up', [pause(10, 15), pause(30, 32)], 0, 67],
    ['one in the time that another gained counts', [pause(10, 25), pause(65, 70)], 0, 80],
    ['one before the attempt began moves nothing', [pause(-10, -5)], 0, 60],
    ['of one that was open as it began only the rest counts', [pause(-10, 5)], 0, 65],
    ['one after the end moves nothing', [pause(60, 90)], 95, 60],
  ])('%s', (_what, pauses, now, deadline) => {
    expect(scheduleOf(free({ pauses }), at(now)).deadlineAt).toBe(at(deadline))
  })

  test('move only the section that runs and those after it', () => {
    expect(minutesOf(sectional({ pauses: [pause(20, 30)] }), at(30))).toEqual([
      ['a', 0, 10],
      ['b', 15, 45],
    ])
  })

  test('lengthen a break they begin in', () => {
    expect(minutesOf(sectional({ pauses: [pause(12, 20)] }), at(20))).toEqual([
      ['a', 0, 10],
      ['b', 23, 43],
    ])
  })

  test('keep the attempt in its section with the same time left', () => {
    const clock = sectional({ pauses: [pause(9, null)] })
    for (const now of [at(9), at(11), at(500)]) {
      const schedule = scheduleOf(clock, now)
      expect(schedule.pausedAt).toBe(at(9))
      expect(placeAt(schedule, begunAt, now)).toEqual({ at: 'section', sectionId: 'a', endsAt: now + minute })
    }
  })

  test('keep the end of a section left before them', () => {
    expect(minutesOf(sectional({ leaves: { a: at(4) }, pauses: [pause(5, 15)] }), at(15))).toEqual([
      ['a', 0, 4],
      ['b', 19, 39],
    ])
  })

  test('keep the end of a section left after them', () => {
    expect(minutesOf(sectional({ leaves: { a: at(8) }, pauses: [pause(2, 5)] }), at(9))).toEqual([
      ['a', 0, 8],
      ['b', 13, 33],
    ])
  })

  test('move the end of the window when they are for all', () => {
    const clock = free({ closesAt: at(40), pauses: [pause(10, 25)] })
    expect(scheduleOf(clock, at(25)).deadlineAt).toBe(at(55))
  })

  test('that begin after the window has closed reopen nothing', () => {
    const clock = free({ closesAt: at(40), pauses: [pause(45, null)] })
    expect(scheduleOf(clock, at(50)).deadlineAt).toBe(at(40))
    expect(placeAt(scheduleOf(clock, at(50)), begunAt, at(50))).toEqual({ at: 'over' })
  })
})

describe('the close of the window ends an attempt that began late (EXM-9)', () => {
  test('under one clock', () => {
    expect(scheduleOf(free({ closesAt: at(25) }), begunAt).deadlineAt).toBe(at(25))
  })

  test('and leaves no time for the sections after it', () => {
    const clock = sectional({ closesAt: at(12) })
    expect(minutesOf(clock)).toEqual([
      ['a', 0, 10],
      ['b', 12, 12],
    ])
    expect(placeAt(scheduleOf(clock, at(12)), begunAt, at(12))).toEqual({ at: 'over' })
  })
})

/** Arbitrary durations in milliseconds. */
const length = fc.integer({ min: 1, max: 10_000_000 })
const clocks = fc
  .record({
    sections: fc.array(fc.record({ durationMs: length, breakMs: fc.nat(1_000_000), minSubmitMs: fc.nat(1_000_000) }), {
      minLength: 1,
      maxLength: 6,
    }),
    gaps: fc.array(fc.tuple(fc.integer({ min: -1_000_000, max: 20_000_000 }), length), { maxLength: 4 }),
    lasts: fc.boolean(),
    left: fc.array(fc.option(fc.nat(20_000_000)), { maxLength: 6 }),
    extra: fc.option(fc.oneof(fc.record({ perHourMinutes: fc.nat(40) }), fc.record({ minutes: fc.nat(120) }))),
    closesAt: fc.option(fc.integer({ min: 1, max: 60_000_000 })),
    hasSections: fc.boolean(),
    minSubmitMs: fc.nat(2_000_000),
    now: fc.nat(80_000_000),
  })
  .map(({ sections, gaps, lasts, left, extra, closesAt, hasSections, minSubmitMs, now }) => {
    const pauses: Pause[] = []
    for (const [wait, ms] of gaps) {
      const from = (pauses.at(-1)?.to ?? begunAt) + Math.max(pauses.length > 0 ? 1 : -1_000_000, wait)
      pauses.push({ from, to: from + ms })
    }
    const last = pauses.at(-1)
    if (last && lasts) last.to = null
    const clock: Clock = {
      begunAt,
      durationMs: sections.reduce((sum, { durationMs }) => sum + durationMs, 0),
      minSubmitMs,
      sections: hasSections ? sections.map((made, index) => ({ id: `s${index}`, ...made })) : null,
      extra,
      closesAt: closesAt === null ? null : begunAt + closesAt,
      leaves: Object.fromEntries(left.flatMap((ms, index) => (ms === null ? [] : [[`s${index}`, begunAt + ms]]))),
      pauses,
    }
    return { clock, now: begunAt + now }
  })

describe('for any clock, (EXM-11, EXM-12, EXM-15, EXM-18)', () => {
  test('a section or paper that can never be left early stays so with extra time', () => {
    fc.assert(
      fc.property(clocks, ({ clock, now }) => {
        const sections = clock.sections?.map((timed) => ({ ...timed, minSubmitMs: timed.durationMs })) ?? null
        const unleft = { ...clock, sections, minSubmitMs: clock.durationMs, leaves: {} }
        const { spans, submittableAt, deadlineAt } = scheduleOf(unleft, now)
        for (const { leavableAt: from, endsAt } of spans ?? []) expect(from).toBe(endsAt)
        if (!spans) expect(submittableAt).toBe(deadlineAt)
        expect(scheduleOf({ ...unleft, leaves: clock.leaves }, now).spans).toEqual(spans)
      }),
    )
  })

  test('a section left at its minimum ends there, and no paper can be submitted after its end', () => {
    fc.assert(
      fc.property(clocks, ({ clock, now }) => {
        // Closes an open pause, so that every instant is final.
        const pauses = clock.pauses.map(({ from, to }) => ({ from, to: to ?? Math.max(from, now) }))
        const unleft = { ...clock, pauses, leaves: {} }
        const { spans, submittableAt, deadlineAt } = scheduleOf(unleft, now)
        expect(submittableAt).toBeLessThanOrEqual(deadlineAt)
        const [first] = spans ?? []
        if (!first) return
        const left = scheduleOf({ ...unleft, leaves: { [first.sectionId]: first.leavableAt } }, now)
        expect(left.spans?.[0]?.endsAt).toBe(first.leavableAt)
        const sooner = scheduleOf({ ...unleft, leaves: { [first.sectionId]: begunAt } }, now)
        expect(sooner.spans).toEqual(left.spans)
      }),
    )
  })

  test('sections follow each other without overlap and end with the deadline', () => {
    fc.assert(
      fc.property(clocks, ({ clock, now }) => {
        const { spans, deadlineAt } = scheduleOf(clock, now)
        let before = begunAt
        for (const { startsAt, leavableAt: from, endsAt } of spans ?? []) {
          expect(startsAt).toBeGreaterThanOrEqual(before)
          expect(from).toBeGreaterThanOrEqual(startsAt)
          expect(endsAt).toBeGreaterThanOrEqual(from)
          before = endsAt
        }
        if (spans) expect(deadlineAt).toBe(before)
      }),
    )
  })

  test('more extra time or a longer pause never moves the deadline earlier', () => {
    fc.assert(
      fc.property(clocks, fc.nat(60), fc.nat(10_000_000), ({ clock, now }, minutes, later) => {
        const before = scheduleOf({ ...clock, extra: null }, now).deadlineAt
        expect(scheduleOf({ ...clock, extra: { minutes } }, now).deadlineAt).toBeGreaterThanOrEqual(before)
        expect(scheduleOf({ ...clock, extra: { perHourMinutes: minutes } }, now).deadlineAt).toBeGreaterThanOrEqual(
          before,
        )
        expect(scheduleOf(clock, now + later).deadlineAt).toBeGreaterThanOrEqual(scheduleOf(clock, now).deadlineAt)
      }),
    )
  })

  test('a pause that begins now never moves the deadline earlier nor reopens an attempt that is over', () => {
    fc.assert(
      fc.property(clocks, length, ({ clock, now }, ms) => {
        const pauses = clock.pauses.filter(({ to }) => to !== null && to < now)
        // Drops leaves that lie in the future.
        const leaves = Object.fromEntries(Object.entries(clock.leaves).filter(([, left]) => left <= now))
        const known = { ...clock, leaves, pauses }
        const before = scheduleOf(known, now)
        const after = scheduleOf({ ...known, pauses: [...pauses, { from: now, to: now + ms }] }, now + ms)
        expect(after.deadlineAt).toBeGreaterThanOrEqual(before.deadlineAt)
        if (before.deadlineAt <= now) expect(after.deadlineAt).toBe(before.deadlineAt)
      }),
    )
  })

  test('an attempt is at exactly one position at every instant', () => {
    fc.assert(
      fc.property(clocks, ({ clock, now }) => {
        const schedule = scheduleOf(clock, now)
        for (const { sectionId, startsAt, endsAt } of schedule.spans ?? []) {
          if (startsAt === endsAt) continue
          expect(placeAt(schedule, begunAt, startsAt)).toEqual({ at: 'section', sectionId, endsAt })
          expect(placeAt(schedule, begunAt, endsAt - 1)).toEqual({ at: 'section', sectionId, endsAt })
          expect(placeAt(schedule, begunAt, endsAt)).not.toMatchObject({ sectionId })
        }
        expect(placeAt(schedule, begunAt, schedule.deadlineAt)).toEqual(
          schedule.deadlineAt < begunAt ? { at: 'before' } : { at: 'over' },
        )
        expect(placeAt(schedule, begunAt, begunAt - 1)).toEqual({ at: 'before' })
      }),
    )
  })
})
