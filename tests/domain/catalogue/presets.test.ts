import { describe, expect, test } from 'vitest'
import { categories } from '../../../domain/accounts/student-profile.ts'
import { answerSpecs, refuseBatch } from '../../../domain/attempts/answers.ts'
import { openSheet, transition } from '../../../domain/attempts/palette.ts'
import { countsIn, leavableFrom, scheduleOf } from '../../../domain/attempts/schedule.ts'
import { PresetPattern, type TestRules } from '../../../domain/catalogue/contract.ts'
import { marksOf } from '../../../domain/catalogue/marking.ts'
import { questionKinds, type QuestionKind } from '../../../domain/questions/contract.ts'
import { leftTooManyBlank } from '../../../domain/results/blanks.ts'
import { units } from '../../../domain/results/marks.ts'
import { presetVersion, seedExams, seedPresets } from '../../../drizzle/seed/presets/index.ts'
import {
  begunAt,
  clears,
  clockOf,
  minute,
  paperOf,
  placeAfter,
  responsesOf,
  rightOf,
  rulesOf,
  saidIn,
  scored,
  wrongOf,
  type Composition,
  type Done,
} from './preset-paper.ts'

const versions = seedPresets.flatMap((preset) => preset.versions.map((version) => ({ preset, ...version })))

/** What a paper is, in minutes and marks. */
const figures = ({ durationMs, maxUnits, sections }: TestRules) => ({
  minutes: durationMs / minute,
  marks: maxUnits / 180,
  sections: sections.map(({ presetSectionId, questionCount, durationMs: own }) =>
    own === null ? [presetSectionId, questionCount] : [presetSectionId, questionCount, own / minute],
  ),
})

/** Marks of each kind in the first section, in units. */
const marking = ({ sections }: TestRules) =>
  Object.fromEntries((sections[0]?.marking ?? []).map(({ kind, correct, wrong }) => [kind, [correct, wrong]]))

const all = (of: Record<QuestionKind, Done>, kind: QuestionKind, from: number, to: number): Record<string, Done> =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_none, index) => [`q${from + index}`, of[kind]]))
const right = (from: number, to: number, kind: QuestionKind = 'mcq') => all(rightOf, kind, from, to)
const wrong = (from: number, to: number, kind: QuestionKind = 'mcq') => all(wrongOf, kind, from, to)

/** Texts that the instructions hold, in English and in Hindi. */
const expectSaid = (rules: TestRules, texts: [english: string, hindi: string][]) => {
  const [english, hindi] = [saidIn('en', rules), saidIn('hi', rules)]
  for (const [inEnglish, inHindi] of texts) {
    expect(english).toContain(inEnglish)
    expect(hindi).toContain(inHindi)
  }
}
const expectNotSaid = (rules: TestRules, english: string) => expect(saidIn('en', rules)).not.toContain(english)

const unchecked: [string, string] = [
  'Some of this pattern has not been checked against an official notification.',
  'इस पैटर्न की कुछ बातें आधिकारिक अधिसूचना से जाँची नहीं गई हैं।',
]

