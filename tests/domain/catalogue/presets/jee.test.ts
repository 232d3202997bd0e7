import { describe, expect, test } from 'vitest'
import { openSheet, transition } from '../../../../domain/attempts/palette.ts'
import { units } from '../../../../domain/results/marks.ts'
import { minute, paperOf, rulesOf, scored, type Composition } from '../preset-paper.ts'
import { expectNoInstructions, expectInstructions, figures, marking, right, terms, wrong } from './facts.ts'

describe('JEE Main (CAT-17, CAT-32)', () => {
  const id = 'pre_jee-main_v1'
  const subject: Composition[string] = [
    ['mcq', 20],
    ['nat', 5],
  ]
  const rules = rulesOf(id, { mathematics: subject, physics: subject, chemistry: subject })

  test('has the navigation, saving, review, calculator, ties and cut-offs of its exam', () => {
    expect(terms(rules)).toEqual({
      navigation: 'free',
      saveMode: 'official_mock',
      reviewCounts: true,
      calculator: 'none',
      keyboard: false,
      tieBreak: [
        { by: 'section', sectionId: 'mathematics' },
        { by: 'section', sectionId: 'physics' },
        { by: 'section', sectionId: 'chemistry' },
        { by: 'wrong_ratio' },
        { by: 'wrong_ratio', sectionId: 'mathematics' },
        { by: 'wrong_ratio', sectionId: 'physics' },
        { by: 'wrong_ratio', sectionId: 'chemistry' },
      ],
      normaliser: 'nta',
      cutOffs: {},
      qualifying: false,
    })
  })

  test('has 3 x (20 single-choice + 5 numeric) questions in 180 minutes for 300 marks, all +4 and -1', () => {
    expect(figures(rules)).toEqual({
      minutes: 180,
      marks: 300,
      sections: [
        ['mathematics', 25],
        ['physics', 25],
        ['chemistry', 25],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [units('4'), units('1')], nat: [units('4'), units('1')] })
  })

  test('costs a mark for a wrong number as for a wrong option', () => {
    const paper = paperOf(id, {
      physics: [
        ['mcq', 3],
        ['nat', 3],
      ],
    })
    const done = { ...right(1, 1), ...wrong(2, 2), ...right(4, 4, 'nat'), ...wrong(5, 6, 'nat') }
    expect(scored(paper, done)).toMatchObject({ units: units('5'), correct: 2, wrong: 3, skipped: 1 })
  })

  test('saves as the official mock does, without keyboard and calculator', () => {
    expect(rules).toMatchObject({ saveMode: 'official_mock', keyboard: false, calculator: 'none', normaliser: 'nta' })
    const paper = paperOf(id, { physics: [['mcq', 3]] })
    const chosen = transition(paper, openSheet(paper, { entries: {}, drafts: {} }, 'q1'), {
      type: 'choose',
      answer: { optionIds: ['a'] },
    })
    const jumped = transition(paper, chosen, { type: 'jump', questionId: 'q3' })
    expect(jumped.entries.q1).toEqual({ status: 'not_answered', answer: null })
  })

  test('breaks ties by Maths, Physics, Chemistry, then by the ratio of wrong to right in total and by subject', () => {
    expect(rules.tieBreak).toEqual([
      { by: 'section', sectionId: 'mathematics' },
      { by: 'section', sectionId: 'physics' },
      { by: 'section', sectionId: 'chemistry' },
      { by: 'wrong_ratio' },
      { by: 'wrong_ratio', sectionId: 'mathematics' },
      { by: 'wrong_ratio', sectionId: 'physics' },
      { by: 'wrong_ratio', sectionId: 'chemistry' },
    ])
  })

  test('states its rules in its instructions', () => {
    expectInstructions(rules, [
      ['The keyboard is off', 'कीबोर्ड बंद है'],
      ['the answer you chose is not counted', 'चुना हुआ उत्तर नहीं गिना जाता'],
      ['An answer that is marked for review is considered for evaluation.', 'भी मूल्यांकन में गिना जाता है'],
      ['the score in Mathematics; the score in Physics; the score in Chemistry', 'गणित के अंक; भौतिकी के अंक'],
      ['NTA percentile', 'NTA पर्सेंटाइल'],
      ['Number to type', 'संख्या लिखनी है'],
    ])
    expectNoInstructions(rules, 'calculator')
  })
})

describe('JEE Advanced (CAT-17, CAT-33, RES-6)', () => {
  const id = 'pre_jee-advanced_v1'
  const subject: Composition[string] = [
    ['mcq', 4],
    ['msq', 3],
    ['nat', 6],
    ['matrix', 4],
  ]
  const rules = rulesOf(id, { mathematics: subject, physics: subject, chemistry: subject })

  test('has the navigation, saving, review, calculator, ties and cut-offs of its exam', () => {
    expect(terms(rules)).toEqual({
      navigation: 'free',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'none',
      keyboard: false,
      tieBreak: [
        { by: 'positive_marks' },
        { by: 'section', sectionId: 'mathematics' },
        { by: 'section', sectionId: 'physics' },
      ],
      normaliser: 'none',
      cutOffs: {},
      qualifying: false,
    })
  })

  test('marks by kind: single choice +3 -1, several options +4 -2 with partial marks, numbers +4, lists 2 a row', () => {
    expect(marking(rules)).toEqual({
      mcq: [units('3'), units('1')],
      msq: [units('4'), units('2')],
      nat: [units('4'), 0],
      matrix: [units('8'), 0],
    })
    expect(rules.sections.map(({ questionCount }) => questionCount)).toEqual([17, 17, 17])
    expect(rules.durationMs).toBe(180 * minute)
    expect(rules.keyboard).toBe(false)
  })

  test.each([
    ['all three right ones and only those', ['a', 'b', 'c'], '4'],
    ['two of the three', ['a', 'c'], '2'],
    ['one of the three', ['b'], '1'],
    ['a wrong one among them', ['a', 'b', 'd'], '-2'],
  ])('marks several right options with %s chosen', (_what, optionIds, marks) => {
    const paper = paperOf(id, { physics: [['msq', 1]] })
    expect(scored(paper, { q1: { optionIds } }).units).toBe(units(marks))
  })

  test('marks a list by the row', () => {
    const paper = paperOf(id, { physics: [['matrix', 1]] })
    expect(scored(paper, { q1: { rows: { p: ['1'], q: ['2'], r: ['4'] } } })).toMatchObject({
      units: units('4'),
      partial: 1,
    })
  })

  test('states its rules in its instructions', () => {
    expectInstructions(rules, [
      ['3 of 4 right ones earn 3 marks, 2 of 3 or more earn 2, and 1 of 2 or more earns 1', '4 में से 3 सही चुनने पर 3 अंक'],
      ['each right row earns its share', 'हर सही पंक्ति पर उसके हिस्से के अंक'],
      ['the marks gained, without the penalties', 'कटौती से पहले मिले अंक'],
      ['The keyboard is off', 'कीबोर्ड बंद है'],
    ])
  })
})
