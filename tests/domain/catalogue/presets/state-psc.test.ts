import { describe, expect, test } from 'vitest'
import { answerSpecs, batchErrors } from '../../../../domain/attempts/answers.ts'
import { leftTooManyBlank } from '../../../../domain/results/blanks.ts'
import { units } from '../../../../domain/results/marks.ts'
import { paperOf, responsesOf, rulesOf, scored, type Done } from '../preset-paper.ts'
import { expectNoInstructions, expectInstructions, figures, marking, right, terms, unchecked, wrong } from './facts.ts'

describe('UPPSC GS 1 (CAT-28)', () => {
  const id = 'pre_uppsc-gs-1_v1'
  const rules = rulesOf(id, { gs: [['mcq', 150]] })

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

  test('has 150 questions in 120 minutes for 200 marks, +4/3 and -4/9', () => {
    expect(figures(rules)).toEqual({ minutes: 120, marks: 200, sections: [['gs', 150]] })
    expect(marking(rules)).toEqual({ mcq: [units('4/3'), units('4/9')] })
    expectInstructions(rules, [['You have 120 minutes in all.', 'आपके पास कुल 120 मिनट हैं।']])
  })

  test('gives 8 marks exactly for 7 right and 3 wrong', () => {
    expect(scored(paperOf(id, { gs: [['mcq', 10]] }), { ...right(1, 7), ...wrong(8, 10) }).units).toBe(units('8'))
  })
})

describe('RPSC RAS Prelims (CAT-17, CAT-29)', () => {
  const id = 'pre_rpsc-ras-prelims_v1'
  const rules = rulesOf(id, { gk: [['mcq', 150]] })
  const notAttempted: Done = { optionIds: ['na'] }

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

  test('has 150 questions in 180 minutes for 200 marks: +4/3, -4/9, and -4/9 for a true blank', () => {
    expect(figures(rules)).toEqual({ minutes: 180, marks: 200, sections: [['gk', 150]] })
    expect(rules.sections[0]?.marking).toEqual([
      { kind: 'mcq', count: 150, correct: units('4/3'), wrong: units('4/9'), blank: units('4/9') },
    ])
  })

  test('takes "not attempted" as an answer that costs nothing, and a third of the marks for a true blank', () => {
    const paper = paperOf(id, { gk: [['mcq', 6]] })
    expect(batchErrors([{ questionId: 'q1', answer: { optionIds: ['na'] } }], answerSpecs(paper.questions))).toBeNull()
    const done = { ...right(1, 2), ...wrong(3, 3), q4: notAttempted, q5: notAttempted, q6: null }
    expect(scored(paper, done)).toMatchObject({ units: units('16/9'), correct: 2, wrong: 1, skipped: 3 })
    expect(scored(paper, { ...done, q6: notAttempted }).units).toBe(units('20/9'))
  })

  test('disqualifies over 10 per cent of true blanks, and not at exactly 10 per cent', () => {
    expect(rules.disqualifiedOverBlank).toBe(10)
    const paper = paperOf(id, { gk: [['mcq', 20]] })
    const tooMany = (done: Record<string, Done>) =>
      leftTooManyBlank(paper, responsesOf(done), [], rules.disqualifiedOverBlank ?? 100)
    expect(tooMany({ ...right(1, 17), q18: notAttempted })).toBe(false)
    expect(tooMany(right(1, 17))).toBe(true)
  })

  test('states its rules in its instructions', () => {
    expectInstructions(rules, [
      ['Each question has a further option, “Not attempted”. It earns and costs nothing.', '“प्रश्न नहीं किया”'],
      ['no option at all is chosen costs 4/9 marks', '4/9 अंक कटते हैं'],
      ['more than 10% of the questions', '10% से अधिक प्रश्नों में'],
      unchecked,
    ])
    expectNoInstructions(rules, 'left without an answer earns and costs nothing')
  })
})