describe('exam.md section 1: presets are dated data', () => {
  test('every exam of the list has its presets, and each pattern its own id', () => {
    expect(seedExams.map(({ slug }) => slug)).toEqual([
      'ssc',
      'banking',
      'railways',
      'upsc',
      'state-psc',
      'jee',
      'neet',
      'gate',
      'ugc-net',
    ])
    for (const { id } of seedExams) expect(seedPresets.filter(({ examId }) => examId === id)).not.toEqual([])
    expect(new Set(versions.map(({ id }) => id)).size).toBe(versions.length)
  })

  test.each(versions.map((version) => [version.id, version] as const))(
    '%s is whole: its name in both languages, date, source, sections and marks',
    (_id, { preset, effectiveFrom, sourceNote, pattern }) => {
      const { sections, navigation, tieBreak, durationMinutes, optionalTaken } = PresetPattern.parse(pattern)
      for (const title of [preset.name, ...sections.map((section) => section.title)]) {
        expect(title.en).not.toBe('')
        expect(title.hi).toMatch(/[\u0900-\u097f]/)
      }
      expect(effectiveFrom).toMatch(/^20\d{2}-\d{2}-\d{2}$/)
      expect(sourceNote.length).toBeGreaterThan(20)
      const ids = sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const step of tieBreak) if ('sectionId' in step && step.sectionId) expect(ids).toContain(step.sectionId)
      for (const { minutes, minSubmitMinutes = 0, questionCount, maxAttempted = 1, optional } of sections) {
        expect(minutes !== undefined).toBe(navigation === 'sectional')
        if (minutes !== undefined) expect(minSubmitMinutes).toBeLessThanOrEqual(minutes)
        expect(maxAttempted).toBeLessThanOrEqual(questionCount)
        if (optional) expect(optionalTaken).toBeGreaterThan(0)
      }
      if (navigation === 'sectional') {
        const sum = (of: typeof sections) => of.reduce((total, { minutes = 0 }) => total + minutes, 0)
        const compulsory = sections.filter(({ optional }) => !optional)
        const chosen = sections.filter(({ optional }) => optional).slice(0, optionalTaken ?? 0)
        expect(sum(compulsory) + sum(chosen)).toBe(durationMinutes)
      }
      for (const section of sections) {
        for (const name of Object.keys(section.marking)) {
          const [kind, weight] = name.split(':')
          expect(questionKinds).toContain(kind)
          const { correct, wrong: penalty } = marksOf(
            pattern,
            section.id,
            kind as QuestionKind,
            weight === undefined ? null : Number(weight),
          )
          expect(correct).toBeGreaterThan(0)
          expect(penalty).toBeGreaterThanOrEqual(0)
        }
      }
    },
  )

  test('every mark of the table of presets is a whole number of units', () => {
    const marks = ['2', '1/2', '2/3', '5/2', '5/6', '4/3', '4/9', '1', '1/4', '1/3', '4', '3', '0']
    for (const mark of marks) expect(Number.isInteger(units(mark))).toBe(true)
  })

  test('a kind, a weight or a section that the preset does not mark is refused, not zero', () => {
    const { pattern } = presetVersion('pre_ssc-cgl-1_v1')
    expect(() => marksOf(pattern, 'reasoning', 'nat')).toThrow(RangeError)
    expect(() => marksOf(pattern, 'reasoning', 'mcq', 2)).toThrow(RangeError)
    expect(() => marksOf(pattern, 'physics', 'mcq')).toThrow(RangeError)
    expect(() => presetVersion('pre_none_v1')).toThrow(RangeError)
  })
})

