import type { AuthoredPassage, AuthoredQuestion, Bilingual } from '../../../domain/questions/contract.ts'
import type { ExportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { WriterOptions, WrittenFile } from './file-format.ts'
import { escapeGift } from './gift-syntax.ts'
import { categoryOfTopic } from './markup/categories.ts'
import { choiceLabels, choicesOf, isPlainTrueFalse, isSingle, rightFractions } from './markup/choices.ts'
import { commonLabels } from './markup/labels.ts'
import { matchesOf, matchLabels } from './markup/matches.ts'
import { passageLabels, passageOnce } from './markup/passages.ts'
import { wholeStem } from './markup/stem-parts.ts'
import { numberLabels, shortLabels } from './markup/typed-keys.ts'
import { writeText } from './markup/write-text.ts'

const written = (text: Bilingual): string => {
  const { format, text: source } = writeText(text)
  return source === '' ? '' : `[${format}]${escapeGift(source)}`
}

const comment = (code: string, labels: string[]): string =>
  `// [id:${code}] ${labels.map((label) => `[tag:${label.replaceAll(']', '\\]')}]`).join(' ')}`.trim()

const choicesText = (question: AuthoredQuestion): string => {
  const choices = choicesOf(question)
  const right = rightFractions[choices.filter(({ isRight }) => isRight).length - 1]
  const signOf = (isRight: boolean) => (isSingle(question) ? (isRight ? '=' : '~') : `~%${isRight ? right : -100}%`)
  return choices
    .map(
      ({ content, isRight, reason }) => `\t${signOf(isRight)}${written(content)}${reason ? `#${written(reason)}` : ''}`,
    )
    .join('\n')
}

const matchesText = (question: AuthoredQuestion): string =>
  matchesOf(question)
    .map(
      ({ row, column }) =>
        `\t=${row ? written(row).replaceAll('->', '-&gt;') : ''} -> ${escapeGift(writeText(column).text)}`,
    )
    .join('\n')

const answersText = (question: AuthoredQuestion): string => {
  const { key } = question
  if (key.kind === 'nat') return key.min === key.max ? `#${key.min}` : `#${key.min}..${key.max}`
  if (key.kind === 'short')
    return key.accepted.map((text) => `\t=${escapeGift(text.replaceAll('*', '\\*'))}`).join('\n')
  if (key.kind === 'matrix') return matchesText(question)
  if (key.kind === 'true_false' && isPlainTrueFalse(question)) return key.value ? 'TRUE' : 'FALSE'
  return choicesText(question)
}

const labelsOf = (question: AuthoredQuestion): string[] => [
  ...commonLabels(question, false),
  ...('optionIds' in question.key || !isPlainTrueFalse(question) ? choiceLabels(question, true) : []),
  ...(question.key.kind === 'matrix' ? matchLabels(question) : []),
  ...numberLabels(question, () => true),
  ...shortLabels(question),
]

const questionText = (question: AuthoredQuestion): string =>
  [
    comment(question.code, labelsOf(question)),
    ...(question.hint ? [`// hint:${written(question.hint)}`] : []),
    `::${escapeGift(question.code)}::${written(wholeStem(question))}{`,
    answersText(question),
    `\t####${written(question.solution)}`,
    '}',
  ].join('\n')

const passageText = (passage: AuthoredPassage): string =>
  [
    comment(passage.code, passageLabels(passage)),
    `::${escapeGift(writeText(passage.title).text)}::${written(passage.content)}`,
  ].join('\n')

/** True for a question whose answers GIFT would take for another kind, or whose texts it has no format for. */
const isBeyondGift = (question: AuthoredQuestion): boolean => {
  const { key } = question
  if (key.kind === 'short') return key.accepted.some((text) => text.includes('->'))
  return key.kind === 'matrix' && matchesOf(question).some(({ column }) => writeText(column).format === 'markdown')
}

/** GIFT with a category for each topic, and with the tags of its comments for what it has no place for. */
export const writeGift = async (
  questions: AsyncIterable<ExportedQuestion>,
  { pause }: WriterOptions,
): Promise<WrittenFile> => {
  const parts: string[] = []
  const leftOut: string[] = []
  const newPassage = passageOnce()
  let category = ''
  for await (const exported of questions) {
    const { question } = exported
    await pause()
    if (isBeyondGift(question)) {
      leftOut.push(question.code)
      continue
    }
    const path = categoryOfTopic(question.subject, question.topic)
    if (path !== category) parts.push(`$CATEGORY: ${path}`)
    category = path
    const passage = newPassage(exported)
    if (passage) parts.push(passageText(passage))
    parts.push(questionText(question))
  }
  return { bytes: new TextEncoder().encode(`${parts.join('\n\n')}\n`), leftOut }
}
