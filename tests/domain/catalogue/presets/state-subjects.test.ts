import { describe, expect, test } from 'vitest'
import { openSheet, transition } from '../../../../domain/attempts/palette.ts'
import { countsIn } from '../../../../domain/attempts/schedule-position.ts'
import { scheduleOf } from '../../../../domain/attempts/schedule.ts'
import { units } from '../../../../domain/results/marks.ts'
import {
  begunAt,
  clears,
  clockOf,
  leavableAt,
  minute,
  paperOf,
  placeAfter,
  rightOf,
  rulesOf,
  scored,
  wrongOf,
  type Composition,
  type Done,
} from '../preset-paper.ts'
import { expectInstructions, figures, terms, unchecked } from './facts.ts'

describe('a state exam with a choice of subjects (CAT-17, CAT-19, CAT-20, CAT-22, CAT-37, RES-6)', () => {
  const id = 'pre_state-subjects_v1'
  const subject: Composition[string] = [
    ['mcq', 24],
    ['true_false', 2],
    ['short', 2],
    ['matrix', 2],
  ]
  const full: Composition = {
    general: [['mcq', 40]],
    reasoning: [
      ['mcq', 25],
      ['nat', 5],
    ],
    mathematics: subject,
    biology: subject,
    physics: subject,
  }
  const rules = rulesOf(id, full)
  const paper = paperOf(id, full)

  test('has its own navigation, saving, review, calculator, ties and cut-offs', () => {
    expect(terms(rules)).toEqual({
      navigation: 'sectional',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'none',
      keyboard: true,
      tieBreak: [{ by: 'section', sectionId: 'general' }, { by: 'wrong_ratio' }, { by: 'older' }],
      normaliser: 'none',
      cutOffs: { ur: 45, ews: 45, obc: 40, sc: 40, st: 40 },
      qualifying: false,
    })
  })

  test('has 35 and 30 minutes, a break of 10, and two of three subjects of 30 minutes each', () => {
    expect(figures(rules).sections).toEqual([
      ['general', 40, 35],
      ['reasoning', 30, 30],
      ['mathematics', 30, 30],
      ['biology', 30, 30],
      ['physics', 30, 30],
    ])
    expect(rules.durationMs).toBe(125 * minute)
    expect(rules.optionalTaken).toBe(2)
  })

  test('has the maximum of two subjects, with 25 of the 30 questions of each', () => {
    // 40 + (25 + 10) + 2 * (4 questions of 2 marks and 21 of 1).
    expect(rules.maxUnits).toBe(units('133'))
    expect(scored(paper, {}, ['s1', 's2', 's3', 's5']).maxUnits).toBeLessThanOrEqual(rules.maxUnits)
  })

  test('says how many questions one student answers: 40, 30 and 25 of each of two subjects', () => {
    expect(rules.questionCount).toBe(120)
    const short = rulesOf(id, { general: [['mcq', 8]], mathematics: [['mcq', 6]], biology: [['mcq', 6]] })
    expect(short.questionCount).toBe(18)
  })

  test('runs its sections in turn, with the break between the second and the subjects that were taken', () => {
    const clock = clockOf({ ...rules, sections: rules.sections.filter(({ id: sectionId }) => sectionId !== 's4') })
    expect(placeAfter(clock, 35 * minute - 1)).toMatchObject({ sectionId: 's1' })
    expect(placeAfter(clock, 35 * minute)).toMatchObject({ sectionId: 's2' })
    expect(placeAfter(clock, 65 * minute)).toEqual({
      at: 'break',
      nextSectionId: 's3',
      endsAt: begunAt + 75 * minute,
    })
    expect(placeAfter(clock, 75 * minute)).toMatchObject({ sectionId: 's3' })
    expect(placeAfter(clock, 105 * minute)).toMatchObject({ sectionId: 's5' })
    expect(placeAfter(clock, 135 * minute)).toEqual({ at: 'over' })
  })

  test('lets a section be left after its minimum, and the rest come forward', () => {
    const clock = clockOf(rules)
    expect(leavableAt(clock, 's1')).toBe(begunAt + 15 * minute)
    const left = clockOf(rules, { leaves: { s1: begunAt + 15 * minute } })
    expect(placeAfter(left, 15 * minute)).toMatchObject({ sectionId: 's2' })
  })

  test('keeps General Studies readable and Reasoning editable after their time, and closes subjects', () => {
    expect(paper.sections.map(({ after }) => after)).toEqual(['view', 'edit', 'none', 'none', 'none'])
    const schedule = scheduleOf(clockOf(rules), begunAt)
    const counts = paper.sections.slice(0, 3).map((section) => countsIn(schedule, section, begunAt + 110 * minute))
    expect(counts).toEqual([false, true, false])
  })

  test('refuses the 26th answer of a subject, with its number and the limit', () => {
    const subjectPaper = paperOf(id, { mathematics: [['mcq', 30]] })
    let sheet = openSheet(subjectPaper, { entries: {}, drafts: {} }, 'q1')
    for (let number = 1; number <= 25; number++) {
      sheet = transition(subjectPaper, sheet, { type: 'choose', answer: { optionIds: ['a'] } })
      sheet = transition(subjectPaper, sheet, { type: 'save_and_next' })
    }
    expect(sheet.capped).toBeNull()
    sheet = transition(subjectPaper, sheet, { type: 'choose', answer: { optionIds: ['a'] } })
    expect(sheet.capped).toEqual({ attempted: 25, of: 30 })
    expect(sheet.entries.q26?.answer ?? null).toBeNull()
  })

  test('keeps the share of the cap in a shorter test, and takes no more subjects than it has', () => {
    const short = rulesOf(id, { mathematics: [['mcq', 6]] }, { minutes: 6, sections: { mathematics: 6 } })
    expect(short.sections[0]).toMatchObject({ maxAttempted: 5, minSubmitMs: 2 * minute })
    expect(short).toMatchObject({ optionalTaken: 1, maxUnits: units('5') })
  })

  test('needs 45 per cent in total and 40 in General Studies, for SC 40 and 35', () => {
    expect(clears(id, rules, 'ur', units('60'), { general: units('16') })).toEqual([true, true])
    expect(clears(id, rules, 'ur', units('60'), { general: units('15.75') })).toEqual([true, false])
    expect(clears(id, rules, 'sc', units('54'), { general: units('14') })).toEqual([true, true])
    expect(clears(id, rules, 'ur', units('54'), { general: units('16') })).toEqual([false, true])
  })

  test('marks true or false, short answers and lists by the row', () => {
    const done: Record<string, Done> = {
      q25: rightOf.true_false,
      q26: wrongOf.true_false,
      q27: rightOf.short,
      q29: { rows: { p: ['1'], q: ['2'] } },
    }
    const small = paperOf(id, { mathematics: subject })
    expect(scored(small, done, ['s1']).units).toBe(units('3.5'))
  })

  test('states its rules in its instructions', () => {
    expectInstructions(rules, [
      ['Of Mathematics, Biology and Physics you take 2', 'गणित, जीव विज्ञान और भौतिकी में से 2 लेने हैं'],
      ['After Reasoning and Aptitude there is a break of 10 minutes.', 'तर्कशक्ति एवं अभियोग्यता के बाद 10 मिनट का ब्रेक है।'],
      ['General Studies can be left only after 15 minutes.', 'सामान्य अध्ययन को 15 मिनट से पहले नहीं छोड़ सकते।'],
      ['Once General Studies is over, you may read it again', 'सामान्य अध्ययन पूरा होने के बाद उसे दोबारा पढ़ सकते हैं'],
      ['Once Reasoning and Aptitude is over, you may return to it', 'तर्कशक्ति एवं अभियोग्यता पूरा होने के बाद भी लौटकर'],
      [
        'Once Mathematics, Biology and Physics are over, you can’t return to them.',
        'भौतिकी पूरे होने के बाद उनमें लौट नहीं सकते।',
      ],
      [
        'Biology and Physics: you may answer at most 25 of the 30 questions of each.',
        'भौतिकी: हर एक के 30 में से अधिकतम 25 प्रश्नों',
      ],
      ['The test can’t be submitted in its first 60 minutes.', 'पहले 60 मिनट में टेस्ट जमा नहीं किया जा सकता।'],
      ['Minimum in General Studies: UR, EWS 40%; OBC, SC, ST 35%.', 'सामान्य अध्ययन में न्यूनतम: अनारक्षित, ईडब्ल्यूएस 40%'],
      ['fewer wrong for each right answer', 'ग़लत-सही उत्तरों का कम अनुपात'],
      unchecked,
    ])
  })
})
