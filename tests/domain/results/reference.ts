import type { Paper, PaperQuestion, Response } from '../../../domain/attempts/contract.ts'
import type { QuestionKey } from '../../../domain/questions/contract.ts'
import type { ScoringRubric } from '../../../domain/results/scoring.ts'

/**
 * Slow reference for scoring, for tests alone: fractions of integers, one question after the other, no code shared with
 * the product. Marks are fractions of one mark.
 */
export type Fraction = { over: bigint; under: bigint }

export type ReferenceScore = { questionId: string; verdict: string; marks: Fraction; max: Fraction }

export const fraction = (over: number | bigint, under: number | bigint = 1): Fraction => ({
  over: BigInt(over),
  under: BigInt(under),
})
export const plus = (first: Fraction, second: Fraction): Fraction => ({
  over: first.over * second.under + second.over * first.under,
  under: first.under * second.under,
})
const minus = (value: Fraction): Fraction => ({ over: -value.over, under: value.under })
/** Negative, zero or positive as the first is less, equal or greater. Denominators are positive. */
const compare = (first: Fraction, second: Fraction): bigint => first.over * second.under - second.over * first.under

/** A fraction in units of 1/1260; throws where it is not whole. */
export const inUnits = ({ over, under }: Fraction): number => {
  if ((over * 1260n) % under !== 0n) throw new Error(`${over}/${under} is no multiple of 1/1260`)
  return Number((over * 1260n) / under)
}

const nothing = fraction(0)
const marks = (units: number): Fraction => fraction(units, 1260)

type Given = { verdict: string; marks: Fraction }
const full = (question: PaperQuestion): Given => ({ verdict: 'correct', marks: marks(question.marks.correct) })
const penalty = (question: PaperQuestion): Given => ({ verdict: 'wrong', marks: minus(marks(question.marks.wrong)) })

const choices = (response: Response): string[] =>
  response.answer !== null && 'optionIds' in response.answer ? [...response.answer.optionIds].sort() : []
const typed = (response: Response): string =>
  response.answer !== null && 'value' in response.answer ? response.answer.value : ''
const matched = (response: Response): Record<string, string[]> =>
  response.answer !== null && 'rows' in response.answer ? response.answer.rows : {}

const number = (text: string): Fraction => {
  const negative = text.startsWith('-')
  const [whole, decimals] = text.replace('-', '').split('.')
  const digits = `${whole ?? ''}${decimals ?? ''}`
  const value = fraction(BigInt(digits === '' ? '0' : digits), 10n ** BigInt((decimals ?? '').length))
  return negative ? minus(value) : value
}

/** Rounds to some decimals: truncated, or halves up. */
const rounded = (value: Fraction, decimals: number, rule: string): Fraction => {
  const scale = 10n ** BigInt(decimals)
  const size = value.over < 0n ? -value.over : value.over
  let steps = (size * scale) / value.under
  const rest = (size * scale) % value.under
  if (rule === 'half_up' && rest * 2n >= value.under) steps += 1n
  return fraction(value.over < 0n ? -steps : steps, scale)
}

const spelt = (text: string, caseSensitive: boolean): string => {
  const words = text
    .normalize('NFC')
    .split('')
    .filter((letter) => !['\u200b', '\u200c', '\u200d', '\ufeff'].includes(letter))
    .map((letter) => (letter >= '०' && letter <= '९' ? String(letter.charCodeAt(0) - '०'.charCodeAt(0)) : letter))
    .join('')
    .split(/\s/u)
    .filter((word) => word !== '')
    .join(' ')
  return caseSensitive ? words : words.toLowerCase()
}

const scoreChoices = (question: PaperQuestion, right: string[], chosen: string[]): Given => {
  const wrongOnes = chosen.filter((option) => !right.includes(option))
  const missing = right.filter((option) => !chosen.includes(option))
  if (wrongOnes.length > 0) return penalty(question)
  if (missing.length === 0) return full(question)
  if (question.marks.partial !== 'jee_advanced') return penalty(question)
  // Table of JEE Advanced, row by row.
  if (right.length === 4 && chosen.length === 3) return { verdict: 'partial', marks: fraction(3) }
  if (right.length >= 3 && chosen.length === 2) return { verdict: 'partial', marks: fraction(2) }
  if (right.length >= 2 && chosen.length === 1) return { verdict: 'partial', marks: fraction(1) }
  return { verdict: 'partial', marks: nothing }
}

const scoreRows = (question: PaperQuestion, rows: Record<string, string[]>, given: Record<string, string[]>): Given => {
  const names = Object.keys(rows)
  const hits = names.filter(
    (name) => [...(given[name] ?? [])].sort().join() === [...(rows[name] ?? [])].sort().join(),
  ).length
  if (hits === names.length) return full(question)
  if (question.marks.partial !== 'per_row' || hits === 0) return penalty(question)
  return { verdict: 'partial', marks: fraction(question.marks.correct * hits, 1260 * names.length) }
}

