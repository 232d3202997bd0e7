import { describe, expect, test } from 'vitest'
import { bankingPresets } from '../../../../drizzle/reference/presets/banking.ts'
import { formatMarks, fractionText, units } from '../../../../domain/results/marks.ts'
import { begunAt, clears, clockOf, leavableAt, minute, paperOf, placeAfter, rulesOf, scored } from '../preset-paper.ts'
import { expectInstructions, figures, marking, right, terms, wrong } from './facts.ts'

describe.each([
  ['IBPS PO Prelims', 'pre_ibps-po-prelims_v1'],
  ['IBPS PO Prelims 2025', 'pre_ibps-po-prelims_v2'],
  ['SBI PO Prelims', 'pre_sbi-po-prelims_v1'],
])('%s (CAT-17, CAT-30)', (_name, id) => {
  const rules = rulesOf(id, { english: [['mcq', 30]], aptitude: [['mcq', 35]], reasoning: [['mcq', 35]] })

  test('has the navigation, saving, review, calculator, ties and cut-offs of its exam', () => {
    expect(terms(rules)).toEqual({
      navigation: 'sectional',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'none',
      keyboard: true,
      tieBreak: [{ by: 'older' }],
      normaliser: 'none',
      cutOffs: {},
      qualifying: true,
    })
  })

  test('has 3 sections of 20 minutes each and 100 marks, English at +1 and -1/4', () => {
    expect(figures(rules)).toEqual({
      minutes: 60,
      marks: 100,
      sections: [
        ['english', 30, 20],
        ['aptitude', 35, 20],
        ['reasoning', 35, 20],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [units('1'), units('1/4')] })
  })

  test('gives 7.75 marks for 9 right and 5 wrong in English', () => {
    const paper = paperOf(id, { english: [['mcq', 15]] })
    expect(scored(paper, { ...right(1, 9), ...wrong(10, 14) })).toMatchObject({ units: units('7.75'), skipped: 1 })
  })

  test('locks its sections at 20 and 40 minutes and ends at 60', () => {
    const clock = clockOf(rules)
    expect([20, 40, 60].map((minutes) => placeAfter(clock, minutes * minute - 1))).toMatchObject([
      { sectionId: 's1' },
      { sectionId: 's2' },
      { sectionId: 's3' },
    ])
    expect(placeAfter(clock, 40 * minute)).toMatchObject({ sectionId: 's3' })
    expect(placeAfter(clock, 60 * minute)).toEqual({ at: 'over' })
    expect(leavableAt(clock, 's2')).toBe(begunAt + 40 * minute)
  })

  test('has cut-offs by section and in total, without a figure before the exam', () => {
    expect(rules.sections.map(({ cutOffs }) => cutOffs)).toEqual([{}, {}, {}])
    expect(rules.cutOffs).toEqual({})
    expect(clears(id, rules, 'ur', 0)).toEqual([])
    expect(rules.qualifying).toBe(true)
  })

  test('states its rules in its instructions', () => {
    expectInstructions(rules, [
      ['Quantitative Aptitude and Reasoning Ability: 20 minutes each.', 'तर्कशक्ति: हर एक का अपना समय 20 मिनट।'],
      [
        'There is a cut-off in total and in English Language, Quantitative Aptitude and Reasoning Ability.',
        'कुल अंकों में और अंग्रेज़ी भाषा, संख्यात्मक अभियोग्यता और तर्कशक्ति में अलग-अलग कट-ऑफ़ होती है।',
      ],
      ['This paper only qualifies', 'यह पेपर केवल अर्हक है'],
      ['In the exam, English Language is set in English only.', 'परीक्षा में अंग्रेज़ी भाषा केवल अंग्रेज़ी में होता है।'],
    ])
  })
})

test.each([
  ['pre_ibps-po-prelims_v1', '1', '1/4'],
  ['pre_sbi-po-prelims_v1', '1', '1/4'],
])('%s marks aptitude and reasoning at +%s and -%s (CAT-30)', (id, correct, wrongMark) => {
  const rules = rulesOf(id, { aptitude: [['mcq', 35]], reasoning: [['mcq', 35]] })
  expect(rules.sections.flatMap(({ marking: rows }) => rows)).toMatchObject([
    { correct: units(correct), wrong: units(wrongMark) },
    { correct: units(correct), wrong: units(wrongMark) },
  ])
})

describe('IBPS PO Prelims from 1 July 2025 (CAT-15, CAT-30)', () => {
  const id = 'pre_ibps-po-prelims_v2'
  const sat = (section: string, done: Parameters<typeof scored>[1], count = 35) =>
    scored(paperOf(id, { [section]: [['mcq', count]] }), done)

  test('keeps the older pattern beside it, each from its own date', () => {
    const versions = bankingPresets.find((preset) => preset.id === 'pre_ibps-po-prelims')?.versions
    expect(versions?.map((version) => [version.id, version.effectiveFrom])).toEqual([
      ['pre_ibps-po-prelims_v1', '2019-01-01'],
      [id, '2025-07-01'],
    ])
    expect(versions?.at(-1)?.sourceNote).toContain('CRP PO/MT-XV (2025)')
  })

  test.each([
    ['english', 30, 1_260, 315, '30'],
    ['aptitude', 35, 1_080, 270, '30'],
    ['reasoning', 35, 1_440, 360, '40'],
  ])('%s: %i questions of %i units, -%i for a wrong one, %s marks in total', (section, count, correct, off, marks) => {
    expect(rulesOf(id, { [section]: [['mcq', count]] })).toMatchObject({
      maxUnits: units(marks),
      sections: [{ marking: [{ correct, wrong: off }] }],
    })
    expect(sat(section, right(1, count), count)).toMatchObject({ units: units(marks), maxUnits: units(marks) })
    expect(sat(section, wrong(1, count), count).units).toBe(-units(marks) / 4)
  })

  test('gives 36/7 marks for 7 right and 4 wrong in aptitude, and 6 for 7 right and 7 wrong in reasoning', () => {
    expect(sat('aptitude', { ...right(1, 7), ...wrong(8, 11) }).units).toBe(units('36/7'))
    expect(sat('reasoning', { ...right(1, 7), ...wrong(8, 14) }).units).toBe(units('6'))
  })

  test('shows 6/7 and 8/7 in the table of marks, and a score with two decimals', () => {
    expect(['6/7', '3/14', '8/7', '2/7'].map((mark) => fractionText(units(mark)))).toEqual([
      '6/7',
      '3/14',
      '8/7',
      '2/7',
    ])
    expect(formatMarks(sat('aptitude', { ...right(1, 7), ...wrong(8, 11) }).units)).toBe('5.14')
  })
})

describe('awareness of the IBPS PO Mains from 1 July 2025 (CAT-15, CAT-30)', () => {
  const id = 'pre_ibps-po-mains-awareness_v1'
  const paper = paperOf(id, { awareness: [['mcq', 35]] })

  test('has 35 questions for 50 marks in 25 minutes', () => {
    const rules = rulesOf(id, { awareness: [['mcq', 35]] })
    expect(figures(rules)).toEqual({ minutes: 25, marks: 50, sections: [['awareness', 35]] })
  })

  test('takes a quarter off for a wrong answer', () => {
    expect(scored(paper, right(1, 35)).units).toBe(units('50'))
    expect(scored(paper, wrong(1, 35)).units).toBe(-units('50') / 4)
    expect(scored(paper, { ...right(1, 7), ...wrong(8, 11) }).units).toBe(units('60/7'))
  })
})
