import { describe, expect, test } from 'vitest'
import { scheduleOf } from '../../../../domain/attempts/schedule.ts'
import { units } from '../../../../domain/results/marks.ts'
import { begunAt, clears, clockOf, minute, paperOf, rulesOf, scored } from '../preset-paper.ts'
import { expectInstructions, figures, marking, right, terms, wrong } from './facts.ts'

describe('RRB NTPC CBT 1 (CAT-21, CAT-31)', () => {
  const id = 'pre_rrb-ntpc-1_v1'
  const rules = rulesOf(id, { awareness: [['mcq', 40]], mathematics: [['mcq', 30]], reasoning: [['mcq', 30]] })

  test('has the navigation, saving, review, calculator, ties and cut-offs of its exam', () => {
    expect(terms(rules)).toEqual({
      navigation: 'free',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'none',
      keyboard: true,
      tieBreak: [{ by: 'older' }, { by: 'name' }],
      normaliser: 'rrb',
      cutOffs: { ur: 40, ews: 40, obc: 30, sc: 30, st: 25 },
      qualifying: false,
    })
  })

  test('has 100 questions in 90 minutes, +1 and -1/3', () => {
    expect(figures(rules)).toEqual({
      minutes: 90,
      marks: 100,
      sections: [
        ['awareness', 40],
        ['mathematics', 30],
        ['reasoning', 30],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [units('1'), units('1/3')] })
  })

  test('gives 8 2/3 marks exactly for 10 right and 4 wrong', () => {
    const paper = paperOf(id, { awareness: [['mcq', 15]] })
    expect(scored(paper, { ...right(1, 10), ...wrong(11, 14) }).units).toBe(units('26/3'))
  })

  test('needs 40 % for UR and EWS, 30 % for OBC and SC, 25 % for ST', () => {
    expect(rules.cutOffs).toEqual({ ur: 40, ews: 40, obc: 30, sc: 30, st: 25 })
    for (const [category, marks] of [
      ['ur', '40'],
      ['ews', '40'],
      ['obc', '30'],
      ['sc', '30'],
      ['st', '25'],
    ] as const) {
      expect(clears(id, rules, category, units(marks))).toEqual([true])
      expect(clears(id, rules, category, units(marks) - 1)).toEqual([false])
    }
    expectInstructions(rules, [
      ['You have 90 minutes in all.', 'आपके पास कुल 90 मिनट हैं।'],
      ['UR, EWS 40%; OBC, SC 30%; ST 25%', 'अनारक्षित, ईडब्ल्यूएस 40%; ओबीसी, एससी 30%; एसटी 25%'],
      ['percentile method of the RRBs', 'RRB की पर्सेंटाइल विधि'],
      ['the older candidate first; the name from A to Z', 'अधिक आयु वाला पहले; नाम, A से Z'],
    ])
  })

  test('ends at 120 minutes with 20 extra minutes an hour', () => {
    expect(scheduleOf(clockOf(rules, { extra: { perHourMinutes: 20 } }), begunAt).deadlineAt).toBe(
      begunAt + 120 * minute,
    )
  })
})
