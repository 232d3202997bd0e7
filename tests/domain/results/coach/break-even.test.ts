import { describe, expect, test } from 'vitest'
import type { QuestionKind } from '../../../../domain/questions/contract.ts'
import { marksOf } from '../../../../domain/catalogue/marking.ts'
import { breakEven, guessMarks, markingClasses } from '../../../../domain/results/coach/break-even.ts'
import { fraction } from '../../../../domain/results/coach/fraction.ts'
import { units } from '../../../../domain/results/marks.ts'
import { allPresets, presetVersion } from '../../../../drizzle/reference/presets/index.ts'
import { bodyFor, paperOf, questionOf } from '../papers.ts'

/**
 * Worked by hand: penalty / (mark + penalty). 1/4 off 1 mark: (1/4) / (5/4) = 1/5. 1/3 off: (1/3) / (4/3) = 1/4.
 * 1/2 off 2: (1/2) / (5/2) = 1/5. 3/14 off 6/7: (3/14) / (15/14) = 1/5. 2/7 off 8/7: (2/7) / (10/7) = 1/5. 5/14 off
 * 10/7: (5/14) / (25/14) = 1/5. 4/9 off 4/3: (4/9) / (16/9) = 1/4. 5/6 off 5/2: (5/6) / (20/6) = 1/4. 1 off 3: 1/4. 2 off
 * 4: 2/6 = 1/3. 1 off 1: 1/2.
 */
const worked: Record<string, Record<string, string>> = {
  'pre_ssc-cgl-1_v1': { mcq: '1/5' },
  'pre_ssc-cgl-1_v2': { mcq: '1/5' },
  'pre_ibps-po-prelims_v1': { mcq: '1/5' },
  'pre_ibps-po-prelims_v2': { mcq: '1/5' },
  'pre_ibps-po-mains-awareness_v1': { mcq: '1/5' },
  'pre_sbi-po-prelims_v1': { mcq: '1/5' },
  'pre_rrb-ntpc-1_v1': { mcq: '1/4' },
  'pre_upsc-gs-1_v1': { mcq: '1/4', assertion_reason: '1/4' },
  'pre_upsc-csat_v1': { mcq: '1/4', assertion_reason: '1/4' },
  'pre_uppsc-gs-1_v1': { mcq: '1/4', assertion_reason: '1/4' },
  'pre_rpsc-ras-prelims_v1': { mcq: '1/4', assertion_reason: '1/4' },
  'pre_state-subjects_v1': {
    mcq: '1/5',
    assertion_reason: '1/5',
    nat: '0/1',
    true_false: '1/3',
    short: '0/1',
    matrix: '0/1',
  },
  'pre_jee-main_v1': { mcq: '1/5', nat: '1/5' },
  'pre_jee-advanced_v1': { mcq: '1/4', msq: '1/3', nat: '0/1', matrix: '0/1' },
  'pre_neet-ug_v1': { mcq: '1/5', assertion_reason: '1/5' },
  pre_gate_v1: { 'mcq:1': '1/4', 'mcq:2': '1/4', 'msq:1': '0/1', 'msq:2': '0/1', 'nat:1': '0/1', 'nat:2': '0/1' },
  'pre_ugc-net_v1': { mcq: '0/1', assertion_reason: '0/1' },
  pre_practice_v1: {
    mcq: '1/4',
    msq: '1/3',
    nat: '0/1',
    true_false: '1/2',
    short: '0/1',
    matrix: '1/5',
    assertion_reason: '1/4',
  },
  pre_demo_v1: {
    mcq: '1/4',
    msq: '1/3',
    nat: '0/1',
    true_false: '1/2',
    short: '0/1',
    matrix: '1/5',
    assertion_reason: '1/4',
  },
  'pre_daily-quiz_v1': { mcq: '1/5' },
}

const textOf = ({ over, under }: { over: number; under: number }) => `${over}/${under}`

