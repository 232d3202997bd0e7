import type { Bilingual } from '../../../domain/questions/contract.ts'
import { setChoices } from './markup/choices.ts'
import { childNamed, childrenNamed, textIn, textOfChild, type Element } from './markup/elements.ts'
import type { Labels } from './markup/labels.ts'
import { setMatches, type Match } from './markup/matches.ts'
import { addFault, setParts, type RowDraft } from './markup/row-draft.ts'
import { setAccepted, setNumber } from './markup/typed-keys.ts'
import { moodleText } from './moodle-texts.ts'

const noText: Bilingual = { en: '', hi: '' }

const answersOf = (question: Element): Element[] => childrenNamed(question, 'answer')

const fractionOf = (answer: Element): number => Number(answer.attributes['fraction'] ?? 0)

const isRight = (answer: Element): boolean => fractionOf(answer) >= 99.99

/** The feedback of the right answer, where a question without options has no general feedback. */
const solutionFrom = (draft: RowDraft, answer: Element | undefined): void => {
  const feedback = draft.row.question.solution ? undefined : answer && childNamed(answer, 'feedback')
  const solution = moodleText(draft, 'solution', feedback)
  if (solution) setParts(draft, { solution })
}

const choices = (draft: RowDraft, question: Element, labels: Labels): void => {
  const several = !['true', '1', ''].includes(textOfChild(question, 'single'))
  const found = answersOf(question).map((answer, at) => {
    const reason = moodleText(draft, `reasons.${at}`, childNamed(answer, 'feedback'))
    return {
      content: moodleText(draft, `options.${at}.content`, answer) ?? noText,
      isRight: several ? fractionOf(answer) > 0 : isRight(answer),
      ...(reason && { reason }),
    }
  })
  setChoices(draft, found, several, labels)
}

const trueFalse = (draft: RowDraft, question: Element): void => {
  const right = answersOf(question).find(isRight)
  if (!right) return addFault(draft, 'required', 'key')
  setParts(draft, { key: { kind: 'true_false', value: textOfChild(right, 'text').toLowerCase() === 'true' } })
  solutionFrom(draft, right)
}

/** A text without its marks of wildcards; null where it has wildcards, which stand for more than one text. */
const withoutWildcards = (text: string): string | null => (/(?<!\\)\*/.test(text) ? null : text.replaceAll('\\*', '*'))

const short = (draft: RowDraft, question: Element): void => {
  const right = answersOf(question).filter(isRight)
  const texts = right.map((answer) => textOfChild(answer, 'text'))
  const wildcard = texts.find((text) => withoutWildcards(text) === null)
  if (wildcard !== undefined) return addFault(draft, 'unsupported_kind', 'key', wildcard)
  setAccepted(
    draft,
    texts.flatMap((text) => withoutWildcards(text) ?? []),
    textOfChild(question, 'usecase') === '1',
  )
  solutionFrom(draft, right[0])
}

const numerical = (draft: RowDraft, question: Element, labels: Labels): void => {
  const right = answersOf(question).find(isRight)
  if (!right) return addFault(draft, 'required', 'key')
  const value = textOfChild(right, 'text')
  setNumber(draft, { value, tolerance: textOfChild(right, 'tolerance') || '0' }, labels)
  solutionFrom(draft, right)
}

const matching = (draft: RowDraft, question: Element, labels: Labels): void => {
  const matches = childrenNamed(question, 'subquestion').map((pair, at): Match => {
    const row = moodleText(draft, `rows.${at}.content`, pair)
    const column = moodleText(draft, `columns.${at}.content`, childNamed(pair, 'answer')) ?? noText
    return { row: row ?? null, column }
  })
  setMatches(draft, matches, labels)
}

const readers: Record<string, (draft: RowDraft, question: Element, labels: Labels) => void> = {
  multichoice: choices,
  truefalse: trueFalse,
  shortanswer: short,
  numerical,
  matching,
}

/** Adds the options and key of a question to its row, by its type. */
export const setAnswer = (draft: RowDraft, question: Element, labels: Labels): void => {
  const type = question.attributes['type'] ?? ''
  const read = readers[type]
  if (read) read(draft, question, labels)
  else addFault(draft, 'unsupported_kind', '', type || textIn(question))
}
