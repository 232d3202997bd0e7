import { describe, expect, test } from 'vitest'
import { countsIn } from '../../../../domain/attempts/schedule-position.ts'
import { scheduleOf } from '../../../../domain/attempts/schedule.ts'
import { units } from '../../../../domain/results/marks.ts'
import { referencePresets } from '../../../../drizzle/reference/presets/index.ts'
import {
  begunAt,
  clockOf,
  leavableAt,
  minute,
  paperOf,
  placeAfter,
  rightOf,
  rulesOf,
  scored,
  type Composition,
} from '../preset-paper.ts'
import { expectNoInstructions, expectInstructions, figures, marking, right, terms, unchecked, wrong } from './facts.ts'

describe('SSC CGL Tier 1 with one clock, until 2025 (CAT-17, CAT-25)', () => {
  const full: Composition = {
    reasoning: [['mcq', 25]],
    awareness: [['mcq', 25]],
    aptitude: [['mcq', 25]],
    english: [['mcq', 25]],
  }
  const rules = rulesOf('pre_ssc-cgl-1_v1', full)

  test('has the navigation, saving, review, calculator, ties and cut-offs of its exam', () => {
    expect(terms(rules)).toEqual({
      navigation: 'free',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'none',
      keyboard: true,
      tieBreak: [{ by: 'section', sectionId: 'reasoning' }, { by: 'older' }, { by: 'name' }],
      normaliser: 'ssc_2019',
      cutOffs: { ur: 30, ews: 25, obc: 25, sc: 20, st: 20 },
      qualifying: false,
    })
  })

  test('has 100 questions in 60 minutes for 200 marks, +2 and -1/2', () => {
    expect(figures(rules)).toEqual({
      minutes: 60,
      marks: 200,
      sections: [
        ['reasoning', 25],
        ['awareness', 25],
        ['aptitude', 25],
        ['english', 25],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [units('2'), units('1/2')] })
  })

  test('gives 12.5 marks for 7 right, 3 wrong and a blank, and counts an answer marked for review', () => {
    const paper = paperOf('pre_ssc-cgl-1_v1', { reasoning: [['mcq', 12]] })
    const done = { ...right(1, 7), ...wrong(8, 10), q12: { marked: rightOf.mcq } }
    expect(scored(paper, done)).toEqual({
      units: units('14.5'),
      maxUnits: units('24'),
      correct: 8,
      partial: 0,
      wrong: 3,
      skipped: 1,
    })
  })

  test('has one clock for all sections, which ends at 60 minutes', () => {
    const clock = clockOf(rules)
    expect(placeAfter(clock, 60 * minute - 1)).toMatchObject({ at: 'section', sectionId: null })
    expect(placeAfter(clock, 60 * minute)).toEqual({ at: 'over' })
  })

  test('states its rules in its instructions', () => {
    expectInstructions(rules, [
      ['You have 60 minutes in all.', 'आपके पास कुल 60 मिनट हैं।'],
      ['All sections share this time.', 'यह समय सभी खंडों का साझा है।'],
      ['UR 30%; EWS, OBC 25%; SC, ST 20%', 'अनारक्षित 30%'],
      [
        'the score in General Intelligence and Reasoning; the older candidate first; the name from A to Z',
        'सामान्य बुद्धिमत्ता एवं तर्कशक्ति के अंक; अधिक आयु वाला पहले; नाम, A से Z',
      ],
      ['In the exam, English Comprehension is set in English only.', 'परीक्षा में अंग्रेज़ी बोध केवल अंग्रेज़ी में होता है।'],
      unchecked,
    ])
    expectNoInstructions(rules, 'locks by itself')
  })
})

describe('SSC CGL Tier 1 of 2026 (CAT-17, CAT-19, CAT-20, CAT-21, CAT-26)', () => {
  const full: Composition = {
    reasoning: [['mcq', 25]],
    awareness: [['mcq', 25]],
    aptitude: [['mcq', 25]],
    english: [['mcq', 25]],
  }
  const id = 'pre_ssc-cgl-1_v2'
  const rules = rulesOf(id, full)

  test('has the navigation, saving, review, calculator, ties and cut-offs of its exam', () => {
    expect(terms(rules)).toEqual({
      navigation: 'sectional',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'none',
      keyboard: true,
      tieBreak: [{ by: 'section', sectionId: 'reasoning' }, { by: 'older' }, { by: 'name' }],
      normaliser: 'ssc_2025',
      cutOffs: { ur: 30, ews: 25, obc: 25, sc: 20, st: 20 },
      qualifying: false,
    })
  })

  test('is the later version of the same pattern', () => {
    const preset = referencePresets.find(({ id: presetId }) => presetId === 'pre_ssc-cgl-1')
    expect(preset?.versions.map((version) => [version.id, version.effectiveFrom])).toEqual([
      ['pre_ssc-cgl-1_v1', '2018-01-01'],
      [id, '2026-01-01'],
    ])
  })

  test('has 4 x 25 questions in 4 x 15 minutes, +2 and -1/2', () => {
    expect(figures(rules)).toEqual({
      minutes: 60,
      marks: 200,
      sections: [
        ['reasoning', 25, 15],
        ['awareness', 25, 15],
        ['aptitude', 25, 15],
        ['english', 25, 15],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [units('2'), units('1/2')] })
  })

  test('locks a section by itself at 15 minutes to the millisecond, with no return to it', () => {
    const clock = clockOf(rules)
    expect(placeAfter(clock, 15 * minute - 1)).toMatchObject({ sectionId: 's1' })
    expect(placeAfter(clock, 15 * minute)).toMatchObject({ sectionId: 's2' })
    expect(placeAfter(clock, 60 * minute - 1)).toMatchObject({ sectionId: 's4' })
    expect(placeAfter(clock, 60 * minute)).toEqual({ at: 'over' })
    const [first] = paperOf(id, full).sections
    if (!first) throw new Error('no section')
    const schedule = scheduleOf(clock, begunAt)
    expect(countsIn(schedule, first, begunAt + 15 * minute - 1)).toBe(true)
    expect(countsIn(schedule, first, begunAt + 15 * minute)).toBe(false)
    expect(countsIn(schedule, first, begunAt + 50 * minute)).toBe(false)
  })

  test('lets nobody leave a section before its time is over', () => {
    const clock = clockOf(rules)
    expect(leavableAt(clock, 's1')).toBe(begunAt + 15 * minute)
    expect(leavableAt(clock, 's3')).toBe(begunAt + 45 * minute)
  })

  test('gives a section 20 minutes with a scribe, as with 20 extra minutes an hour', () => {
    expect(rules.sections.map(({ scribeMs }) => scribeMs)).toEqual(Array.from({ length: 4 }, () => 20 * minute))
    const clock = clockOf(rules, { extra: { perHourMinutes: 20 } })
    expect(placeAfter(clock, 20 * minute - 1)).toMatchObject({ sectionId: 's1' })
    expect(placeAfter(clock, 20 * minute)).toMatchObject({ sectionId: 's2' })
    expect(scheduleOf(clock, begunAt).deadlineAt).toBe(begunAt + 80 * minute)
  })

  test('keeps the proportions in a short mock: a section of 3 minutes is locked for 3, with a scribe for 4', () => {
    const short = rulesOf(id, { reasoning: [['mcq', 5]] }, { minutes: 3, sections: { reasoning: 3 } })
    expect(short.sections[0]).toMatchObject({
      durationMs: 3 * minute,
      minSubmitMs: 3 * minute,
      scribeMs: 4 * minute,
    })
  })

  test('gives 9 marks for 5 right and 2 wrong of a section', () => {
    const paper = paperOf(id, { reasoning: [['mcq', 5]], awareness: [['mcq', 5]] })
    expect(scored(paper, { ...right(1, 5), ...wrong(6, 7) })).toMatchObject({
      units: units('9'),
      maxUnits: units('20'),
    })
  })

  test('states its rules in its instructions', () => {
    expectInstructions(rules, [
      ['Quantitative Aptitude and English Comprehension: 15 minutes each.', 'अंग्रेज़ी बोध: हर एक का अपना समय 15 मिनट।'],
      ['English Comprehension with a scribe: 20 minutes each.', 'स्क्राइब (श्रुतलेखक) के साथ: हर एक में 20 मिनट।'],
      ['it locks by itself', 'अपने-आप बंद हो जाता है'],
      ['No section can be left before its time is over.', 'किसी खंड को उसका समय पूरा होने से पहले नहीं छोड़ सकते।'],
      ['You can’t return to a section that is over.', 'बंद हो चुके खंड में लौट नहीं सकते।'],
      ['equipercentile', 'इक्विपर्सेंटाइल'],
      unchecked,
    ])
    expectNoInstructions(rules, 'All sections share this time.')
  })
})
