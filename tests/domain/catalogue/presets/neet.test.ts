import { describe, expect, test } from 'vitest'
import { units } from '../../../../domain/results/marks.ts'
import { paperOf, rulesOf, scored } from '../preset-paper.ts'
import { expectInstructions, figures, marking, right, terms, unchecked, wrong } from './facts.ts'

describe('NEET-UG (CAT-17, CAT-34)', () => {
  const id = 'pre_neet-ug_v1'
  const rules = rulesOf(id, {
    physics: [['mcq', 45]],
    chemistry: [['mcq', 45]],
    biology: [
      ['mcq', 80],
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
      tieBreak: [
        { by: 'section', sectionId: 'biology' },
        { by: 'section', sectionId: 'chemistry' },
        { by: 'section', sectionId: 'physics' },
        { by: 'wrong_ratio' },
        { by: 'wrong_ratio', sectionId: 'biology' },
        { by: 'wrong_ratio', sectionId: 'chemistry' },
        { by: 'wrong_ratio', sectionId: 'physics' },
      ],
      normaliser: 'none',
      cutOffs: {},
      qualifying: false,
    })
  })

  test('has 180 questions in 180 minutes for 720 marks, +4 and -1', () => {
    expect(figures(rules)).toEqual({
      minutes: 180,
      marks: 720,
      sections: [
        ['physics', 45],
        ['chemistry', 45],
        ['biology', 90],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [units('4'), units('1')] })
    const paper = paperOf(id, { biology: [['mcq', 12]] })
    expect(scored(paper, { ...right(1, 8), ...wrong(9, 11) }).units).toBe(units('29'))
  })

  test('states its rules in its instructions', () => {
    expectInstructions(rules, [
      ['You have 180 minutes in all.', 'आपके पास कुल 180 मिनट हैं।'],
      ['the score in Biology; the score in Chemistry; the score in Physics', 'जीव विज्ञान के अंक; रसायन विज्ञान के अंक'],
      unchecked,
    ])
  })
})
