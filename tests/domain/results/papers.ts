import * as fc from 'fast-check'
import type { Answer, Paper, PaperQuestion, PaperSection, Response } from '../../../domain/attempts/contract.ts'
import { questionKinds, type QuestionKey, type QuestionKind } from '../../../domain/questions/contract.ts'
import { assertionReasonOptions } from '../../../domain/questions/kinds/standard-options.ts'
import type { MarkScheme } from '../../../domain/questions/kinds/kind.ts'
import type { Body } from '../../../domain/questions/kinds/registry.ts'
import { trueFalseOptions } from '../../../domain/questions/kinds/true-false.ts'
import { units } from '../../../domain/results/marks.ts'
import type { KeyOutcome } from '../../../domain/results/contract.ts'
import type { ScoringRubric } from '../../../domain/results/scoring.ts'

const text = { en: 'x', hi: '' }
const letters = ['a', 'b', 'c', 'd', 'e']
const rows = ['p', 'q', 'r', 's']
const columns = ['1', '2', '3']
const listed = (ids: string[]) => ids.map((id) => ({ id, content: text }))

export const bodyFor = (kind: QuestionKind, rowCount = 2): Body => {
  switch (kind) {
    case 'mcq':
    case 'msq':
      return { kind, options: listed(letters) }
    case 'true_false':
      return { kind, options: trueFalseOptions }
    case 'assertion_reason':
      return { kind, statements: { assertion: text, reason: text }, options: assertionReasonOptions }
    case 'matrix':
      return { kind, rows: listed(rows.slice(0, rowCount)), columns: listed(columns), multiple: true }
    case 'nat':
    case 'short':
      return { kind }
  }
}

export const questionOf = (id: string, body: Body, marks: MarkScheme): PaperQuestion => ({
  id,
  stem: text,
  passageId: null,
  marks,
  ...body,
})

export const sectionOf = (id: string, questionIds: string[], parts: Partial<PaperSection> = {}): PaperSection => ({
  id,
  title: text,
  questionIds,
  durationMs: null,
  minSubmitMs: 0,
  breakMs: 0,
  optional: false,
  maxAttempted: null,
  after: 'edit',
  ...parts,
})

export const paperOf = (questions: PaperQuestion[], parts: Partial<Paper> = {}): Paper => ({
  testId: 't',
  versionId: 'v',
  title: text,
  durationMs: 1,
  minSubmitMs: 0,
  navigation: 'free',
  maxUnits: questions.reduce((sum, { marks }) => sum + marks.correct, 0),
  saveMode: 'real_exam',
  reviewCounts: true,
  keyboard: true,
  calculator: 'none',
  pausable: false,
  optionalTaken: 0,
  sections: [
    sectionOf(
      's1',
      questions.map(({ id }) => id),
    ),
  ],
  passages: [],
  questions,
  ...parts,
})

const pairs = (...marks: [string, string][]) => fc.constantFrom(...marks)
const subset = (of: string[], minLength = 1) => fc.uniqueArray(fc.constantFrom(...of), { minLength })
const over = (under: number, most: number, decimals: number) =>
  fc.integer({ min: -most, max: most }).map((whole) => (whole / under).toFixed(decimals))
/** A small range, so that edges of a range and halves of a last place are often hit. */
const decimal = fc.oneof(over(4, 20, 2), over(100, 40, 2))
const typedNumber = fc.oneof(decimal, over(8, 12, 3), over(1000, 9_999, 3), fc.constantFrom('.5', '-.5', '5.', '-0'))
const words = fc.constantFrom(
  'Delhi',
  'delhi',
  ' DELHI ',
  'New  Delhi',
  'new\u200b delhi',
  'दिल्ली',
  '१५',
  '15',
  '\u095b',
  '\u091c\u093c',
)