const scoreNumber = (question: PaperQuestion, key: Extract<QuestionKey, { kind: 'nat' }>, text: string): Given => {
  const value = key.rounding ? rounded(number(text), key.rounding.decimals, key.rounding.rule) : number(text)
  const inside = compare(number(key.min), value) <= 0n && compare(value, number(key.max)) <= 0n
  return inside ? full(question) : penalty(question)
}

const scoreByKey = (question: PaperQuestion, key: QuestionKey, response: Response): Given => {
  switch (key.kind) {
    case 'mcq':
    case 'assertion_reason':
      return choices(response).join() === key.optionIds.join() ? full(question) : penalty(question)
    case 'true_false':
      return choices(response).join() === (key.value ? 'true' : 'false') ? full(question) : penalty(question)
    case 'msq':
      return scoreChoices(question, key.optionIds, choices(response))
    case 'nat':
      return scoreNumber(question, key, typed(response))
    case 'short': {
      const spellings = key.accepted.map((text) => spelt(text, key.caseSensitive))
      return spellings.includes(spelt(typed(response), key.caseSensitive)) ? full(question) : penalty(question)
    }
    case 'matrix':
      return scoreRows(question, key.rows, matched(response))
  }
}

/** True when the answer is evaluated. */
const isEvaluated = (paper: Paper, response: Response | undefined): boolean => {
  if (response === undefined || response.answer === null) return false
  if (choices(response).join() === 'na') return false
  return response.status === 'answered' || (response.status === 'answered_marked' && paper.reviewCounts)
}

const scoreCounted = (
  paper: Paper,
  question: PaperQuestion,
  rubric: ScoringRubric,
  response: Response | undefined,
): Given => {
  if (rubric.outcome === 'dropped_all') return full(question)
  const keepsItsMarks = rubric.outcome === 'normal' || rubric.outcome === 'any_of'
  if (response === undefined || !isEvaluated(paper, response)) {
    const blank = (response?.answer ?? null) === null
    const costs = blank && keepsItsMarks && question.marks.blank !== undefined
    return { verdict: 'skipped', marks: costs ? minus(marks(question.marks.blank ?? 0)) : nothing }
  }
  if (rubric.outcome === 'dropped_attempted') return full(question)
  const keys = rubric.outcome === 'any_of' ? [rubric.key, ...rubric.alternatives] : [rubric.key]
  let best: Given | null = null
  for (const key of keys) {
    const given = scoreByKey(question, key, response)
    if (best === null || compare(given.marks, best.marks) > 0n) best = given
  }
  if (best === null) throw new Error('no key')
  return rubric.outcome === 'zero_weight' ? { ...best, marks: nothing } : best
}

/** Ids of the questions that count, section by section. */
const countedIds = (
  paper: Paper,
  rubrics: ReadonlyMap<string, ScoringRubric>,
  responses: readonly Response[],
  taken: readonly string[],
): string[] => {
  const counting: string[] = []
  let optionalSoFar = 0
  for (const section of paper.sections) {
    if (section.optional) {
      if (taken.length > 0 && !taken.includes(section.id)) continue
      if (optionalSoFar === paper.optionalTaken) continue
      optionalSoFar += 1
    }
    const room = section.maxAttempted ?? section.questionIds.length
    const mine: string[] = []
    const responseOf = (id: string) => responses.find(({ questionId }) => questionId === id)
    for (const id of section.questionIds) if (mine.length < room && isEvaluated(paper, responseOf(id))) mine.push(id)
    const left = section.questionIds.filter((id) => !isEvaluated(paper, responseOf(id)))
    for (const id of left) if (mine.length < room && rubrics.get(id)?.outcome === 'dropped_all') mine.push(id)
    for (const id of left) if (mine.length < room && !mine.includes(id)) mine.push(id)
    counting.push(...mine)
  }
  return counting
}

export const referenceScores = (
  paper: Paper,
  rubrics: ReadonlyMap<string, ScoringRubric>,
  responses: readonly Response[],
  taken: readonly string[],
): ReferenceScore[] => {
  const counting = countedIds(paper, rubrics, responses, taken)
  return paper.questions.map((question) => {
    const rubric = rubrics.get(question.id)
    if (!rubric) throw new Error('no key')
    if (!counting.includes(question.id))
      return { questionId: question.id, verdict: 'skipped', marks: nothing, max: nothing }
    const response = responses.find(({ questionId }) => questionId === question.id)
    const max = rubric.outcome === 'zero_weight' ? nothing : marks(question.marks.correct)
    return { questionId: question.id, ...scoreCounted(paper, question, rubric, response), max }
  })
}
