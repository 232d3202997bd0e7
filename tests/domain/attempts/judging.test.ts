import { describe, expect, test } from 'vitest'
import { givenAt, judge, type Circumstances } from '../../../domain/attempts/judging.ts'
import { scheduleOf, mergePauses, type Clock } from '../../../domain/attempts/schedule.ts'

const minute = 60_000
/** Two sections of ten minutes with a break of one between. */
const clock: Clock = {
  begunAt: 0,
  durationMs: 20 * minute,
  sections: [
    { id: 's1', durationMs: 10 * minute, breakMs: minute, minSubmitMs: 0 },
    { id: 's2', durationMs: 10 * minute, breakMs: 0, minSubmitMs: 0 },
  ],
  extra: null,
  closesAt: null,
  leaves: {},
  pauses: [],
}
const free: Clock = { ...clock, sections: null }
const s1 = { id: 's1', after: 'none' as const }
const s2 = { id: 's2', after: 'none' as const }

type Section = Circumstances['section']

const verdict = (of: Clock, section: Section, given: number, parts: Partial<Circumstances> = {}) => {
  const event = { section, given, now: given, isSubmitted: false, isOpen: true, firstSeenAt: () => -Infinity, ...parts }
  return judge(scheduleOf(of, event.now), of.begunAt, event)
}

describe('the effective time of an answer (EXM-32)', () => {
  test.each([
    ['the time that its device reports', 50, 10, 100, 50],
    ['never before an earlier time of its device', 5, 10, 100, 10],
    ['never later than its arrival', 500, 10, 100, 100],
  ])('is %s', (_what, at, before, now, expected) => {
    expect(givenAt(at, before, now)).toBe(expected)
  })
})

describe('an answer is judged by the clock (EXM-8, EXM-38)', () => {
  test.each([
    ['one millisecond before the deadline', free, null, 20 * minute - 1, undefined, 'counts'],
    ['exactly at the deadline', free, null, 20 * minute, undefined, 'after_deadline'],
    ['before the deadline, arriving after it', free, null, 20 * minute - 1, 20 * minute + 5, 'counts'],
    ['in its section', clock, s1, 10 * minute - 1, undefined, 'counts'],
    ['exactly at the end of its section', clock, s1, 10 * minute, undefined, 'section_closed'],
    ['in its section, arriving in the next', clock, s1, 10 * minute - 1, 15 * minute, 'counts'],
    ['before its section', clock, s2, 5 * minute, undefined, 'section_not_open'],
    ['a moment before its section, arriving in it', clock, s2, 11 * minute - 30, 11 * minute, 'counts'],
    [
      'in the break, of the section before',
      clock,
      { ...s1, after: 'edit' as const },
      10.5 * minute,
      undefined,
      'break',
    ],
    [
      'after the break, of a section that stays open',
      clock,
      { ...s1, after: 'edit' as const },
      12 * minute,
      undefined,
      'counts',
    ],
  ] as const)('when given %s', (_what, of, section, given, now, expected) => {
    expect(verdict(of, section, given, { now: now ?? given })).toBe(expected)
  })

  const paused: Clock = { ...free, pauses: [{ from: 5 * minute, to: null }] }
  test.each([
    ['before a pause', paused, 5 * minute - 1, 'counts'],
    ['during a pause', paused, 5 * minute, 'paused'],
    ['long after the deadline, during a pause', paused, 500 * minute, 'paused'],
    ['in a pause that is over', { ...free, pauses: [{ from: 5 * minute, to: 6 * minute }] }, 5.5 * minute, 'counts'],
    [
      'at the deadline moved by a pause',
      { ...free, pauses: [{ from: 5 * minute, to: 6 * minute }] },
      21 * minute,
      'after_deadline',
    ],
  ] as const)('when given %s', (_what, of, given, expected) => {
    expect(verdict(of, null, given)).toBe(expected)
  })
})