describe('the break-even of each marking scheme (RES-110, LRN-14)', () => {
  test('is worked by hand for every version of every preset', () => {
    const versions = allPresets.flatMap(({ versions: all }) => all.map(({ id }) => id))
    expect(Object.keys(worked).toSorted()).toEqual(versions.toSorted())
  })

  test.each(Object.entries(worked))('%s', (versionId, expected) => {
    const { pattern } = presetVersion(versionId)
    const found = pattern.sections.flatMap(({ id, marking }) =>
      Object.keys(marking).map((name) => {
        const [kind, weight] = name.split(':') as [QuestionKind, string | undefined]
        return [name, textOf(breakEven(marksOf(pattern, id, kind, weight ? Number(weight) : null)))] as const
      }),
    )
    for (const [name, value] of found) expect([name, value]).toEqual([name, expected[name]])
    expect(new Set(found.map(([name]) => name))).toEqual(new Set(Object.keys(expected)))
  })
})

describe('the mean marks of a guess (RES-111)', () => {
  // SSC, +2 and -1/2: among four (2 - 3/2) / 4 = 1/8, among three (2 - 1) / 3 = 1/3, among two (2 - 1/2) / 2 = 3/4.
  // UPSC, +2 and -2/3: among four (2 - 2) / 4 = 0, among three (2 - 4/3) / 3 = 2/9, among two (2 - 2/3) / 2 = 2/3.
  // JEE Advanced, +3 and -1, five options: (3 - 4) / 5 = -1/5.
  test.each([
    ['SSC', '2', '1/2', 4, 1, 8],
    ['SSC', '2', '1/2', 3, 1, 3],
    ['SSC', '2', '1/2', 2, 3, 4],
    ['UPSC', '2', '2/3', 4, 0, 1],
    ['UPSC', '2', '2/3', 3, 2, 9],
    ['UPSC', '2', '2/3', 2, 2, 3],
    ['three marks, five options', '3', '1', 5, -1, 5],
  ])('%s, +%s and -%s, among %i', (_name, correct, wrong, left, over, under) => {
    expect(guessMarks({ correct: units(correct), wrong: units(wrong) }, left)).toEqual(fraction(over, under))
  })
})

const marks = (correct: string, wrong: string) => ({ correct: units(correct), wrong: units(wrong) })

describe('the groups of a paper that are marked alike (RES-110)', () => {
  test('one option of five has a row for each number of options left', () => {
    const paper = paperOf([
      questionOf('q1', bodyFor('mcq'), marks('2', '1/2')),
      questionOf('q2', bodyFor('mcq'), marks('2', '1/2')),
      questionOf('q3', bodyFor('nat'), marks('4', '0')),
    ])
    const [one, typed] = markingClasses(paper)
    expect(one).toMatchObject({ form: 'one', questions: 2, options: 5, breakEven: fraction(1, 5), further: [] })
    expect(one?.eliminations.map(({ left }) => left)).toEqual([5, 4, 3, 2])
    expect(typed).toMatchObject({ form: 'typed', questions: 1, options: null, breakEven: fraction(0, 1) })
  })

  // JEE Advanced, +4, -2, part marks by the number chosen. One chosen and right (+1): a second gives +4 of a key of two
  // or +2 of a longer one, and costs 1 + 2 if wrong: 3 / (3 + 3) = 1/2 to 3 / (1 + 3) = 3/4. Two chosen (+2): +4 of a
  // key of three or +3, and costs 4: 4 / (2 + 4) = 2/3 to 4 / (1 + 4) = 4/5. Three chosen (+3): +4, costs 5: 5/6.
  test('several options say from which probability one more pays', () => {
    const body = {
      kind: 'msq' as const,
      options: ['a', 'b', 'c', 'd'].map((id) => ({ id, content: { en: id, hi: '' } })),
    }
    const [several] = markingClasses(
      paperOf([questionOf('q1', body, { ...marks('4', '2'), partial: 'jee_advanced' as const })]),
    )
    expect(several).toMatchObject({
      form: 'several',
      further: [
        { chosen: 1, least: fraction(1, 2), most: fraction(3, 4) },
        { chosen: 2, least: fraction(2, 3), most: fraction(4, 5) },
        { chosen: 3, least: fraction(5, 6), most: fraction(5, 6) },
      ],
    })
  })

  test('rows and the penalty of a blank are told apart', () => {
    const paper = paperOf([
      questionOf('q1', bodyFor('matrix'), { ...marks('4', '1'), partial: 'per_row' as const }),
      questionOf('q2', bodyFor('mcq'), { ...marks('4/3', '4/9'), blank: units('4/9') }),
    ])
    expect(markingClasses(paper).map(({ form, blank }) => [form, blank])).toEqual([
      ['rows', 0],
      ['one', units('4/9')],
    ])
  })
})
