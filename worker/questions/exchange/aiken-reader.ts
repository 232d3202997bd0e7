import type { ImportedRow } from '../../../domain/questions/exchange/contract.ts'
import { decodeText } from './decode-text.ts'
import type { ReaderOptions } from './file-format.ts'
import { setChoices } from './markup/choices.ts'
import { addFault, newDraft, readText, setParts, warnOfEncoding, type RowDraft } from './markup/row-draft.ts'

type AikenQuestion = { stem: string[]; options: string[]; answer: string | null }

const optionLine = /^([A-Za-z])[.)]\s+(\S.*)$/
const answerLine = /^ANSWER\s*:\s*(.*)$/i

const letterAt = (index: number): string => String.fromCharCode(65 + index)

const newQuestion = (): AikenQuestion => ({ stem: [], options: [], answer: null })

/** Adds a line to the question: an option where its letter is the next one, else more of the text before it. */
const addLine = ({ stem, options }: AikenQuestion, line: string): void => {
  const [, letter = '', text = ''] = optionLine.exec(line) ?? []
  const isNext = letter.toUpperCase() === letterAt(options.length)
  if (letter.toUpperCase() === 'A' && options.length === 1) {
    // The supposed first option was a line of the stem, such as "A. P. J. Abdul Kalam".
    stem.push(`${letter}. ${options.pop()}`)
    options.push(text)
  } else if (isNext) options.push(text)
  else if (options.length > 0) options.push(`${options.pop()}\n${line}`)
  else stem.push(line)
}

/** Questions of an Aiken file: each ends with its answer. */
function* questionsOf(text: string): Generator<AikenQuestion> {
  let question = newQuestion()
  for (const line of text.split(/\r\n|\n|\r/).map((each) => each.trim())) {
    const [, answer] = answerLine.exec(line) ?? []
    if (answer !== undefined) {
      yield { ...question, answer }
      question = newQuestion()
    } else if (line !== '') addLine(question, line)
  }
  if (question.stem.length > 0) yield question
}

const setQuestion = (draft: RowDraft, { stem, options, answer }: AikenQuestion): void => {
  const letters = options.map((_, at) => letterAt(at))
  const right = (answer ?? '').trim().replace(/[.)]$/, '').toUpperCase()
  setParts(draft, { stem: readText(draft, 'stem', stem.join('\n'), 'plain') })
  if (options.length < 2 || answer === null) return addFault(draft, 'unreadable', '', stem.join(' '))
  if (!letters.includes(right)) addFault(draft, 'unknown_option', 'key', answer)
  const choices = options.map((text, at) => ({
    content: readText(draft, `options.${at}.content`, text, 'plain'),
    isRight: letters[at] === right,
  }))
  setChoices(draft, choices, false)
}

/** Questions of an Aiken file. */
export async function* readAiken(bytes: Uint8Array, options: ReaderOptions): AsyncGenerator<ImportedRow> {
  let count = 0
  const { text, isGuessed } = decodeText(bytes)
  for (const question of questionsOf(text)) {
    count += 1
    const draft = newDraft(count, options.language)
    if (isGuessed) warnOfEncoding(draft, [...question.stem, ...question.options].join('\n'))
    setQuestion(draft, question)
    yield draft.row
    await options.pause()
  }
}
