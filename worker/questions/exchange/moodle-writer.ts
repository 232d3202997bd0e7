import type { AuthoredPassage, AuthoredQuestion, Bilingual } from '../../../domain/questions/contract.ts'
import type { ExportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { WriterOptions, WrittenFile } from './file-format.ts'
import { categoryOfTopic } from './markup/categories.ts'
import { choiceLabels, choicesOf, isPlainTrueFalse, isSingle, rightFractions } from './markup/choices.ts'
import { cdata, escapeHtml } from './markup/escape.ts'
import { commonLabels } from './markup/labels.ts'
import { matchesOf, matchLabels } from './markup/matches.ts'
import { passageLabels, passageOnce } from './markup/passages.ts'
import { wholeStem } from './markup/stem-parts.ts'
import { isToleranceExact, numberLabels, toleranceOf } from './markup/typed-keys.ts'
import { writeText } from './markup/write-text.ts'

/** Content of an element with text: HTML, or Markdown where HTML could not give it back. */
const textElement = (name: string, text: Bilingual | undefined, attributes = '', inside = ''): string => {
  const { format, text: written } = writeText(text ?? { en: '', hi: '' })
  return `<${name}${attributes} format="${format}"><text>${written === '' ? '' : cdata(written)}</text>${inside}</${name}>`
}

const plainElement = (name: string, text: string): string => `<${name}><text>${escapeHtml(text)}</text></${name}>`

const tagsElement = (tags: string[]): string => `<tags>${tags.map((tag) => plainElement('tag', tag)).join('')}</tags>`

/** Wrong options take all marks, as papers without part marks count. */
const wrongFraction = (single: boolean): string => (single ? '0' : '-100')

const multichoice = (question: AuthoredQuestion): string => {
  const choices = choicesOf(question)
  const single = isSingle(question)
  const right = rightFractions[choices.filter(({ isRight }) => isRight).length - 1] ?? '0'
  return [
    `<single>${single}</single>`,
    `<shuffleanswers>${!choices.some(({ pinned }) => pinned)}</shuffleanswers>`,
    '<answernumbering>ABCD</answernumbering>',
    ...choices.map(({ content, isRight, reason }) =>
      textElement(
        'answer',
        content,
        ` fraction="${isRight ? right : wrongFraction(single)}"`,
        textElement('feedback', reason),
      ),
    ),
  ].join('\n')
}

const plainAnswer = (text: string, fraction: number, inside = ''): string =>
  `<answer fraction="${fraction}" format="moodle_auto_format"><text>${escapeHtml(text)}</text>${inside}</answer>`

const answersOf: {
  [K in AuthoredQuestion['key']['kind']]?: (
    key: Extract<AuthoredQuestion['key'], { kind: K }>,
    question: AuthoredQuestion,
  ) => string
} = {
  nat: (key) => {
    const { value, tolerance } = toleranceOf(key)
    return plainAnswer(value, 100, `<tolerance>${tolerance}</tolerance>`)
  },
  short: ({ accepted, caseSensitive }) =>
    [
      `<usecase>${caseSensitive ? 1 : 0}</usecase>`,
      ...accepted.map((text) => plainAnswer(text.replaceAll('*', '\\*'), 100)),
    ].join('\n'),
  matrix: (_key, question) =>
    [
      '<shuffleanswers>true</shuffleanswers>',
      ...matchesOf(question).map(({ row, column }) => {
        const { text } = writeText(column)
        return textElement('subquestion', row ?? undefined, '', `<answer><text>${cdata(text)}</text></answer>`)
      }),
    ].join('\n'),
  true_false: ({ value }) =>
    [true, false].map((each) => plainAnswer(String(each), each === value ? 100 : 0)).join('\n'),
}

const types: Partial<Record<AuthoredQuestion['key']['kind'], string>> = {
  nat: 'numerical',
  short: 'shortanswer',
  matrix: 'matching',
  true_false: 'truefalse',
}

const hasOwnType = (question: AuthoredQuestion): boolean =>
  question.key.kind in types && (question.key.kind !== 'true_false' || isPlainTrueFalse(question))

const kindLabels = (question: AuthoredQuestion): string[] => [
  ...(hasOwnType(question) ? [] : choiceLabels(question, true)),
  ...(question.key.kind === 'matrix' ? matchLabels(question) : []),
  ...numberLabels(question, isToleranceExact),
]

const answersElement = (question: AuthoredQuestion): string => {
  const { key } = question
  const write = answersOf[key.kind] as
    ((key: AuthoredQuestion['key'], question: AuthoredQuestion) => string) | undefined
  return write && hasOwnType(question) ? write(key, question) : multichoice(question)
}

const questionElement = (question: AuthoredQuestion): string =>
  [
    `<question type="${hasOwnType(question) ? types[question.key.kind] : 'multichoice'}">`,
    plainElement('name', question.code),
    textElement('questiontext', wholeStem(question)),
    textElement('generalfeedback', question.solution),
    '<defaultgrade>1</defaultgrade>',
    '<penalty>0</penalty>',
    '<hidden>0</hidden>',
    `<idnumber>${escapeHtml(question.code)}</idnumber>`,
    answersElement(question),
    ...(question.hint ? [textElement('hint', question.hint)] : []),
    tagsElement([...commonLabels(question, false), ...kindLabels(question)]),
    '</question>',
  ].join('\n')

const passageElement = (passage: AuthoredPassage): string =>
  [
    '<question type="description">',
    `<name><text>${cdata(writeText(passage.title).text)}</text></name>`,
    textElement('questiontext', passage.content),
    '<defaultgrade>0</defaultgrade>',
    '<penalty>0</penalty>',
    '<hidden>0</hidden>',
    `<idnumber>${escapeHtml(passage.code)}</idnumber>`,
    tagsElement(passageLabels(passage)),
    '</question>',
  ].join('\n')

const categoryElement = (path: string): string =>
  `<question type="category">\n${plainElement('category', path)}\n</question>`

/** Moodle XML with a category for each topic, and with tags for what Moodle has no place for. */
export const writeMoodle = async (
  questions: AsyncIterable<ExportedQuestion>,
  { pause }: WriterOptions,
): Promise<WrittenFile> => {
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>']
  const newPassage = passageOnce()
  let category = ''
  for await (const exported of questions) {
    const { question } = exported
    const path = categoryOfTopic(question.subject, question.topic)
    if (path !== category) parts.push(categoryElement(path))
    category = path
    const passage = newPassage(exported)
    if (passage) parts.push(passageElement(passage))
    parts.push(questionElement(question))
    await pause()
  }
  return { bytes: new TextEncoder().encode(`${[...parts, '</quiz>'].join('\n')}\n`), leftOut: [] }
}
