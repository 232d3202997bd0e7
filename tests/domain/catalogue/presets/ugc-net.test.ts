import { describe, expect, test } from 'vitest'
import { units } from '../../../../domain/results/marks.ts'
import { paperOf, rightOf, rulesOf, scored, wrongOf } from '../preset-paper.ts'
import { expectInstructions, figures, marking, terms, unchecked } from './facts.ts'

describe('UGC-NET (CAT-17, CAT-36)', () => {
  const id = 'pre_ugc-net_v1'
  const rules = rulesOf(id, { 'paper-1': [['mcq', 50]], 'paper-2': [['mcq', 100]] })

  test('has the navigation, saving, review, calculator, ties and cut-offs of its exam', () => {
    expect(terms(rules)).toEqual({
      navigation: 'free',
      saveMode: 'official_mock',
      reviewCounts: false,
      calculator: 'none',
      keyboard: false,
      tieBreak: [],
      normaliser: 'nta',
      cutOffs: {},
      qualifying: false,
    })
  })

  test('has 150 questions in 180 minutes for 300 marks, +2 without penalty', () => {
    expect(figures(rules)).toEqual({
      minutes: 180,
      marks: 300,
      sections: [
        ['paper-1', 50],
        ['paper-2', 100],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [units('2'), 0] })
  })

  test('gives nothing for a question left marked for review', () => {
    expect(rules.reviewCounts).toBe(false)
    const paper = paperOf(id, { 'paper-1': [['mcq', 4]] })
    expect(scored(paper, { q1: rightOf.mcq, q2: { marked: rightOf.mcq }, q3: wrongOf.mcq })).toMatchObject({
      units: units('2'),
      correct: 1,
      wrong: 1,
      skipped: 2,
    })
  })

  test('states its rules in its instructions', () => {
    expectInstructions(rules, [
      ['A wrong answer costs nothing.', 'ग़लत उत्तर पर अंक नहीं कटते।'],
      ['still marked for review at the end is not considered', 'चिह्नित रहा उत्तर मूल्यांकन में नहीं गिना जाता'],
      ['The keyboard is off', 'कीबोर्ड बंद है'],
      unchecked,
    ])
  })
})