describe('SSC CGL Tier 1, one clock until 2025', () => {
  const full: Composition = {
    reasoning: [['mcq', 25]],
    awareness: [['mcq', 25]],
    aptitude: [['mcq', 25]],
    english: [['mcq', 25]],
  }
  const rules = rulesOf('pre_ssc-cgl-1_v1', full)

  test('100 questions in 60 minutes for 200 marks, +2 and -1/2', () => {
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
    expect(marking(rules)).toEqual({ mcq: [360, 90] })
  })

  test('7 right, 3 wrong and a blank are 12.5 marks; a mark for review counts', () => {
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

  test('all sections share the clock, which ends at 60 minutes', () => {
    const clock = clockOf(rules)
    expect(placeAfter(clock, 60 * minute - 1)).toMatchObject({ at: 'section', sectionId: null })
    expect(placeAfter(clock, 60 * minute)).toEqual({ at: 'over' })
  })

  test('the instructions say so', () => {
    expectSaid(rules, [
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
    expectNotSaid(rules, 'locks by itself')
  })
})

describe('SSC CGL Tier 1, 2026', () => {
  const full: Composition = {
    reasoning: [['mcq', 25]],
    awareness: [['mcq', 25]],
    aptitude: [['mcq', 25]],
    english: [['mcq', 25]],
  }
  const id = 'pre_ssc-cgl-1_v2'
  const rules = rulesOf(id, full)

  test('is the later version of the same preset', () => {
    const preset = seedPresets.find(({ id: presetId }) => presetId === 'pre_ssc-cgl-1')
    expect(preset?.versions.map((version) => [version.id, version.effectiveFrom])).toEqual([
      ['pre_ssc-cgl-1_v1', '2018-01-01'],
      [id, '2026-01-01'],
    ])
  })

  test('4 x 25 questions, 4 x 15 minutes, +2 and -1/2', () => {
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
    expect(marking(rules)).toEqual({ mcq: [360, 90] })
  })

  test('a section locks by itself at 15 minutes to the millisecond, and nothing returns to it', () => {
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

  test('a section can’t be left before its time is over', () => {
    const clock = clockOf(rules)
    expect(leavableFrom(clock, 's1', begunAt)).toBe(begunAt + 15 * minute)
    expect(leavableFrom(clock, 's3', begunAt)).toBe(begunAt + 45 * minute)
  })

  test('with a scribe a section has 20 minutes, as with 20 minutes an hour', () => {
    expect(rules.sections.map(({ scribeMs }) => scribeMs)).toEqual(Array.from({ length: 4 }, () => 20 * minute))
    const clock = clockOf(rules, { extra: { perHourMinutes: 20 } })
    expect(placeAfter(clock, 20 * minute - 1)).toMatchObject({ sectionId: 's1' })
    expect(placeAfter(clock, 20 * minute)).toMatchObject({ sectionId: 's2' })
    expect(scheduleOf(clock, begunAt).deadlineAt).toBe(begunAt + 80 * minute)
  })

  test('a short mock keeps the shares: its section of 3 minutes is locked for 3, with a scribe for 4', () => {
    const short = rulesOf(id, { reasoning: [['mcq', 5]] }, { minutes: 3, sections: { reasoning: 3 } })
    expect(short.sections[0]).toMatchObject({
      durationMs: 3 * minute,
      minSubmitMs: 3 * minute,
      scribeMs: 4 * minute,
    })
  })

  test('5 right and 2 wrong of a section are 9 marks', () => {
    const paper = paperOf(id, { reasoning: [['mcq', 5]], awareness: [['mcq', 5]] })
    expect(scored(paper, { ...right(1, 5), ...wrong(6, 7) })).toMatchObject({
      units: units('9'),
      maxUnits: units('20'),
    })
  })

  test('the instructions say so', () => {
    expectSaid(rules, [
      ['Quantitative Aptitude and English Comprehension: 15 minutes each.', 'अंग्रेज़ी बोध: हर एक का अपना समय 15 मिनट।'],
      ['English Comprehension with a scribe: 20 minutes each.', 'लेखक (scribe) के साथ: हर एक में 20 मिनट।'],
      ['it locks by itself', 'अपने-आप बंद हो जाता है'],
      ['No section can be left before its time is over.', 'किसी खंड को उसका समय पूरा होने से पहले नहीं छोड़ सकते।'],
      ['You can’t return to a section that is over.', 'बंद हो चुके खंड में लौट नहीं सकते।'],
      ['equipercentile', 'इक्विपरसेंटाइल'],
      unchecked,
    ])
    expectNotSaid(rules, 'All sections share this time.')
  })
})

describe.each([
  ['IBPS PO Prelims', 'pre_ibps-po-prelims_v1'],
  ['SBI PO Prelims', 'pre_sbi-po-prelims_v1'],
])('%s', (_name, id) => {
  const rules = rulesOf(id, { english: [['mcq', 30]], aptitude: [['mcq', 35]], reasoning: [['mcq', 35]] })

  test('3 sections of 20 minutes each, 100 marks, +1 and -1/4', () => {
    expect(figures(rules)).toEqual({
      minutes: 60,
      marks: 100,
      sections: [
        ['english', 30, 20],
        ['aptitude', 35, 20],
        ['reasoning', 35, 20],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [180, 45] })
  })

  test('9 right and 5 wrong are 7.75 marks', () => {
    const paper = paperOf(id, { english: [['mcq', 15]] })
    expect(scored(paper, { ...right(1, 9), ...wrong(10, 14) })).toMatchObject({ units: units('7.75'), skipped: 1 })
  })

  test('sections lock at 20 and 40 minutes, and the paper ends at 60', () => {
    const clock = clockOf(rules)
    expect([20, 40, 60].map((minutes) => placeAfter(clock, minutes * minute - 1))).toMatchObject([
      { sectionId: 's1' },
      { sectionId: 's2' },
      { sectionId: 's3' },
    ])
    expect(placeAfter(clock, 40 * minute)).toMatchObject({ sectionId: 's3' })
    expect(placeAfter(clock, 60 * minute)).toEqual({ at: 'over' })
    expect(leavableFrom(clock, 's2', begunAt)).toBe(begunAt + 40 * minute)
  })

  test('there are cut-offs by section and in total, with no figure before the exam', () => {
    expect(rules.sections.map(({ cutOffs }) => cutOffs)).toEqual([{}, {}, {}])
    expect(rules.cutOffs).toEqual({})
    expect(clears(id, rules, 'ur', 0)).toEqual([])
    expect(rules.qualifying).toBe(true)
  })

  test('the instructions say so', () => {
    expectSaid(rules, [
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

describe('RRB NTPC CBT 1', () => {
  const id = 'pre_rrb-ntpc-1_v1'
  const rules = rulesOf(id, { awareness: [['mcq', 40]], mathematics: [['mcq', 30]], reasoning: [['mcq', 30]] })

  test('100 questions in 90 minutes, +1 and -1/3', () => {
    expect(figures(rules)).toEqual({
      minutes: 90,
      marks: 100,
      sections: [
        ['awareness', 40],
        ['mathematics', 30],
        ['reasoning', 30],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [180, 60] })
  })

  test('10 right and 4 wrong are 8 2/3 marks exactly', () => {
    const paper = paperOf(id, { awareness: [['mcq', 15]] })
    expect(scored(paper, { ...right(1, 10), ...wrong(11, 14) }).units).toBe(units('26/3'))
  })

  test('the minimum is 40 % for UR and EWS, 30 % for OBC and SC, 25 % for ST', () => {
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
    expectSaid(rules, [
      ['You have 90 minutes in all.', 'आपके पास कुल 90 मिनट हैं।'],
      ['UR, EWS 40%; OBC, SC 30%; ST 25%', 'अनारक्षित, EWS 40%; OBC, SC 30%; ST 25%'],
      ['percentile method of the RRBs', 'RRB की परसेंटाइल विधि'],
      ['the older candidate first; the name from A to Z', 'अधिक आयु वाला पहले; नाम, A से Z'],
    ])
  })

  test('20 minutes an hour more end it at 120 minutes', () => {
    expect(scheduleOf(clockOf(rules, { extra: { perHourMinutes: 20 } }), begunAt).deadlineAt).toBe(
      begunAt + 120 * minute,
    )
  })
})

describe('UPSC Prelims GS 1', () => {
  const id = 'pre_upsc-gs-1_v1'
  const rules = rulesOf(id, {
    gs: [
      ['mcq', 90],
      ['assertion_reason', 10],
    ],
  })

  test('100 questions in 120 minutes for 200 marks, +2 and -2/3', () => {
    expect(figures(rules)).toEqual({ minutes: 120, marks: 200, sections: [['gs', 100]] })
    expect(marking(rules)).toEqual({ mcq: [360, 120], assertion_reason: [360, 120] })
  })

  test('6 right and 3 wrong are 10 marks exactly, in both kinds', () => {
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

  test('ends at 120 minutes, and the instructions say so', () => {
    expect(placeAfter(clockOf(rules), 120 * minute)).toEqual({ at: 'over' })
    expectSaid(rules, [
      ['You have 120 minutes in all.', 'आपके पास कुल 120 मिनट हैं।'],
      ['Assertion and reason', 'कथन और कारण'],
      ['Equal scores share a rank.', 'बराबर अंक वालों की रैंक एक ही होती है।'],
    ])
  })
})

describe('UPSC CSAT', () => {
  const id = 'pre_upsc-csat_v1'
  const rules = rulesOf(id, { csat: [['mcq', 80]] })

  test('80 questions in 120 minutes for 200 marks, +5/2 and -5/6', () => {
    expect(figures(rules)).toEqual({ minutes: 120, marks: 200, sections: [['csat', 80]] })
    expect(marking(rules)).toEqual({ mcq: [450, 150] })
  })

  test('33 per cent, 66 marks of 200, qualifies whoever it is; it makes no rank', () => {
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

  test('the instructions say so', () => {
    expectSaid(rules, [
      ['This paper only qualifies', 'यह पेपर केवल अर्हक है'],
      ['UR, EWS, OBC, SC, ST 33%', 'अनारक्षित, EWS, OBC, SC, ST 33%'],
    ])
    expectNotSaid(rules, unchecked[0])
  })
})

describe('UPPSC GS 1', () => {
  const id = 'pre_uppsc-gs-1_v1'
  const rules = rulesOf(id, { gs: [['mcq', 150]] })

  test('150 questions in 120 minutes for 200 marks, +4/3 and -4/9', () => {
    expect(figures(rules)).toEqual({ minutes: 120, marks: 200, sections: [['gs', 150]] })
    expect(marking(rules)).toEqual({ mcq: [240, 80] })
    expectSaid(rules, [['You have 120 minutes in all.', 'आपके पास कुल 120 मिनट हैं।']])
  })

  test('exam.md section 8: 7 right and 3 wrong are 8 marks exactly', () => {
    expect(scored(paperOf(id, { gs: [['mcq', 10]] }), { ...right(1, 7), ...wrong(8, 10) }).units).toBe(units('8'))
  })
})

describe('RPSC RAS Prelims', () => {
  const id = 'pre_rpsc-ras-prelims_v1'
  const rules = rulesOf(id, { gk: [['mcq', 150]] })
  const notAttempted: Done = { optionIds: ['na'] }

  test('150 questions in 180 minutes for 200 marks: +4/3, -4/9, and -4/9 for a true blank', () => {
    expect(figures(rules)).toEqual({ minutes: 180, marks: 200, sections: [['gk', 150]] })
    expect(rules.sections[0]?.marking).toEqual([{ kind: 'mcq', count: 150, correct: 240, wrong: 80, blank: 80 }])
  })

  test('the option "not attempted" is an answer that costs nothing; a true blank costs a third', () => {
    const paper = paperOf(id, { gk: [['mcq', 6]] })
    expect(refuseBatch([{ questionId: 'q1', answer: { optionIds: ['na'] } }], answerSpecs(paper.questions))).toBeNull()
    const done = { ...right(1, 2), ...wrong(3, 3), q4: notAttempted, q5: notAttempted, q6: null }
    expect(scored(paper, done)).toMatchObject({ units: units('16/9'), correct: 2, wrong: 1, skipped: 3 })
    expect(scored(paper, { ...done, q6: notAttempted }).units).toBe(units('20/9'))
  })

  test('over 10 per cent of true blanks disqualifies, and exactly 10 per cent do not', () => {
    expect(rules.disqualifiedOverBlank).toBe(10)
    const paper = paperOf(id, { gk: [['mcq', 20]] })
    const tooMany = (done: Record<string, Done>) =>
      leftTooManyBlank(paper, responsesOf(done), [], rules.disqualifiedOverBlank ?? 100)
    expect(tooMany({ ...right(1, 17), q18: notAttempted })).toBe(false)
    expect(tooMany(right(1, 17))).toBe(true)
  })

  test('the instructions say so', () => {
    expectSaid(rules, [
      ['Each question has a further option, “Not attempted”. It earns and costs nothing.', '“प्रयास नहीं किया”'],
      ['no option at all is chosen costs 4/9 marks', '4/9 अंक कटते हैं'],
      ['more than 10% of the questions', '10% से अधिक प्रश्नों में'],
      unchecked,
    ])
    expectNotSaid(rules, 'left without an answer earns and costs nothing')
  })
})

describe('JEE Main', () => {
  const id = 'pre_jee-main_v1'
  const subject: Composition[string] = [
    ['mcq', 20],
    ['nat', 5],
  ]
  const rules = rulesOf(id, { mathematics: subject, physics: subject, chemistry: subject })

  test('3 x (20 MCQ + 5 numeric) in 180 minutes for 300 marks, all +4 and -1', () => {
    expect(figures(rules)).toEqual({
      minutes: 180,
      marks: 300,
      sections: [
        ['mathematics', 25],
        ['physics', 25],
        ['chemistry', 25],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [720, 180], nat: [720, 180] })
  })

  test('a wrong number costs a mark as a wrong option does', () => {
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

  test('ties: Maths, Physics, Chemistry, then the ratio of wrong to right overall and by subject', () => {
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

  test('the instructions say so', () => {
    expectSaid(rules, [
      ['The keyboard is off', 'कीबोर्ड बंद है'],
      ['the answer you chose is not counted', 'चुना हुआ उत्तर नहीं गिना जाता'],
      ['An answer that is marked for review is considered for evaluation.', 'भी मूल्यांकन में गिना जाता है'],
      ['the score in Mathematics; the score in Physics; the score in Chemistry', 'गणित के अंक; भौतिकी के अंक'],
      ['NTA percentile', 'NTA परसेंटाइल'],
      ['Number to type', 'संख्या लिखनी है'],
    ])
    expectNotSaid(rules, 'calculator')
  })
})

describe('NEET-UG', () => {
  const id = 'pre_neet-ug_v1'
  const rules = rulesOf(id, {
    physics: [['mcq', 45]],
    chemistry: [['mcq', 45]],
    biology: [
      ['mcq', 80],
      ['assertion_reason', 10],
    ],
  })

  test('180 questions in 180 minutes for 720 marks, +4 and -1', () => {
    expect(figures(rules)).toEqual({
      minutes: 180,
      marks: 720,
      sections: [
        ['physics', 45],
        ['chemistry', 45],
        ['biology', 90],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [720, 180] })
    const paper = paperOf(id, { biology: [['mcq', 12]] })
    expect(scored(paper, { ...right(1, 8), ...wrong(9, 11) }).units).toBe(units('29'))
  })

  test('the instructions say so', () => {
    expectSaid(rules, [
      ['You have 180 minutes in all.', 'आपके पास कुल 180 मिनट हैं।'],
      ['the score in Biology; the score in Chemistry; the score in Physics', 'जीव विज्ञान के अंक; रसायन विज्ञान के अंक'],
      unchecked,
    ])
  })
})

describe('JEE Advanced', () => {
  const id = 'pre_jee-advanced_v1'
  const subject: Composition[string] = [
    ['mcq', 4],
    ['msq', 3],
    ['nat', 6],
    ['matrix', 4],
  ]
  const rules = rulesOf(id, { mathematics: subject, physics: subject, chemistry: subject })

  test('marks by kind: MCQ +3 -1, MSQ +4 -2 with partial marks, numbers +4, lists 2 a row', () => {
    expect(marking(rules)).toEqual({ mcq: [540, 180], msq: [720, 360], nat: [720, 0], matrix: [1440, 0] })
    expect(rules.sections.map(({ questionCount }) => questionCount)).toEqual([17, 17, 17])
    expect(rules.durationMs).toBe(180 * minute)
    expect(rules.keyboard).toBe(false)
  })

  test.each([
    ['all three right ones and only those', ['a', 'b', 'c'], '4'],
    ['two of the three', ['a', 'c'], '2'],
    ['one of the three', ['b'], '1'],
    ['a wrong one among them', ['a', 'b', 'd'], '-2'],
  ])('several right options, %s chosen', (_what, optionIds, marks) => {
    const paper = paperOf(id, { physics: [['msq', 1]] })
    expect(scored(paper, { q1: { optionIds } }).units).toBe(units(marks))
  })

  test('a list earns by the row', () => {
    const paper = paperOf(id, { physics: [['matrix', 1]] })
    expect(scored(paper, { q1: { rows: { p: ['1'], q: ['2'], r: ['4'] } } })).toMatchObject({
      units: units('4'),
      partial: 1,
    })
  })

  test('the instructions say so', () => {
    expectSaid(rules, [
      ['3 of 4 right ones earn 3 marks, 2 of 3 or more earn 2, and 1 of 2 or more earns 1', '4 में से 3 सही चुनने पर 3 अंक'],
      ['each right row earns its share', 'हर सही पंक्ति पर उसके हिस्से के अंक'],
      ['the marks gained, without the penalties', 'कटौती से पहले मिले अंक'],
      ['The keyboard is off', 'कीबोर्ड बंद है'],
    ])
  })
})

describe('GATE', () => {
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

  test('65 questions in 180 minutes for 100 marks', () => {
    expect(figures(rules)).toEqual({
      minutes: 180,
      marks: 100,
      sections: [
        ['aptitude', 10],
        ['subject', 55],
      ],
    })
  })

  test('MCQ cost 1/3 of 1 mark and 2/3 of 2; MSQ and NAT cost nothing and have no partial marks', () => {
    expect(rules.sections[1]?.marking).toEqual([
      { kind: 'mcq', count: 15, correct: 180, wrong: 60 },
      { kind: 'msq', count: 5, correct: 180, wrong: 0 },
      { kind: 'nat', count: 5, correct: 180, wrong: 0 },
      { kind: 'mcq', count: 15, correct: 360, wrong: 120 },
      { kind: 'msq', count: 5, correct: 360, wrong: 0 },
      { kind: 'nat', count: 10, correct: 360, wrong: 0 },
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

  test('a scientific calculator is on the screen, the keyboard is off; the instructions say so', () => {
    expect(rules).toMatchObject({ calculator: 'scientific', keyboard: false })
    expectSaid(rules, [
      ['A scientific calculator is on the screen.', 'स्क्रीन पर वैज्ञानिक कैलकुलेटर है।'],
      [
        'General Aptitude and Subject paper are set in English only.',
        'सामान्य अभियोग्यता और विषय का प्रश्न-पत्र केवल अंग्रेज़ी में होते हैं।',
      ],
      ['linear formula over mean and deviation', 'माध्य और विचलन के रैखिक सूत्र'],
    ])
  })
})

describe('UGC-NET', () => {
  const id = 'pre_ugc-net_v1'
  const rules = rulesOf(id, { 'paper-1': [['mcq', 50]], 'paper-2': [['mcq', 100]] })

  test('150 questions in 180 minutes for 300 marks, +2 without penalty', () => {
    expect(figures(rules)).toEqual({
      minutes: 180,
      marks: 300,
      sections: [
        ['paper-1', 50],
        ['paper-2', 100],
      ],
    })
    expect(marking(rules)).toEqual({ mcq: [360, 0] })
  })

  test('a question left marked for review earns nothing', () => {
    expect(rules.reviewCounts).toBe(false)
    const paper = paperOf(id, { 'paper-1': [['mcq', 4]] })
    expect(scored(paper, { q1: rightOf.mcq, q2: { marked: rightOf.mcq }, q3: wrongOf.mcq })).toMatchObject({
      units: units('2'),
      correct: 1,
      wrong: 1,
      skipped: 2,
    })
  })

  test('the instructions say so', () => {
    expectSaid(rules, [
      ['A wrong answer costs nothing.', 'ग़लत उत्तर पर अंक नहीं कटते।'],
      ['still marked for review at the end is not considered', 'चिह्नित रहा उत्तर मूल्यांकन में नहीं गिना जाता'],
      ['The keyboard is off', 'कीबोर्ड बंद है'],
      unchecked,
    ])
  })
})

describe('a state exam with a choice of subjects', () => {
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

  test('35 and 30 minutes, a break of 10, and two of three subjects of 30 minutes each', () => {
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

  test('the maximum is of two subjects, and of 25 of the 30 questions of each', () => {
    // 40 + (25 + 10) + 2 * (4 questions of 2 marks and 21 of 1).
    expect(rules.maxUnits).toBe(units('133'))
    expect(scored(paper, {}, ['s1', 's2', 's3', 's5']).maxUnits).toBeLessThanOrEqual(rules.maxUnits)
  })

  test('sections run in turn, with the break between the second and the subjects that were taken', () => {
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

  test('a section may be left after its minimum, and the rest come forward', () => {
    const clock = clockOf(rules)
    expect(leavableFrom(clock, 's1', begunAt)).toBe(begunAt + 15 * minute)
    const left = clockOf(rules, { leaves: { s1: begunAt + 15 * minute } })
    expect(placeAfter(left, 15 * minute)).toMatchObject({ sectionId: 's2' })
  })

  test('General Studies is only read after its time, Reasoning stays open, subjects are closed', () => {
    expect(paper.sections.map(({ after }) => after)).toEqual(['view', 'edit', 'none', 'none', 'none'])
    const schedule = scheduleOf(clockOf(rules), begunAt)
    const counts = paper.sections.slice(0, 3).map((section) => countsIn(schedule, section, begunAt + 110 * minute))
    expect(counts).toEqual([false, true, false])
  })

  test('the 26th question of a subject is refused, with its number and the limit', () => {
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

  test('a shorter test keeps the share of the cap, and takes no more subjects than it has', () => {
    const short = rulesOf(id, { mathematics: [['mcq', 6]] }, { minutes: 6, sections: { mathematics: 6 } })
    expect(short.sections[0]).toMatchObject({ maxAttempted: 5, minSubmitMs: 2 * minute })
    expect(short).toMatchObject({ optionalTaken: 1, maxUnits: units('5') })
  })

  test('45 per cent in all and 40 of General Studies are needed, for SC 40 and 35', () => {
    expect(clears(id, rules, 'ur', units('60'), { general: units('16') })).toEqual([true, true])
    expect(clears(id, rules, 'ur', units('60'), { general: units('15.75') })).toEqual([true, false])
    expect(clears(id, rules, 'sc', units('54'), { general: units('14') })).toEqual([true, true])
    expect(clears(id, rules, 'ur', units('54'), { general: units('16') })).toEqual([false, true])
  })

  test('true or false, short answers and lists by the row are marked as it says', () => {
    const done: Record<string, Done> = {
      q25: rightOf.true_false,
      q26: wrongOf.true_false,
      q27: rightOf.short,
      q29: { rows: { p: ['1'], q: ['2'] } },
    }
    const small = paperOf(id, { mathematics: subject })
    expect(scored(small, done, ['s1']).units).toBe(units('3.5'))
  })

  test('the instructions say so', () => {
    expectSaid(rules, [
      ['Of Mathematics, Biology and Physics you take 2', 'गणित, जीव विज्ञान और भौतिकी में से 2 लेने हैं'],
      [
        'After Reasoning and Aptitude there is a break of 10 minutes.',
        'तर्कशक्ति एवं अभियोग्यता के बाद 10 मिनट का विराम है।',
      ],
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
      ['Minimum in General Studies: UR, EWS 40%; OBC, SC, ST 35%.', 'सामान्य अध्ययन में न्यूनतम: अनारक्षित, EWS 40%'],
      ['fewer wrong for each right answer', 'हर सही उत्तर पर कम ग़लत'],
      unchecked,
    ])
  })
})

describe('practice of every kind', () => {
  const id = 'pre_practice_v1'
  const composition: Composition = { first: questionKinds.map((kind) => [kind, 1] as [QuestionKind, number]) }
  const rules = rulesOf(id, composition)

  test('marks every kind of question, right and wrong', () => {
    const paper = paperOf(id, composition)
    const answers = (of: Record<QuestionKind, Done>) =>
      Object.fromEntries(paper.questions.map(({ id: questionId, kind }) => [questionId, of[kind]]))
    expect(scored(paper, answers(rightOf))).toMatchObject({ units: rules.maxUnits, correct: 7 })
    expect(scored(paper, answers(wrongOf))).toMatchObject({ units: units('-6'), wrong: 7 })
  })

  test('may be paused: the time that is left stays what it was', () => {
    expect(rules.pausable).toBe(true)
    const clock = clockOf(rules, { pauses: [{ from: begunAt + 10 * minute, to: null }] })
    const now = begunAt + 500 * minute
    expect(scheduleOf(clock, now).deadlineAt - now).toBe(20 * minute)
    expectSaid(rules, [
      ['You may pause: the clock stands still until you go on.', 'जब तक आगे न बढ़ें, घड़ी रुकी रहती है'],
      ['True or false', 'सत्य या असत्य'],
      ['Short answer', 'छोटा उत्तर'],
      ['Lists to match', 'सूची मिलान'],
    ])
  })
})

test('exam.md section 3: a live test says that its clock is everyone’s, and until when one may join', () => {
  const rules = rulesOf('pre_ssc-cgl-1_v1', { reasoning: [['mcq', 5]] })
  expectSaid({ ...rules, commonStart: true, lateJoinMinutes: 10 }, [
    ['Everyone’s clock starts at the same moment', 'सबकी घड़ी एक साथ चलती है'],
    ['You may still begin up to 10 minutes after the test opens.', 'टेस्ट खुलने के 10 मिनट बाद तक शुरू कर सकते हैं।'],
  ])
  expectNotSaid(rules, 'Everyone’s clock')
})
