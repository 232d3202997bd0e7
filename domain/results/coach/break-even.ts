import type { Paper, PaperQuestion } from '../../attempts/contract.ts'
import type { QuestionKey } from '../../questions/contract.ts'
import type { MarkScheme } from '../../questions/kinds/kind.ts'
import { optionsOf, partsOf } from '../../questions/kinds/presentation.ts'
import { kindOf } from '../../questions/kinds/registry.ts'
import { unitsPerMark } from '../marks.ts'
import { compareFractions, fraction, type Fraction } from './fraction.ts'

/** Form in which an answer is entered: one option, several options, a row for each item of a list, or typed. */
export type AnswerForm = 'one' | 'several' | 'rows' | 'typed'

/** Mean marks of a guess among the options that are left. */
export type Elimination = { left: number; marks: Fraction }

/**
 * Probability from which one more option pays when some are chosen and surely right, for the smallest and the largest
 * number of right options that the question may have.
 */
export type FurtherOption = { chosen: number; least: Fraction; most: Fraction }

/** Questions of a paper that are marked alike, and when an answer to them pays. Marks in units. */
export type MarkingClass = {
  form: AnswerForm
  questions: number
  correct: number
  wrong: number
  /** Penalty of a true blank, which "not attempted" avoids; 0 where a blank is free. */
  blank: number
  breakEven: Fraction
  /** Number of options; null where something else is entered. */
  options: number | null
  eliminations: Elimination[]
  further: FurtherOption[]
}

/**
 * Probability above which an answer is worth more than none: p * correct > (1 - p) * wrong, so
 * p > wrong / (correct + wrong). 0 without a penalty. Where a true blank costs, it is compared with "not attempted".
 */
export const breakEven = ({ correct, wrong }: Pick<MarkScheme, 'correct' | 'wrong'>): Fraction =>
  fraction(wrong, correct + wrong)

/** Mean marks of a guess among `left` options of which one is right. */
export const guessMarks = ({ correct, wrong }: Pick<MarkScheme, 'correct' | 'wrong'>, left: number): Fraction =>
  fraction(correct - (left - 1) * wrong, left * unitsPerMark)

const formOf = (question: PaperQuestion): AnswerForm => {
  const forms = partsOf(question).map(({ form }) => form)
  if (forms.includes('lists')) return 'rows'
  if (!forms.includes('options')) return 'typed'
  const { fits, specOf } = kindOf(question.kind)
  const two = {
    optionIds: optionsOf(question)
      .slice(0, 2)
      .map(({ id }) => id),
  }
  return fits(two, specOf(question, false)) ? 'several' : 'one'
}

/** Units of the first `chosen` of `keyed` right options. */
const unitsOfChosen = (
  { kind, marks }: PaperQuestion,
  ids: readonly string[],
  chosen: number,
  keyed: number,
): number => {
  const rubric = { kind, optionIds: ids.slice(0, keyed) } as QuestionKey
  return kindOf(kind).score(rubric, { optionIds: ids.slice(0, chosen) }, marks).units
}

/**
 * With `chosen` right options one more gains what the scoring adds, or loses all of it and the penalty: it pays above
 * loss / (gain + loss).
 */
const furtherOptions = (question: PaperQuestion): FurtherOption[] => {
  const ids = optionsOf(question).map(({ id }) => id)
  return ids.slice(1).flatMap((_id, index) => {
    const chosen = index + 1
    const needs = ids.slice(chosen).map((_more, more): Fraction => {
      const keyed = chosen + 1 + more
      const before = unitsOfChosen(question, ids, chosen, keyed)
      const gain = unitsOfChosen(question, ids, chosen + 1, keyed) - before
      const loss = before + question.marks.wrong
      return fraction(loss, gain + loss)
    })
    const ordered = needs.toSorted(compareFractions)
    const [least, most] = [ordered[0], ordered.at(-1)]
    return least && most ? [{ chosen, least, most }] : []
  })
}

const classOf = (question: PaperQuestion): MarkingClass => {
  const form = formOf(question)
  const { correct, wrong, blank = 0, partial } = question.marks
  const options = optionsOf(question).length || null
  const lefts = Array.from({ length: Math.max(0, (options ?? 0) - 1) }, (_, index) => (options ?? 0) - index)
  return {
    form,
    questions: 1,
    correct,
    wrong,
    blank,
    breakEven: breakEven(question.marks),
    options,
    eliminations:
      form === 'one' && wrong > 0 ? lefts.map((left) => ({ left, marks: guessMarks(question.marks, left) })) : [],
    further: form === 'several' && partial && wrong > 0 ? furtherOptions(question) : [],
  }
}

/** The questions of a paper by how they are marked, the largest group first. */
export const markingClasses = ({ questions }: Pick<Paper, 'questions'>): MarkingClass[] => {
  const classes = new Map<string, MarkingClass>()
  for (const question of questions) {
    const found = classOf(question)
    const { questions: _one, ...alike } = found
    const key = JSON.stringify(alike)
    const known = classes.get(key)
    if (known) known.questions += 1
    else classes.set(key, found)
  }
  return [...classes.values()].toSorted((one, other) => other.questions - one.questions)
}
