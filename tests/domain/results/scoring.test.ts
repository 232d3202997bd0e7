import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer, PaperQuestion, Response, ResponseStatus } from '../../../domain/attempts/contract.ts'
import type { QuestionKey, QuestionKind } from '../../../domain/questions/contract.ts'
import { leftTooManyBlank } from '../../../domain/results/blanks.ts'
import type { KeyOutcome } from '../../../domain/results/contract.ts'
import { unitsPerMark, units } from '../../../domain/results/marks.ts'
import { scorePaper, scoreQuestion, totalsOf, type ScoringRubric } from '../../../domain/results/scoring.ts'
import { anyAttempt, bodyFor, paperOf, questionOf, sectionOf } from './papers.ts'
import { fraction, inUnits, plus, referenceScores } from './reference.ts'

type QuestionOptions = { correct?: string; wrong?: string; blank?: string; partial?: 'jee_advanced'; id?: string }
const question = (
  kind: QuestionKind,
  { correct = '4', wrong = '1', blank, partial, id = 'q' }: QuestionOptions = {},
): PaperQuestion =>
  questionOf(id, bodyFor(kind), {
    correct: units(correct),
    wrong: units(wrong),
    ...(partial && { partial }),
    ...(blank && { blank: units(blank) }),
  })

const response = (
  answer: Answer,
  status: ResponseStatus = answer ? 'answered' : 'not_answered',
  questionId = 'q',
): Response => ({
  questionId,
  answer,
  status,
  at: 1,
  ms: 1_000,
})

const mcq = (...optionIds: string[]): QuestionKey => ({ kind: 'mcq', optionIds })
const msq = (...optionIds: string[]): QuestionKey => ({ kind: 'msq', optionIds })
const rubric = (key: QuestionKey, outcome: KeyOutcome = 'normal', alternatives: QuestionKey[] = []): ScoringRubric => ({
  key,
  outcome,
  alternatives,
})

