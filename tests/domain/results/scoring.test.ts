import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer, Paper, PaperQuestion, Response, ResponseStatus } from '../../../domain/attempts/contract.ts'
import type { QuestionKey, QuestionKind } from '../../../domain/questions/contract.ts'
import { unitsPerMark, units } from '../../../domain/results/marks.ts'
import { scorePaper, scoreQuestion, totalsOf, type KeyOutcome, type Rubric } from '../../../domain/results/scoring.ts'

const text = { en: 'x', hi: '' }
const letters = ['a', 'b', 'c', 'd', 'e']

type QuestionOptions = { correct?: string; wrong?: string; partial?: 'jee_advanced'; id?: string }
const question = (
  kind: QuestionKind,
  { correct = '4', wrong = '1', partial, id = 'q' }: QuestionOptions = {},
): PaperQuestion => ({
  id,
  kind,
  stem: text,
  options: kind === 'nat' ? [] : letters.map((letter) => ({ id: letter, content: text })),
  marks: { correct: units(correct), wrong: units(wrong), ...(partial && { partial }) },
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
const rubric = (key: QuestionKey, outcome: KeyOutcome = 'normal'): Rubric => ({ key, outcome })

const paperOf = (questions: PaperQuestion[], reviewCounts = true): Paper => ({
  testId: 't',
  versionId: 'v',
  title: text,
  durationMs: 1,
  maxUnits: questions.reduce((sum, { marks }) => sum + marks.correct, 0),
  saveMode: 'real_exam',
  reviewCounts,
  keyboard: true,
  sections: [{ id: 's1', title: text, questionIds: questions.map(({ id }) => id) }],
  questions,
})

describe('published cases', () => {
  test('exam.md section 8: 7 right and 3 wrong of UPPSC GS are 8 marks exactly', () => {
    const questions = Array.from({ length: 10 }, (_, index) =>
      question('mcq', { correct: '4/3', wrong: '4/9', id: `q${index}` }),
    )
    const rubrics = new Map(questions.map(({ id }) => [id, rubric(mcq('a'))]))
    const responses = questions.map(({ id }, index) => response({ optionIds: [index < 7 ? 'a' : 'b'] }, 'answered', id))
    const totals = totalsOf(scorePaper(paperOf(questions), rubrics, responses), () => 1_000)
    expect(totals).toEqual({
      units: 8 * unitsPerMark,
      maxUnits: 2400,
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
  ])('exam.md section 1, JEE Advanced MSQ: %s', (_row, key, chosen, verdict, marks) => {
    expect(scoreQuestion(advanced, rubric(msq(...key)), response({ optionIds: chosen }), true)).toMatchObject({
      verdict,
      units: units(marks),
    })
  })

  test('exam.md section 1, JEE Advanced MSQ: none chosen is 0', () => {
    expect(scoreQuestion(advanced, rubric(msq('a', 'b')), response(null), true)).toMatchObject({
      verdict: 'skipped',
      units: 0,
    })
  })

  test('exam.md section 1: without a partial rule an MSQ that is not complete is wrong', () => {
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
  ])('exam.md section 2: NAT %s in 0.665 to 0.675', (value, right) => {
    const key: QuestionKey = { kind: 'nat', min: '0.665', max: '0.675' }
    expect(scoreQuestion(question('nat', { wrong: '1/3' }), rubric(key), response({ value }), true)).toMatchObject({
      verdict: right ? 'correct' : 'wrong',
      units: units(right ? '4' : '-1/3'),
    })
  })

  test('exam.md section 1: a wrong answer without a penalty is 0, never -0', () => {
    const key: QuestionKey = { kind: 'nat', min: '1', max: '1' }
    expect(scoreQuestion(question('nat', { wrong: '0' }), rubric(key), response({ value: '2' }), true).units).toBe(0)
  })
})

describe('key outcomes', () => {
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
  ])('exam.md section 2: %s (%#)', (outcome, given, verdict, marks, max) => {
    expect(scoreQuestion(question('mcq'), rubric(mcq('a'), outcome), given, true)).toEqual({
      questionId: 'q',
      verdict,
      units: units(marks),
      maxUnits: units(max),
    })
  })

  test('exam.md section 2: any_of accepts every key listed and no other', () => {
    const score = (optionId: string) =>
      scoreQuestion(question('mcq'), rubric(mcq('a', 'c'), 'any_of'), response({ optionIds: [optionId] }), true).verdict
    expect(['a', 'b', 'c', 'd'].map(score)).toEqual(['correct', 'wrong', 'correct', 'wrong'])
  })

  test('style.md habit 4: unscorable is not zero: a paper with a missing key throws', () => {
    expect(() => scorePaper(paperOf([question('mcq')]), new Map(), [])).toThrow(RangeError)
  })
})

describe('marked for review', () => {
  const marked = response({ optionIds: ['a'] }, 'answered_marked')

  test('exam.md section 3: Answered & Marked for Review is evaluated where the preset counts it', () => {
    expect(scoreQuestion(question('mcq'), rubric(mcq('a')), marked, true)).toMatchObject({
      verdict: 'correct',
      units: units('4'),
    })
  })

  test('exam.md section 1, UGC-NET: a question left marked for review earns nothing, and costs nothing', () => {
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

/** The slow, obvious reference: fractions of BigInt, options compared one by one, decimals as fractions. */
type Fraction = { over: bigint; under: bigint }

const fraction = (mark: string): Fraction => {
  const [over = '0', under = '1'] = mark.split('/')
  return { over: BigInt(over), under: BigInt(under) }
}
const plus = (first: Fraction, second: Fraction): Fraction => ({
  over: first.over * second.under + second.over * first.under,
  under: first.under * second.under,
})
const asUnits = ({ over, under }: Fraction): number => {
  expect((over * 180n) % under).toBe(0n)
  return Number((over * 180n) / under)
}

type Case = {
  kind: QuestionKind
  marks: [string, string]
  partial: boolean
  keyed: string[]
  outcome: KeyOutcome
  chosen: string[]
  number: number
  range: [number, number]
  status: ResponseStatus
  opened: boolean
}

const rightKeys = ({ kind, keyed }: Case): string[] => (kind === 'mcq' ? keyed.slice(0, 1) : keyed)

const answerOf = ({ kind, chosen, number, status }: Case): Answer => {
  if (status === 'not_answered' || status === 'marked') return null
  if (kind === 'nat') return { value: (number / 4).toFixed(2) }
  return chosen.length === 0 ? null : { optionIds: kind === 'mcq' ? chosen.slice(0, 1) : chosen }
}

const slowMarks = (item: Case, reviewCounts: boolean): Fraction => {
  const nothing = fraction('0')
  const full = item.outcome === 'zero_weight' ? nothing : fraction(item.marks[0])
  const answer = item.opened ? answerOf(item) : null
  const evaluated = answer !== null && !(item.status === 'answered_marked' && !reviewCounts)
  if (item.outcome === 'dropped_all') return full
  if (!evaluated) return nothing
  if (item.outcome === 'dropped_attempted') return full
  if (item.outcome === 'zero_weight') return nothing
  const penalty = fraction(`-${item.marks[1]}`)
  if (item.kind === 'nat') {
    const [low, high] = [Math.min(...item.range), Math.max(...item.range)]
    return low <= item.number && item.number <= high ? full : penalty
  }
  const chosen = letters.filter((letter) => 'optionIds' in answer && answer.optionIds.includes(letter))
  const keys = letters.filter((letter) => rightKeys(item).includes(letter))
  if (chosen.some((letter) => !keys.includes(letter))) return penalty
  if (chosen.join() === keys.join()) return full
  if (!item.partial) return penalty
  if (chosen.length === 3) return fraction(keys.length === 4 ? '3' : '0')
  if (chosen.length === 2) return fraction('2')
  return fraction(chosen.length === 1 ? '1' : '0')
}

const subset = fc.uniqueArray(fc.constantFrom(...letters), { minLength: 1, maxLength: 4 })
const anyCase: fc.Arbitrary<Case> = fc.record({
  kind: fc.constantFrom('mcq' as const, 'msq' as const, 'nat' as const),
  marks: fc.constantFrom<[string, string][]>(
    ['2', '1/2'],
    ['4/3', '4/9'],
    ['5/2', '5/6'],
    ['1', '1/3'],
    ['1', '1/4'],
    ['4', '1'],
    ['2', '2/3'],
    ['2', '0'],
  ),
  partial: fc.boolean(),
  keyed: subset,
  outcome: fc.constantFrom<KeyOutcome[]>(
    'normal',
    'normal',
    'normal',
    'dropped_all',
    'dropped_attempted',
    'zero_weight',
  ),
  chosen: fc.uniqueArray(fc.constantFrom(...letters), { maxLength: 5 }),
  number: fc.integer({ min: -20, max: 20 }),
  range: fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 })),
  status: fc.constantFrom<ResponseStatus[]>('answered', 'answered', 'answered_marked', 'marked', 'not_answered'),
  opened: fc.boolean(),
})

test('exam.md section 1: the score of any paper equals the sum of exact fractions', () => {
  fc.assert(
    fc.property(fc.array(anyCase, { minLength: 1, maxLength: 40 }), fc.boolean(), (cases, reviewCounts) => {
      const questions = cases.map(({ kind, marks: [correct, wrong], partial }, index) =>
        question(kind, {
          correct,
          wrong,
          id: `q${index}`,
          ...(partial && kind === 'msq' && { partial: 'jee_advanced' }),
        }),
      )
      const rubrics = new Map(
        cases.map((item, index): [string, Rubric] => {
          const [low, high] = [Math.min(...item.range), Math.max(...item.range)]
          const key: QuestionKey =
            item.kind === 'nat'
              ? { kind: 'nat', min: (low / 4).toFixed(2), max: (high / 4).toFixed(2) }
              : { kind: item.kind, optionIds: rightKeys(item) }
          return [`q${index}`, rubric(key, item.outcome)]
        }),
      )
      const responses = cases.flatMap((item, index) =>
        item.opened ? [response(answerOf(item), item.status, `q${index}`)] : [],
      )
      const scores = scorePaper(paperOf(questions, reviewCounts), rubrics, responses.toReversed())
      const slow = cases.map((item) =>
        slowMarks({ ...item, partial: item.partial && item.kind === 'msq' }, reviewCounts),
      )
      expect(scores.map((score) => score.units)).toEqual(slow.map(asUnits))
      expect(totalsOf(scores, () => 0).units).toBe(asUnits(slow.reduce(plus)))
      const { correct, partial, wrong, skipped } = totalsOf(scores, () => 0)
      expect(correct + partial + wrong + skipped).toBe(cases.length)
    }),
    { numRuns: 1_000 },
  )
})
