import { array, assert, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../domain/india.ts'
import { masteryLevels, masteryOf, trendOf, type TopicDay } from '../../../domain/revision/mastery.ts'

const start = '2026-01-01'

/** Days of practice as [days since the start, answers, right ones]. */
const daysOf = (...days: [after: number, answers: number, right: number][]): TopicDay[] =>
  days.map(([after, answers, right]) => ({ day: addDays(start, after), answers, right }))

const levelOn = (days: readonly TopicDay[], after: number) => masteryOf(days, addDays(start, after))

const rankOf = (days: readonly TopicDay[], today: string): number => masteryLevels.indexOf(masteryOf(days, today).level)

/** Up to 30 days of practice, at most 40 days apart. */
const histories = array(
  record({
    gap: integer({ min: 1, max: 40 }),
    answers: integer({ min: 1, max: 30 }),
    share: double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 30 },
).map((entries) => {
  let after = 0
  return entries.map(({ gap, answers, share }): TopicDay => {
    after += gap
    return { day: addDays(start, after), answers, right: Math.floor(share * answers) }
  })
})

describe('levels of a topic (LRN-17)', () => {
  test.each<[string, TopicDay[], number, string, number | null]>([
    ['nothing is new', [], 0, 'new', null],
    ['two answers say nothing', daysOf([0, 1, 1], [1, 1, 1]), 1, 'new', null],
    ['forty right answers of one day are shaky', daysOf([0, 40, 40]), 0, 'shaky', null],
    // Good days 1 and 2; 1 + 21 days until it falls.
    ['two good days are secure', daysOf([0, 4, 4], [1, 3, 3]), 1, 'secure', 22],
    // Good days 1 to 4, the last after 20 days of rest; 29 + 45.
    ['four good days are strong', daysOf([0, 4, 4], [5, 2, 2], [9, 10, 7], [29, 3, 3]), 29, 'strong', 74],
    ['a day between half and 70 % changes nothing', daysOf([0, 4, 4], [1, 3, 3], [2, 5, 3]), 2, 'secure', 23],
    ['a bad day makes a secure topic shaky', daysOf([0, 4, 4], [1, 3, 3], [2, 5, 2]), 2, 'shaky', null],
    // Strong, then secure with two steps: one more good day is not enough to be strong again.
    [
      'a bad day makes a strong topic secure',
      daysOf([0, 2, 2], [1, 2, 2], [2, 2, 2], [3, 2, 2], [4, 4, 1], [5, 2, 2]),
      5,
      'secure',
      26,
    ],
    ['a secure topic is shaky after 21 days of rest', daysOf([0, 4, 4], [1, 3, 3]), 22, 'shaky', null],
    // Strong until day 3 + 45 = 48, secure until 48 + 21 = 69.
    ['a strong topic is secure after 45 days', daysOf([0, 2, 2], [1, 2, 2], [2, 2, 2], [3, 2, 2]), 48, 'secure', 69],
    ['and shaky after 66', daysOf([0, 2, 2], [1, 2, 2], [2, 2, 2], [3, 2, 2]), 69, 'shaky', null],
    // Good on days 0 and 1, shaky again on day 22, one good day on day 30.
    ['a fall counts before later answers', daysOf([0, 4, 4], [1, 3, 3], [30, 9, 9]), 30, 'shaky', null],
  ])('%s', (_name, days, after, level, fallsAfter) => {
    expect(levelOn(days, after)).toEqual({ level, fallsOn: fallsAfter === null ? null : addDays(start, fallsAfter) })
  })

  test('one day never raises a topic above shaky, however many answers it has', () => {
    assert(
      property(integer({ min: 1, max: 500 }), (answers) => {
        expect(['new', 'shaky']).toContain(masteryOf(daysOf([0, answers, answers]), start).level)
      }),
    )
  })

  test('a day of answers raises a topic by one level at most', () => {
    assert(
      property(histories, integer({ min: 1, max: 40 }), integer({ min: 1, max: 30 }), (days, gap, answers) => {
        const day = addDays(days.at(-1)?.day ?? start, gap)
        const before = rankOf(days, day)
        const after = rankOf([...days, { day, answers, right: answers }], day)
        expect(after).toBeLessThanOrEqual(Math.max(1, before + 1))
      }),
    )
  })

  test('without answers a topic only falls, and is shaky in the end', () => {
    assert(
      property(histories, integer({ min: 0, max: 80 }), (days, rest) => {
        const last = days.at(-1)?.day ?? start
        const ranks = [0, rest, rest + 1, 66, 300]
          .toSorted((one, other) => one - other)
          .map((after) => rankOf(days, addDays(last, after)))
        expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
        expect(ranks.at(-1)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('a topic falls on the day that is named, and not before', () => {
    assert(
      property(histories, (days) => {
        const today = days.at(-1)?.day ?? start
        const { fallsOn } = masteryOf(days, today)
        if (fallsOn === null) return
        expect(rankOf(days, addDays(fallsOn, -1))).toBe(rankOf(days, today))
        expect(rankOf(days, fallsOn)).toBe(rankOf(days, today) - 1)
      }),
    )
  })
})

describe('trend of a topic (LRN-19)', () => {
  test('the last ten answers or more are compared with the ten before', () => {
    expect(trendOf(daysOf([0, 10, 5], [1, 9, 9]))).toBeNull()
    // 12 of 14 beside 5 of 10.
    expect(trendOf(daysOf([0, 10, 5], [1, 9, 9], [2, 5, 3]))).toBe('up')
    expect(trendOf(daysOf([0, 10, 9], [1, 10, 6]))).toBe('down')
    expect(trendOf(daysOf([0, 10, 6], [1, 10, 7]))).toBe('level')
  })
})