describe('published cases of marking (RES-1, RES-4, RES-5, RES-7)', () => {
  test('7 right and 3 wrong of UPPSC GS are 8 marks exactly', () => {
    const questions = Array.from({ length: 10 }, (_, index) =>
      question('mcq', { correct: '4/3', wrong: '4/9', id: `q${index}` }),
    )
    const rubrics = new Map(questions.map(({ id }) => [id, rubric(mcq('a'))]))
    const responses = questions.map(({ id }, index) => response({ optionIds: [index < 7 ? 'a' : 'b'] }, 'answered', id))
    const totals = totalsOf(scorePaper(paperOf(questions), rubrics, responses), () => 1_000)
    expect(totals).toEqual({
      units: 8 * unitsPerMark,
      maxUnits: units('40/3'),
      correct: 7,
      partial: 0,
      wrong: 3,
      skipped: 0,
      ms: 10_000,
    })
  })

  const advanced = question('msq', { correct: '4', wrong: '2', partial: 'jee_advanced' })

  test.each<[string, string[], string[], string, string]>([
    ['all correct and only those, 4 of 4', ['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a'], 'correct', '4'],
    ['all correct and only those, 3 of 3', ['a', 'b', 'c'], ['a', 'b', 'c'], 'correct', '4'],
    ['all correct and only those, 2 of 2', ['a', 'b'], ['a', 'b'], 'correct', '4'],
    ['the only correct one', ['c'], ['c'], 'correct', '4'],
    ['3 of 4, none wrong', ['a', 'b', 'c', 'd'], ['a', 'c', 'd'], 'partial', '3'],
    ['2 of 4, none wrong', ['a', 'b', 'c', 'd'], ['b', 'd'], 'partial', '2'],
    ['2 of 3, none wrong', ['a', 'b', 'c'], ['a', 'c'], 'partial', '2'],
    ['1 of 4, none wrong', ['a', 'b', 'c', 'd'], ['a'], 'partial', '1'],
    ['1 of 3, none wrong', ['a', 'b', 'c'], ['a'], 'partial', '1'],
    ['1 of 2, none wrong', ['a', 'b'], ['b'], 'partial', '1'],
    ['all right ones and a wrong one', ['a', 'b'], ['a', 'b', 'c'], 'wrong', '-2'],
    ['one right and one wrong', ['a', 'b', 'c'], ['a', 'd'], 'wrong', '-2'],
    ['only a wrong one', ['a', 'b'], ['d'], 'wrong', '-2'],
    ['only a wrong one, one correct', ['a'], ['b'], 'wrong', '-2'],
  ])('JEE Advanced, several right options: %s', (_row, key, chosen, verdict, marks) => {
    expect(scoreQuestion(advanced, rubric(msq(...key)), response({ optionIds: chosen }), true)).toMatchObject({
      verdict,
      units: units(marks),
    })
  })

  test('JEE Advanced, several right options: none chosen is 0', () => {
    expect(scoreQuestion(advanced, rubric(msq('a', 'b')), response(null), true)).toMatchObject({
      verdict: 'skipped',
      units: 0,
    })
  })

  test('without a partial rule an incomplete choice of several right options is wrong', () => {
    const plain = question('msq', { correct: '2', wrong: '0' })
    expect(scoreQuestion(plain, rubric(msq('a', 'b')), response({ optionIds: ['a'] }), true)).toMatchObject({
      verdict: 'wrong',
      units: 0,
    })
  })

  test.each([
    ['0.665', true],
    ['0.675', true],
    ['.67', true],
    ['0.6700', true],
    ['0.664999999', false],
    ['0.675000001', false],
    ['-0.67', false],
    ['67', false],
  ])('the number %s in the range 0.665 to 0.675', (value, right) => {
    const key: QuestionKey = { kind: 'nat', min: '0.665', max: '0.675' }
    expect(scoreQuestion(question('nat', { wrong: '1/3' }), rubric(key), response({ value }), true)).toMatchObject({
      verdict: right ? 'correct' : 'wrong',
      units: units(right ? '4' : '-1/3'),
    })
  })

  test('a wrong answer without a penalty is 0, never -0', () => {
    const key: QuestionKey = { kind: 'nat', min: '1', max: '1' }
    expect(scoreQuestion(question('nat', { wrong: '0' }), rubric(key), response({ value: '2' }), true).units).toBe(0)
  })
})

describe('changed keys (RES-9, RES-10)', () => {
  const right = response({ optionIds: ['a'] })
  const wrong = response({ optionIds: ['b'] })
  const skipped = response(null)

  test.each<[KeyOutcome, Response | undefined, string, string, string]>([
    ['normal', right, 'correct', '4', '4'],
    ['normal', wrong, 'wrong', '-1', '4'],
    ['normal', skipped, 'skipped', '0', '4'],
    ['normal', undefined, 'skipped', '0', '4'],
    ['dropped_all', wrong, 'correct', '4', '4'],
    ['dropped_all', skipped, 'correct', '4', '4'],
    ['dropped_all', undefined, 'correct', '4', '4'],
    ['dropped_attempted', wrong, 'correct', '4', '4'],
    ['dropped_attempted', skipped, 'skipped', '0', '4'],
    ['dropped_attempted', undefined, 'skipped', '0', '4'],
    ['zero_weight', right, 'correct', '0', '0'],
    ['zero_weight', wrong, 'wrong', '0', '0'],
    ['zero_weight', skipped, 'skipped', '0', '0'],
  ])('a key of outcome %s (%#)', (outcome, given, verdict, marks, max) => {
    expect(scoreQuestion(question('mcq'), rubric(mcq('a'), outcome), given, true)).toEqual({
      questionId: 'q',
      verdict,
      units: units(marks),
      maxUnits: units(max),
    })
  })

  test('any_of accepts every key listed and no other', () => {
    const either = rubric(mcq('a'), 'any_of', [mcq('c')])
    const score = (optionId: string) =>
      scoreQuestion(question('mcq'), either, response({ optionIds: [optionId] }), true).verdict
    expect(['a', 'b', 'c', 'd'].map(score)).toEqual(['correct', 'wrong', 'correct', 'wrong'])
  })

  test('of several keys the one that earns most counts', () => {
    const advanced = question('msq', { correct: '4', wrong: '2', partial: 'jee_advanced' })
    const either = rubric(msq('a', 'b', 'c'), 'any_of', [msq('a', 'b'), msq('d')])
    expect(scoreQuestion(advanced, either, response({ optionIds: ['a', 'b'] }), true)).toMatchObject({
      verdict: 'correct',
      units: units('4'),
    })
  })

  test('a paper with a missing key throws instead of counting zero', () => {
    expect(() => scorePaper(paperOf([question('mcq')]), new Map(), [])).toThrow(RangeError)
  })
})

