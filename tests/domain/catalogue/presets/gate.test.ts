import { describe, expect, test } from 'vitest'
import { units } from '../../../../domain/results/marks.ts'
import { paperOf, rightOf, rulesOf, scored, wrongOf } from '../preset-paper.ts'
import { expectInstructions, figures, terms } from './facts.ts'

describe('GATE (CAT-17, CAT-35)', () => {
  const id = 'pre_gate_v1'
  const rules = rulesOf(id, {
    aptitude: [
      ['mcq', 5, 1],
      ['mcq', 5, 2],
    ],
    subject: [
      ['mcq', 15, 1],
      ['msq', 5, 1],
      ['nat', 5, 1],
      ['mcq', 15, 2],
      ['msq', 5, 2],
      ['nat', 10, 2],
    ],
  })

  test('has the navigation, saving, review, calculator, ties and cut-offs of its exam', () => {
    expect(terms(rules)).toEqual({
      navigation: 'free',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'scientific',
      keyboard: false,
      tieBreak: [],
      normaliser: 'ssc_2019',
      cutOffs: {},
      qualifying: false,
    })
  })

  test('has 65 questions in 180 minutes for 100 marks', () => {
    expect(figures(rules)).toEqual({
      minutes: 180,
      marks: 100,
      sections: [
        ['aptitude', 10],
        ['subject', 55],
      ],
    })
  })

  test('costs 1/3 of 1 mark and 2/3 of 2 for a wrong single choice, and nothing for several options and numbers', () => {
    expect(rules.sections[1]?.marking).toEqual([
      { kind: 'mcq', count: 15, correct: units('1'), wrong: units('1/3') },
      { kind: 'msq', count: 5, correct: units('1'), wrong: 0 },
      { kind: 'nat', count: 5, correct: units('1'), wrong: 0 },
      { kind: 'mcq', count: 15, correct: units('2'), wrong: units('2/3') },
      { kind: 'msq', count: 5, correct: units('2'), wrong: 0 },
      { kind: 'nat', count: 10, correct: units('2'), wrong: 0 },
    ])
    const paper = paperOf(id, {
      subject: [
        ['mcq', 1, 1],
        ['mcq', 1, 2],
        ['msq', 1, 2],
        ['nat', 1, 2],
      ],
    })
    expect(scored(paper, { q1: wrongOf.mcq, q2: wrongOf.mcq, q3: wrongOf.msq, q4: wrongOf.nat }).units).toBe(
      units('-1'),
    )
    expect(scored(paper, { q3: { optionIds: ['a', 'b'] } })).toMatchObject({ units: 0, wrong: 1 })
    expect(scored(paper, { q1: rightOf.mcq, q2: rightOf.mcq, q3: rightOf.msq, q4: rightOf.nat }).units).toBe(units('7'))
  })

  test('has a scientific calculator and no keyboard, and says so in its instructions', () => {
    expect(rules).toMatchObject({ calculator: 'scientific', keyboard: false })
    expectInstructions(rules, [
      ['A scientific calculator is on the screen.', 'स्क्रीन पर वैज्ञानिक कैलकुलेटर है।'],
      [
        'General Aptitude and Subject paper are set in English only.',
        'सामान्य अभियोग्यता और विषय का प्रश्न-पत्र केवल अंग्रेज़ी में होते हैं।',
      ],
      ['linear formula over mean and deviation', 'माध्य और विचलन के रैखिक सूत्र'],
    ])
  })
})
