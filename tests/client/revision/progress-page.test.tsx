import { describe, expect, test } from 'vitest'
import { byMonth, heatCells, runOf } from '../../../client/features/revision/progress/heat-map.ts'
import { ProgressPage } from '../../../client/features/revision/progress/progress-page.tsx'
import { units } from '../../../domain/results/marks.ts'
import type { ProgressTopic, ProgressView } from '../../../domain/revision/progress.ts'
import { routedHtml } from '../support.tsx'

const today = '2026-11-27'

const topic = (id: string, parts: Partial<ProgressTopic> = {}): ProgressTopic => ({
  subject: { id: 'maths', title: { en: 'Mathematics', hi: 'गणित' } },
  topic: { id, title: { en: id, hi: id } },
  level: 'shaky',
  fallsOn: null,
  trend: null,
  answers: 12,
  right: 4,
  lastDay: today,
  ...parts,
})

const empty: ProgressView = {
  exams: [],
  subjects: [],
  exam: null,
  subject: null,
  waiting: 0,
  answers: 0,
  right: 0,
  levels: { new: 0, shaky: 0, secure: 0, strong: 0 },
  topics: [],
  weak: [],
  strong: [],
  days: [],
  scores: null,
  time: [],
  prediction: null,
}

const prediction = {
  pattern: { en: 'SSC CGL Tier 1', hi: 'एसएससी सीजीएल टियर 1' },
  maxUnits: units('200'),
  mocks: 5,
  interval: { low: units('96'), middle: units('110'), high: units('124.5') },
  own: { mocks: 2, inside: 1 },
  published: null,
}

const shown = (parts: Partial<ProgressView>, language: 'en' | 'hi' = 'en') =>
  routedHtml(<ProgressPage progress={{ ...empty, ...parts }} today={today} />, { language, at: '/profile/progress' })

describe('page of progress (LRN-19)', () => {
  test('without answers it says so and leads to a test', () => {
    const page = shown({})
    expect(page).toContain('No answers yet')
    expect(page).toContain('href="/tests"')
  })

  test('a weak topic leads to a quiz of it and to what teaches it (LRN-62)', () => {
    const link = { kind: 'video' as const, id: 'vid_ratio', courseId: null, title: { en: 'Ratios', hi: 'अनुपात' } }
    const weak = topic('ratio')
    const page = shown({ answers: 12, right: 4, topics: [weak], weak: [{ ...weak, links: [link] }] })
    expect(page).toContain('4 of 12 right')
    expect(page).toContain('&quot;topics&quot;:[&quot;ratio&quot;]')
    expect(page).toContain('href="/videos/vid_ratio"')
    expect(page).not.toContain('Lesson')
  })

  test('the predicted score is an interval with its coverage, and withheld before three mocks (LRN-18)', () => {
    const known = { answers: 12, right: 4, topics: [topic('ratio')] }
    const page = shown({ ...known, prediction })
    expect(page).toContain('between 96 and 124.5 of 200 marks')
    expect(page).toContain('Of your last 2 mocks that could be checked, 1 fell inside.')
    const few = shown({ ...known, prediction: { ...prediction, mocks: 2, interval: null } })
    expect(few).toContain('needs 3 mocks of one pattern; 1 is missing')
    expect(few).not.toContain('In four of five cases')
  })

  test('levels are told in words, and topics of two answers are new (LRN-17)', () => {
    const page = shown({ answers: 2, topics: [topic('ratio', { level: 'new', answers: 2, right: 2 })] }, 'hi')
    expect(page).toContain('नया')
    expect(page).toContain('अभी किसी टॉपिक में इतने उत्तर नहीं हैं')
  })
})

describe('practice days (LRN-19)', () => {
  const days = ['2026-10-31', '2026-11-24', '2026-11-25', '2026-11-26'].map((day, index) => ({
    day,
    answers: [60, 9, 10, 30][index] ?? 0,
  }))

  test('cells are in weeks from Monday on, up to today', () => {
    // 27 November 2026 is a Friday: four days of the last week and 7 * 3 before.
    const cells = heatCells(days, today, 4)
    expect(cells).toHaveLength(26)
    expect(cells[0]).toMatchObject({ day: '2026-11-02', column: 0, row: 0, step: 0 })
    expect(cells.at(-1)).toMatchObject({ day: today, column: 3, row: 4, step: 0 })
    expect(cells.filter(({ step }) => step > 0).map(({ day, step }) => [day, step])).toEqual([
      ['2026-11-24', 1],
      ['2026-11-25', 2],
      ['2026-11-26', 3],
    ])
  })

  test('a run ends yesterday or today, and months are summed', () => {
    expect(runOf(days, today)).toBe(3)
    expect(runOf(days, '2026-11-28')).toBe(0)
    expect(byMonth(days)).toEqual([
      { month: '2026-11', days: 3, answers: 49 },
      { month: '2026-10', days: 1, answers: 60 },
    ])
  })
})