describe('an answer marked for review (RES-11)', () => {
  const marked = response({ optionIds: ['a'] }, 'answered_marked')

  test('is evaluated where the exam counts it', () => {
    expect(scoreQuestion(question('mcq'), rubric(mcq('a')), marked, true)).toMatchObject({
      verdict: 'correct',
      units: units('4'),
    })
  })

  test('earns and costs nothing where the exam does not count it (UGC-NET)', () => {
    expect(scoreQuestion(question('mcq'), rubric(mcq('a')), marked, false)).toMatchObject({
      verdict: 'skipped',
      units: 0,
    })
    expect(scoreQuestion(question('mcq'), rubric(mcq('b')), marked, false)).toMatchObject({
      verdict: 'skipped',
      units: 0,
    })
  })
})

describe('the fifth option "not attempted" of RPSC (RES-12, RES-13)', () => {
  const rpsc = question('mcq', { correct: '1', wrong: '1/3', blank: '1/3' })
  const score = (given: Response | undefined, outcome: KeyOutcome = 'normal', reviewCounts = true) =>
    scoreQuestion(rpsc, rubric(mcq('a'), outcome), given, reviewCounts)

  test('"not attempted" counts 0, and a true blank costs as much as a wrong answer', () => {
    expect(score(response({ optionIds: ['na'] }))).toMatchObject({ verdict: 'skipped', units: 0 })
    expect(score(response(null))).toMatchObject({ verdict: 'skipped', units: units('-1/3') })
    expect(score(undefined)).toMatchObject({ verdict: 'skipped', units: units('-1/3') })
    expect(score(response({ optionIds: ['b'] }))).toMatchObject({ verdict: 'wrong', units: units('-1/3') })
  })

  test('a blank of a question that was dropped or left out of the maximum costs nothing', () => {
    expect(score(undefined, 'dropped_attempted').units).toBe(0)
    expect(score(undefined, 'zero_weight')).toMatchObject({ units: 0, maxUnits: 0 })
    expect(score(undefined, 'dropped_all').units).toBe(units('1'))
  })

  test('an answer that a mark for review voids is not a blank', () => {
    expect(score(response({ optionIds: ['a'] }, 'answered_marked'), 'normal', false)).toMatchObject({
      verdict: 'skipped',
      units: 0,
      remark: 'left_for_review',
    })
  })

  const twenty = Array.from({ length: 20 }, (_, index) => question('mcq', { blank: '1', id: `q${index}` }))
  test.each([
    [2, 10, false],
    [3, 10, true],
    [20, 10, true],
    [1, 5, false],
    [1, 4.5, true],
    [0, 0, false],
  ])('%i of 20 left blank at a limit of %d % disqualifies: %s', (blank, percent, disqualified) => {
    const responses = twenty.slice(blank).map(({ id }) => response({ optionIds: ['na'] }, 'answered', id))
    expect(leftTooManyBlank(paperOf(twenty), responses, [], percent)).toBe(disqualified)
  })
})

