import type { Bilingual } from '../../../domain/questions/contract.ts'
import { release } from './gift-syntax.ts'
import { giftText, type GiftFormat } from './gift-texts.ts'
import { setChoices, type Choice } from './markup/choices.ts'
import { labelOf, type Labels } from './markup/labels.ts'
import { setMatches, type Match } from './markup/matches.ts'
import { addFault, isBlank, setParts, type RowDraft } from './markup/row-draft.ts'
import { setAccepted, setNumber } from './markup/typed-keys.ts'

/** An answer with its weight in per cent and its feedback. */
type Answer = { sign: string; weight: number | null; text: string; feedback: string }

/** More are no question of any kind. */
const maxAnswers = 100

const weighted = /^%(-?\d+(?:\.\d+)?)%/

const answerOf = (part: string): Answer => {
  const sign = /^[=~]/.exec(part)?.[0] ?? ''
  const rest = part.slice(sign.length).trim()
  const [prefix = '', weight] = weighted.exec(rest) ?? []
  const [text = '', ...feedback] = rest.slice(prefix.length).split('#')
  return { sign, weight: weight === undefined ? null : Number(weight), text, feedback: feedback.join('#') }
}

const answersIn = (text: string): Answer[] =>
  text
    .split(/(?=[=~])/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, maxAnswers)
    .map(answerOf)

const isRight = ({ sign, weight }: Answer): boolean => (sign === '=' && weight === null) || (weight ?? 0) >= 99.99

const choices = (draft: RowDraft, text: string, format: GiftFormat, labels: Labels): void => {
  const answers = answersIn(text)
  // Moodle lets several be chosen where no answer is wholly right.
  const several = answers.every(({ sign }) => sign === '~')
  const found = answers.map((answer, at): Omit<Choice, 'id'> => {
    const reason = giftText(draft, `reasons.${at}`, answer.feedback, format).text
    return {
      content: giftText(draft, `options.${at}.content`, answer.text, format).text,
      isRight: several ? (answer.weight ?? 0) > 0 : isRight(answer),
      ...(isBlank(reason) ? {} : { reason }),
    }
  })
  setChoices(draft, found, several, labels)
}

const solutionFrom = (draft: RowDraft, feedback: string | undefined, format: GiftFormat): void => {
  const text: Bilingual = giftText(draft, 'solution', feedback ?? '', format).text
  if (!draft.row.question.solution && !isBlank(text)) setParts(draft, { solution: text })
}

const numerical = (draft: RowDraft, text: string, format: GiftFormat, labels: Labels): void => {
  const right = answersIn(text.slice(1)).find((answer) => answer.sign === '' || isRight(answer))
  if (!right) return addFault(draft, 'required', 'key')
  const [low = '', high] = release(right.text).split('..')
  const [value = '', tolerance] = low.split(':')
  setNumber(draft, tolerance === undefined ? { min: low, max: high ?? low } : { value, tolerance }, labels)
  solutionFrom(draft, right.feedback, format)
}

const matches = (draft: RowDraft, text: string, format: GiftFormat, labels: Labels): void => {
  const found = answersIn(text).map((answer, at): Match => {
    const [row = '', column = ''] = answer.text.split('->')
    const rowText = giftText(draft, `rows.${at}.content`, row, format).text
    return {
      row: isBlank(rowText) ? null : rowText,
      column: giftText(draft, `columns.${at}.content`, column, 'moodle').text,
    }
  })
  setMatches(draft, found, labels)
}

const trueFalse = /^(t|true|f|false)\s*(?:#([^#]*))?(?:#([^#]*))?$/i

const short = (draft: RowDraft, text: string, format: GiftFormat, labels: Labels): void => {
  const right = answersIn(text).filter((answer) => answer.sign === '' || isRight(answer))
  const texts = right.map((answer) => release(answer.text))
  if (texts.some((accepted) => /(?<!\\)\*/.test(accepted)))
    return addFault(draft, 'unsupported_kind', 'key', texts.join(', '))
  setAccepted(
    draft,
    texts.map((accepted) => accepted.replaceAll('\\*', '*')),
    labelOf(labels, 'case') === 'sensitive',
  )
  solutionFrom(draft, right[0]?.feedback, format)
}

/** Adds the options and key of a question to its row, told by the signs between its braces. */
export const setGiftAnswers = (draft: RowDraft, text: string, format: GiftFormat, labels: Labels): void => {
  const [, value, wrong, rightFeedback] = trueFalse.exec(text) ?? []
  if (text === '') addFault(draft, 'unsupported_kind', '', '{}')
  else if (text.startsWith('#')) numerical(draft, text, format, labels)
  else if (text.includes('~')) choices(draft, text, format, labels)
  else if (text.includes('=') && text.includes('->')) matches(draft, text, format, labels)
  else if (value !== undefined) {
    setParts(draft, { key: { kind: 'true_false', value: value.toLowerCase().startsWith('t') } })
    solutionFrom(draft, rightFeedback ?? wrong, format)
  } else short(draft, text, format, labels)
}
