import { describe, expect, test } from 'vitest'
import { isLateIn, medianMsOf, suggestKind, usualMs, type Miss } from '../../../domain/revision/mistake-kinds.ts'

/** A wrong answer after 50 of the usual 60 s, early in its section, in a topic with 6 of 10 right. */
const miss = (parts: Partial<Miss> = {}): Miss => ({
  verdict: 'wrong',
  ms: 50_000,
  targetMs: 60_000,
  medianMs: null,
  isLate: false,
  topic: { answers: 10, right: 6 },
  ...parts,
})

describe('the suggested kind of a mistake (LRN-15, LRN-51)', () => {
  // 0.4 x 60 s = 24 s, 2 x 60 s = 120 s; mastered from 8 of 10, not understood below 5 of 10.
  test.each([
    ['usual time, topic between weak and mastered', {}, null],
    ['hurried, mastered topic', { ms: 23_999, topic: { answers: 10, right: 8 } }, 'careless'],
    ['just not hurried, mastered topic', { ms: 24_000, topic: { answers: 10, right: 8 } }, null],
    ['hurried, topic short of mastered', { ms: 10_000, topic: { answers: 10, right: 7 } }, null],
    ['skipped at once, mastered topic', { ms: 1_000, verdict: 'skipped', topic: { answers: 10, right: 9 } }, null],
    ['hurried, too few answers of the topic', { ms: 10_000, topic: { answers: 9, right: 9 } }, null],
    ['less than half of the topic right', { topic: { answers: 11, right: 5 } }, 'concept'],
    ['half of the topic right', { topic: { answers: 10, right: 5 } }, null],
    ['slow, in a topic that is not understood', { ms: 200_000, topic: { answers: 10, right: 1 } }, 'concept'],
    ['more than twice the usual time', { ms: 120_001 }, 'time'],
    ['twice the usual time', { ms: 120_000 }, null],
    ['late in the section and hurried', { isLate: true, ms: 5_000, topic: { answers: 10, right: 1 } }, 'time'],
    ['late in the section and never opened', { isLate: true, ms: 0, verdict: 'skipped' }, 'time'],
    ['late in the section, at the usual pace', { isLate: true }, null],
    ['few answers, usual time', { topic: { answers: 2, right: 0 } }, null],
  ] as const)('%s', (_case, parts, kind) => {
    expect(suggestKind(miss(parts))).toBe(kind)
  })

  test('compares with the median where there is one', () => {
    // 2 x 20 s < 50 s although 2 x 60 s is more.
    expect(suggestKind(miss({ medianMs: 20_000 }))).toBe('time')
    expect([usualMs(60_000, null), usualMs(60_000, 20_000)]).toEqual([60_000, 20_000])
  })

  test.each([
    ['no statistics', null, null],
    ['49 students', { students: 49, medianSeconds: 31.5 }, null],
    ['50 students', { students: 50, medianSeconds: 31.5 }, 31_500],
    ['nobody opened it', { students: 50, medianSeconds: null }, null],
  ])('takes the median of a question from statistics: %s', (_case, figures, ms) => {
    expect(medianMsOf(figures)).toBe(ms)
  })

  test('the last fifth of a section is late, and a short section has no end', () => {
    // 25 questions: from the 21st on. 4 questions: none.
    expect([19, 20, 24].map((index) => isLateIn(index, 25))).toEqual([false, true, true])
    expect(isLateIn(3, 4)).toBe(false)
    expect([3, 4].map((index) => isLateIn(index, 5))).toEqual([false, true])
  })
})