describe('optional sections and caps (RES-14, RES-15)', () => {
  const six = Array.from({ length: 6 }, (_, index) => question('mcq', { id: `q${index}` }))
  const ids = six.map(({ id }) => id)
  const keys = (dropped?: string) =>
    new Map(ids.map((id) => [id, rubric(mcq('a'), id === dropped ? 'dropped_all' : 'normal')]))
  const right = (...of: number[]) => of.map((index) => response({ optionIds: ['a'] }, 'answered', `q${index}`))
  const marks = (scores: { units: number }[]) => scores.map((score) => score.units / unitsPerMark)

  const capped = paperOf(six, { sections: [sectionOf('s1', ids, { maxAttempted: 3 })] })

  test('of a section with a cap the first answers in the order of the paper count, and the rest is skipped with a remark', () => {
    const scores = scorePaper(capped, keys(), right(5, 4, 2, 1))
    expect(marks(scores)).toEqual([0, 4, 4, 0, 4, 0])
    expect(scores.map(({ remark }) => remark)).toEqual([...Array(5).fill(undefined), 'over_cap'])
    expect(totalsOf(scores, () => 0)).toMatchObject({
      units: units('12'),
      maxUnits: units('12'),
      correct: 3,
      skipped: 3,
    })
  })

  test('the maximum of a section is that of its cap, however few were answered', () => {
    expect(totalsOf(scorePaper(capped, keys(), right(4)), () => 0)).toMatchObject({
      units: units('4'),
      maxUnits: units('12'),
    })
  })

  test('a question that is given to everyone fills a free place of the cap', () => {
    expect(marks(scorePaper(capped, keys('q5'), right(0, 1)))).toEqual([4, 4, 0, 0, 0, 4])
    expect(marks(scorePaper(capped, keys('q5'), right(0, 1, 2)))).toEqual([4, 4, 4, 0, 0, 0])
  })

  const optional = paperOf(six, {
    optionalTaken: 1,
    sections: [
      sectionOf('s1', ['q0', 'q1']),
      sectionOf('s2', ['q2', 'q3'], { optional: true }),
      sectionOf('s3', ['q4', 'q5'], { optional: true }),
    ],
  })

  test('an optional section that was not taken is out of the maximum', () => {
    const scores = scorePaper(optional, keys(), right(0, 2, 4), ['s1', 's3'])
    expect(marks(scores)).toEqual([4, 0, 0, 0, 4, 0])
    expect(scores.filter(({ remark }) => remark === 'not_taken').map(({ questionId }) => questionId)).toEqual([
      'q2',
      'q3',
    ])
    expect(totalsOf(scores, () => 0)).toMatchObject({ maxUnits: units('16'), correct: 2, skipped: 2 })
  })

  test('of too many sections taken, and where the student made no choice, the first count', () => {
    expect(marks(scorePaper(optional, keys(), right(2, 4), ['s1', 's2', 's3']))).toEqual([0, 0, 4, 0, 0, 0])
    expect(marks(scorePaper(optional, keys(), right(2, 4)))).toEqual([0, 0, 4, 0, 0, 0])
  })
})

test('the score of any paper equals the sum of exact fractions, whatever its questions and answers (RES-1, RES-8)', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyAttempt, ({ paper, rubrics, responses, taken }) => {
      const scores = scorePaper(paper, rubrics, responses, taken)
      const reference = referenceScores(paper, rubrics, responses, taken)
      expect(
        scores.map(({ questionId, verdict, units: made, maxUnits }) => [questionId, verdict, made, maxUnits]),
      ).toEqual(
        reference.map(({ questionId, verdict, marks, max }) => [questionId, verdict, inUnits(marks), inUnits(max)]),
      )
      const totals = totalsOf(scores, () => 0)
      expect(totals.units).toBe(inUnits(reference.map(({ marks }) => marks).reduce(plus, fraction(0))))
      const notTaken = scores.filter(({ remark }) => remark === 'not_taken').length
      expect(totals.correct + totals.partial + totals.wrong + totals.skipped + notTaken).toBe(paper.questions.length)
      for (const { verdict, remark } of scores) seen.add(remark ?? verdict)
    }),
    { numRuns: 3_000 },
  )
  // The generated papers covered every kind of outcome.
  expect([...seen].sort()).toEqual([
    'correct',
    'left_for_review',
    'not_taken',
    'over_cap',
    'partial',
    'skipped',
    'wrong',
  ])
})