const keyArbitraries = (rowCount: number): { [K in QuestionKind]: fc.Arbitrary<QuestionKey> } => ({
  mcq: fc.constantFrom(...letters).map((option) => ({ kind: 'mcq', optionIds: [option] })),
  msq: subset(letters).map((optionIds) => ({ kind: 'msq', optionIds })),
  nat: fc
    .tuple(decimal, decimal, fc.integer({ min: 0, max: 3 }), fc.constantFrom('half_up', 'truncate', null))
    .map(([one, other, decimals, rule]) => {
      const [min = '', max = ''] = Number(one) <= Number(other) ? [one, other] : [other, one]
      return { kind: 'nat', min, max, ...(rule && { rounding: { decimals, rule: rule as 'half_up' } }) }
    }),
  true_false: fc.boolean().map((value) => ({ kind: 'true_false', value })),
  short: fc
    .tuple(fc.array(words, { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([accepted, caseSensitive]) => ({ kind: 'short', accepted, caseSensitive })),
  matrix: fc.tuple(...rows.slice(0, rowCount).map(() => subset(columns))).map((chosen) => ({
    kind: 'matrix',
    rows: Object.fromEntries(chosen.map((ids, index) => [rows[index] ?? '', ids])),
  })),
  assertion_reason: fc
    .constantFrom('a' as const, 'b' as const, 'c' as const, 'd' as const)
    .map((option) => ({ kind: 'assertion_reason', optionIds: [option] })),
})

const answerArbitraries = (rowCount: number): { [K in QuestionKind]: fc.Arbitrary<Answer> } => ({
  mcq: fc.constantFrom(...letters).map((option) => ({ optionIds: [option] })),
  msq: subset(letters).map((optionIds) => ({ optionIds })),
  nat: typedNumber.map((value) => ({ value })),
  true_false: fc.constantFrom('true', 'false').map((option) => ({ optionIds: [option] })),
  short: words.map((value) => ({ value })),
  matrix: fc
    .tuple(...rows.slice(0, rowCount).map(() => fc.option(subset(columns))))
    .filter((chosen) => chosen.some((ids) => ids !== null))
    .map((chosen) => ({
      rows: Object.fromEntries(chosen.flatMap((ids, index) => (ids ? [[rows[index] ?? '', ids]] : []))),
    })),
  assertion_reason: fc.constantFrom('a', 'b', 'c', 'd').map((option) => ({ optionIds: [option] })),
})

/** Marks that the rows can share. */
const marksFor = (kind: QuestionKind): fc.Arbitrary<MarkScheme> =>
  fc
    .tuple(
      kind === 'matrix'
        ? pairs(['4', '1'], ['2', '1/2'], ['4/3', '4/9'], ['8', '0'])
        : pairs(
            ['2', '1/2'],
            ['4/3', '4/9'],
            ['5/2', '5/6'],
            ['1', '1/3'],
            ['1', '1/4'],
            ['6/7', '3/14'],
            ['8/7', '2/7'],
            ['4', '1'],
            ['2', '2/3'],
            ['2', '0'],
          ),
      fc.boolean(),
      fc.constantFrom(undefined, undefined, '1/3', '1/4'),
    )
    .map(([[correct, wrong], partly, blank]) => ({
      correct: units(correct),
      wrong: units(wrong),
      ...(partly && kind === 'msq' && { partial: 'jee_advanced' as const }),
      ...(partly && kind === 'matrix' && { partial: 'per_row' as const }),
      ...(blank && { blank: units(blank) }),
    }))

type Item = {
  body: Body
  marks: MarkScheme
  rubric: ScoringRubric
  response: Omit<Response, 'questionId'> | null
}

const outcomes: KeyOutcome[] = [
  'normal',
  'normal',
  'normal',
  'any_of',
  'dropped_all',
  'dropped_attempted',
  'zero_weight',
]

const responseFor = (answers: fc.Arbitrary<Answer>, offersNone: boolean): fc.Arbitrary<Item['response']> => {
  const none: fc.Arbitrary<Answer> = fc.constant({ optionIds: ['na'] })
  const given = offersNone ? fc.oneof(answers, none) : answers
  const answered = fc.tuple(
    given,
    fc.constantFrom('answered' as const, 'answered' as const, 'answered_marked' as const),
  )
  const blank = fc.tuple(fc.constant(null), fc.constantFrom('not_answered' as const, 'marked' as const))
  return fc.option(
    fc
      .oneof({ weight: 4, arbitrary: answered }, { weight: 1, arbitrary: blank })
      .map(([answer, status]) => ({ answer, status, at: 1, ms: 1_000 })),
    { freq: 6 },
  )
}

const anyItem: fc.Arbitrary<Item> = fc
  .tuple(fc.constantFrom(...questionKinds), fc.integer({ min: 2, max: 4 }))
  .chain(([kind, rowCount]) => {
    const keys = keyArbitraries(rowCount)[kind]
    return marksFor(kind).chain((marks) =>
      fc.record({
        body: fc.constant(bodyFor(kind, rowCount)),
        marks: fc.constant(marks),
        rubric: fc
          .record({
            key: keys,
            others: fc.array(keys, { minLength: 1, maxLength: 2 }),
            outcome: fc.constantFrom(...outcomes),
          })
          .map(({ key, others, outcome }) => ({ key, outcome, alternatives: outcome === 'any_of' ? others : [] })),
        response: responseFor(
          answerArbitraries(rowCount)[kind],
          marks.blank !== undefined && 'options' in bodyFor(kind, rowCount),
        ),
      }),
    )
  })

export type AnsweredPaper = {
  paper: Paper
  rubrics: Map<string, ScoringRubric>
  responses: Response[]
  taken: string[]
}

/** A paper of one to four sections, some optional or capped, with a student's responses. */
export const anyAttempt: fc.Arbitrary<AnsweredPaper> = fc
  .record({
    sections: fc.array(
      fc.record({
        items: fc.array(anyItem, { minLength: 1, maxLength: 8 }),
        optional: fc.boolean(),
        cap: fc.option(fc.integer({ min: 1, max: 8 })),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    optionalTaken: fc.integer({ min: 0, max: 3 }),
    asked: fc.boolean(),
    chosen: fc.uniqueArray(fc.integer({ min: 0, max: 3 })),
    reviewCounts: fc.boolean(),
  })
  .map(({ sections, optionalTaken, asked, chosen, reviewCounts }) => {
    const items = sections.flatMap((section, part) =>
      section.items.map((item, index) => ({ ...item, id: `q${part}-${index}` })),
    )
    const questions = items.map(({ id, body, marks }) => questionOf(id, body, marks))
    return {
      paper: paperOf(questions, {
        reviewCounts,
        optionalTaken,
        sections: sections.map(({ items: own, optional, cap }, part) =>
          sectionOf(
            `s${part + 1}`,
            own.map((_, index) => `q${part}-${index}`),
            { optional, maxAttempted: cap },
          ),
        ),
      }),
      rubrics: new Map(items.map(({ id, rubric }) => [id, rubric])),
      // Reversed: the order of the paper decides, not that of the responses.
      responses: items.flatMap(({ id, response }) => (response ? [{ questionId: id, ...response }] : [])).toReversed(),
      taken: asked
        ? sections.flatMap(({ optional }, part) => (!optional || chosen.includes(part) ? [`s${part + 1}`] : []))
        : [],
    }
  })
