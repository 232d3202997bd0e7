import { describe, expect, test } from 'vitest'
import { categories } from '../../../../domain/accounts/student-profile.ts'
import { units } from '../../../../domain/results/marks.ts'
import { clears, clockOf, minute, paperOf, placeAfter, rulesOf, scored } from '../preset-paper.ts'
import { expectNoInstructions, expectInstructions, figures, marking, right, terms, unchecked, wrong } from './facts.ts'

describe('UPSC Prelims GS 1 (CAT-17, CAT-27)', () => {
  const id = 'pre_upsc-gs-1_v1'
  const rules = rulesOf(id, {
    gs: [
      ['mcq', 90],
      ['assertion_reason', 10],
    ],
  })

  test('has the navigation, saving, review, calculator, ties and cut-offs of its exam', () => {
    expect(terms(rules)).toEqual({
      navigation: 'free',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'none',
      keyboard: true,
      tieBreak: [],
      normaliser: 'none',
      cutOffs: {},
      qualifying: false,
    })
  })

  test('has 100 questions in 120 minutes for 200 marks, +2 and -2/3', () => {
    expect(figures(rules)).toEqual({ minutes: 120, marks: 200, sections: [['gs', 100]] })
    expect(marking(rules)).toEqual({ mcq: [units('2'), units('2/3')], assertion_reason: [units('2'), units('2/3')] })
  })

  test('gives 10 marks exactly for 6 right and 3 wrong, in both kinds', () => {
    const paper = paperOf(id, {
      gs: [
        ['mcq', 5],
        ['assertion_reason', 5],
      ],
    })
    const done = {
      ...right(1, 4),
      ...wrong(5, 5),
      ...right(6, 7, 'assertion_reason'),
      ...wrong(8, 9, 'assertion_reason'),
    }
    expect(scored(paper, done)).toMatchObject({ units: units('10'), correct: 6, wrong: 3, skipped: 1 })
  })

  test('ends at 120 minutes and says so in its instructions', () => {
    expect(placeAfter(clockOf(rules), 120 * minute)).toEqual({ at: 'over' })
    expectInstructions(rules, [
      ['You have 120 minutes in all.', 'आपके पास कुल 120 मिनट हैं।'],
      ['Assertion and reason', 'अभिकथन और कारण'],
      ['Equal scores share a rank.', 'बराबर अंक वालों की रैंक एक ही होती है।'],
    ])
  })
})

describe('UPSC CSAT (CAT-17, CAT-27)', () => {
  const id = 'pre_upsc-csat_v1'
  const rules = rulesOf(id, { csat: [['mcq', 80]] })

  test('has the navigation, saving, review, calculator, ties and cut-offs of its exam', () => {
    expect(terms(rules)).toEqual({
      navigation: 'free',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'none',
      keyboard: true,
      tieBreak: [],
      normaliser: 'none',
      cutOffs: { ur: 33, ews: 33, obc: 33, sc: 33, st: 33 },
      qualifying: true,
    })
  })

  test('has 80 questions in 120 minutes for 200 marks, +5/2 and -5/6', () => {
    expect(figures(rules)).toEqual({ minutes: 120, marks: 200, sections: [['csat', 80]] })
    expect(marking(rules)).toEqual({ mcq: [units('5/2'), units('5/6')] })
  })

  test('qualifies everyone at 33 per cent, 66 marks of 200, and ranks nobody', () => {
    expect(rules.qualifying).toBe(true)
    expect(rules.cutOffs).toEqual({ ur: 33, ews: 33, obc: 33, sc: 33, st: 33 })
    expect((rules.maxUnits * 33) / 100).toBe(units('66'))
    const paper = paperOf(id, { csat: [['mcq', 80]] })
    // 28 right and 4 wrong: 70 - 10/3 = 66 2/3; with one wrong more 65 5/6.
    const over = scored(paper, { ...right(1, 28), ...wrong(29, 32) }).units
    const under = scored(paper, { ...right(1, 28), ...wrong(29, 33) }).units
    expect([over, under]).toEqual([units('200/3'), units('395/6')])
    for (const category of categories) {
      expect(clears(id, rules, category, over)).toEqual([true])
      expect(clears(id, rules, category, units('66'))).toEqual([true])
      expect(clears(id, rules, category, under)).toEqual([false])
    }
  })

  test('states its rules in its instructions', () => {
    expectInstructions(rules, [
      ['This paper only qualifies', 'यह पेपर केवल अर्हक है'],
      ['UR, EWS, OBC, SC, ST 33%', 'अनारक्षित, ईडब्ल्यूएस, ओबीसी, एससी, एसटी 33%'],
    ])
    expectNoInstructions(rules, unchecked[0])
  })
})