describe('an answer that does not count (EXM-37, EXM-38, EXM-40)', () => {
  const deadlineAt = 20 * minute

  test.each<[string, number, Partial<Circumstances>, string]>([
    ['given in time counts while the attempt is open', deadlineAt - 1, { now: deadlineAt + 120_000 }, 'counts'],
    ['given in time, after the attempt closed by time', deadlineAt - 1, { isOpen: false }, 'arrived_late'],
    ['given at the deadline, after the attempt closed by time', deadlineAt, { isOpen: false }, 'after_deadline'],
    ['given in time, after the student submitted', 10, { isOpen: false, isSubmitted: true }, 'after_submission'],
    [
      'given late, after the student submitted',
      deadlineAt + 1,
      { isOpen: false, isSubmitted: true },
      'after_submission',
    ],
  ])('an answer %s', (_what, given, parts, expected) => {
    expect(verdict(free, null, given, parts)).toBe(expected)
  })

  test.each<[string, Section, number, number, string]>([
    ['1 ms before the end of the section', s1, 10 * minute - 1, 15 * minute, 'counts'],
    ['exactly at the end of the section', s1, 10 * minute, 15 * minute, 'new_device'],
    ['exactly at its end, and the answer arrived before it', s1, 10 * minute, 9 * minute, 'counts'],
    ['after its end, where it stays open to changes', { id: 's1', after: 'edit' }, 11 * minute, 15 * minute, 'counts'],
  ])('an answer from a device first seen %s', (_when, section, heard, now, expected) => {
    expect(verdict(clock, section, 9 * minute, { now, firstSeenAt: () => heard })).toBe(expected)
  })

  test('the first time of a device is read only where it decides', () => {
    const firstSeenAt = () => {
      throw new Error('It decides nothing.')
    }
    expect(verdict(free, null, minute, { firstSeenAt })).toBe('counts')
    expect(verdict(clock, s1, minute, { now: 2 * minute, firstSeenAt })).toBe('counts')
  })
})

describe('overlapping pauses (EXM-18)', () => {
  test('of the student and of the test count once', () => {
    expect(
      mergePauses([
        { from: 50, to: null },
        { from: 10, to: 20 },
        { from: 15, to: 30 },
        { from: 30, to: 35 },
      ]),
    ).toEqual([
      { from: 10, to: 35 },
      { from: 50, to: null },
    ])
    expect(
      mergePauses([
        { from: 10, to: null },
        { from: 12, to: 14 },
      ]),
    ).toEqual([{ from: 10, to: null }])
  })
})

describe('a reopened attempt (EXM-59)', () => {
  const reopened = (at: number, minutes: number, closedAt: number): Clock => ({
    ...clock,
    pauses: [{ from: closedAt, to: at }],
    reopened: { at, ms: minutes * minute },
  })

  test('continues in its last section where its time was over', () => {
    const { spans, deadlineAt } = scheduleOf(reopened(100 * minute, 5, 21 * minute), 100 * minute)
    expect(deadlineAt).toBe(105 * minute)
    expect(spans).toMatchObject([
      { sectionId: 's1', startsAt: 0, endsAt: 10 * minute },
      { sectionId: 's2', startsAt: 11 * minute, endsAt: 105 * minute },
    ])
  })

  test('continues where it was submitted early, for the minutes given', () => {
    const { spans, deadlineAt } = scheduleOf(reopened(100 * minute, 8, 4 * minute), 100 * minute)
    expect(deadlineAt).toBe(108 * minute)
    expect(spans).toMatchObject([
      { sectionId: 's1', startsAt: 0, endsAt: 106 * minute },
      { sectionId: 's2', startsAt: 107 * minute, endsAt: 108 * minute },
    ])
  })

  test('ends later by a pause for all', () => {
    const of = reopened(100 * minute, 5, 21 * minute)
    const paused = { ...of, pauses: [...of.pauses, { from: 102 * minute, to: 104 * minute }] }
    expect(scheduleOf(paused, 104 * minute).deadlineAt).toBe(107 * minute)
  })
})
