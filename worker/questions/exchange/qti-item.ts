import type { Language } from '../../../domain/language.ts'
import type { AuthoredPassage, AuthoredQuestion, Bilingual } from '../../../domain/questions/contract.ts'
import type { ExportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import { choicesOf } from './markup/choices.ts'
import { escapeHtml } from './markup/escape.ts'
import { markdownClass } from './markup/html-to-markdown.ts'
import { namedLanguages } from './markup/languages.ts'
import { reversibleHtml } from './markup/markdown-to-html.ts'
import { matchesSeveral, wholeStem } from './markup/stem-parts.ts'
import { toleranceOf } from './markup/typed-keys.ts'
import { passageClasses } from './qti-passages.ts'
import { qtiVersions, schemaAttributes, writerOf, xmlElement, type QtiVersion, type WriteElement } from './qti-xml.ts'

const htmlOf = (markdown: string): string =>
  reversibleHtml(markdown) ?? xmlElement('pre', { class: markdownClass }, escapeHtml(markdown))

const hasBlocks = (html: string): boolean => /<(p|ul|ol|table|h\d|blockquote|pre|hr|div)\b/.test(html)

/** A text in each of its languages, marked where it has more than one or is not in both. */
const textXml = (text: Bilingual): string => {
  const languages = namedLanguages(text)
  if (languages.length === 0) return htmlOf(text.en)
  const variant = (language: Language) => {
    const html = htmlOf(text[language])
    return xmlElement(hasBlocks(html) ? 'div' : 'span', { 'xml:lang': language, class: 'multilang' }, html)
  }
  return languages.map(variant).join('')
}

/** Answer's part of an item: what is declared, asked and checked. */
type Response = {
  declaration: { cardinality: 'single' | 'multiple'; baseType: string }
  correct: string[]
  mapping?: string
  interaction: string
  /** Condition under which the answer is right; by default that it is the declared one. */
  condition?: string
}

const response = { responseIdentifier: 'RESPONSE' } as const

const choiceResponse = (question: AuthoredQuestion, write: WriteElement): Response => {
  const choices = choicesOf(question)
  const several = question.key.kind === 'msq'
  const options = choices.map(({ id, content, pinned }) =>
    write('simpleChoice', { identifier: id, fixed: pinned ? 'true' : undefined }, textXml(content)),
  )
  const shuffle = String(question.key.kind === 'mcq' || several)
  return {
    declaration: { cardinality: several ? 'multiple' : 'single', baseType: 'identifier' },
    correct: choices.filter(({ isRight }) => isRight).map(({ id }) => id),
    interaction: write(
      'choiceInteraction',
      { ...response, shuffle, maxChoices: several ? '0' : '1' },
      options.join(''),
    ),
  }
}

const inParagraph = (inside: string): string => `<p>${inside}</p>`

const numberResponse = (key: { min: string; max: string }, write: WriteElement): Response => {
  const variable = write('variable', { identifier: 'RESPONSE' })
  const bound = (value: string) => write('baseValue', { baseType: 'float' }, value)
  return {
    declaration: { cardinality: 'single', baseType: 'float' },
    correct: [key.min === key.max ? key.min : toleranceOf(key).value],
    interaction: inParagraph(write('textEntryInteraction', { ...response, expectedLength: '12' })),
    condition: write(
      'and',
      {},
      write('gte', {}, variable + bound(key.min)) + write('lte', {}, variable + bound(key.max)),
    ),
  }
}

const textResponse = (key: { accepted: string[]; caseSensitive: boolean }, write: WriteElement): Response => ({
  declaration: { cardinality: 'single', baseType: 'string' },
  correct: key.accepted.slice(0, 1),
  mapping: key.accepted
    .map((text) => write('mapEntry', { mapKey: text, mappedValue: '1', caseSensitive: String(key.caseSensitive) }))
    .join(''),
  interaction: inParagraph(write('textEntryInteraction', { ...response, expectedLength: '40' })),
  condition: write(
    'gt',
    {},
    write('mapResponse', { identifier: 'RESPONSE' }) + write('baseValue', { baseType: 'float' }, '0'),
  ),
})

const matchResponse = (question: AuthoredQuestion, keyed: Record<string, string[]>, write: WriteElement): Response => {
  const set = (items: { id: string; content: Bilingual }[], prefix: string, matchMax: string) =>
    write(
      'simpleMatchSet',
      {},
      items
        .map(({ id, content }) =>
          write('simpleAssociableChoice', { identifier: `${prefix}-${id}`, matchMax }, textXml(content)),
        )
        .join(''),
    )
  const { rows = [], columns = [] } = question
  return {
    declaration: { cardinality: 'multiple', baseType: 'directedPair' },
    correct: Object.entries(keyed).flatMap(([row, ids]) => ids.map((id) => `R-${row} C-${id}`)),
    interaction: write(
      'matchInteraction',
      { ...response, shuffle: 'false', maxAssociations: '0' },
      set(rows, 'R', question.multiple ? '0' : '1') + set(columns, 'C', '0'),
    ),
  }
}

const responseOf = (question: AuthoredQuestion, write: WriteElement): Response => {
  const { key } = question
  if (key.kind === 'nat') return numberResponse(key, write)
  if (key.kind === 'short') return textResponse(key, write)
  if (key.kind === 'matrix') return matchResponse(question, key.rows, write)
  return choiceResponse(question, write)
}

const passageXml = (passage: AuthoredPassage, write: WriteElement): string =>
  write(
    'rubricBlock',
    { view: 'candidate', use: 'sharedstimulus' },
    xmlElement('div', { class: passageClasses.title }, textXml(passage.title)) +
      xmlElement('div', { class: passageClasses.content }, textXml(passage.content)),
  )

const outcome = (write: WriteElement, identifier: string, baseType: string, cardinality = 'single'): string =>
  write('outcomeDeclaration', { identifier, cardinality, baseType })

/** Feedback by its outcome; what the outcome is set to shows it. */
const feedbackXml = (write: WriteElement, outcomeIdentifier: string, identifier: string, text: Bilingual): string =>
  write('modalFeedback', { outcomeIdentifier, identifier, showHide: 'show' }, textXml(text))

const processing = (write: WriteElement, { condition }: Response, hasReasons: boolean): string => {
  const variable = write('variable', { identifier: 'RESPONSE' })
  const isRight = condition ?? write('match', {}, variable + write('correct', { identifier: 'RESPONSE' }))
  const set = (identifier: string, value: string) => write('setOutcomeValue', { identifier }, value)
  return write(
    'responseProcessing',
    {},
    write(
      'responseCondition',
      {},
      write('responseIf', {}, isRight + set('SCORE', write('baseValue', { baseType: 'float' }, '1'))),
    ) +
      (hasReasons ? set('FEEDBACK', variable) : '') +
      set('SOLUTION', write('baseValue', { baseType: 'identifier' }, 'SOLUTION')),
  )
}

/** Stem as QTI holds it: its lists are not part of it. */
const stemXml = (question: AuthoredQuestion): string =>
  xmlElement('div', {}, textXml(matchesSeveral(question) ? question.stem : wholeStem(question)))

export const itemIdentifier = (code: string): string => (/^[a-z]/.test(code) ? code : `_${code}`)

// The names of its namespaces are attributes too, so that the element is not written by `WriteElement`.
const itemNames: Record<QtiVersion, string> = { '2.1': 'assessmentItem', '3.0': 'qti-assessment-item' }

/** An item of QTI with its key, solution and reasons. */
export const itemXml = ({ question, passage }: ExportedQuestion, version: QtiVersion): string => {
  const write = writerOf(version)
  const { itemNamespace, itemLocation } = qtiVersions[version]
  const answer = responseOf(question, write)
  const { cardinality, baseType } = answer.declaration
  const reasons = choicesOf(question).flatMap(({ id, reason }) => (reason ? [{ id, reason }] : []))
  const values = answer.correct.map((value) => write('value', {}, escapeHtml(value))).join('')
  const mapping = answer.mapping === undefined ? '' : write('mapping', { defaultValue: '0' }, answer.mapping)
  const parts = [
    write(
      'responseDeclaration',
      { identifier: 'RESPONSE', cardinality, baseType },
      write('correctResponse', {}, values) + mapping,
    ),
    outcome(write, 'SCORE', 'float'),
    ...(reasons.length > 0 ? [outcome(write, 'FEEDBACK', 'identifier', cardinality)] : []),
    outcome(write, 'SOLUTION', 'identifier'),
    ...(question.hint ? [outcome(write, 'HINT', 'identifier')] : []),
    write('itemBody', {}, `${passage ? passageXml(passage, write) : ''}${stemXml(question)}${answer.interaction}`),
    processing(write, answer, reasons.length > 0),
    ...reasons.map(({ id, reason }) => feedbackXml(write, 'FEEDBACK', id, reason)),
    feedbackXml(write, 'SOLUTION', 'SOLUTION', question.solution),
    ...(question.hint ? [feedbackXml(write, 'HINT', 'HINT', question.hint)] : []),
  ]
  const attributes = {
    ...schemaAttributes(itemNamespace, itemLocation),
    identifier: itemIdentifier(question.code),
    title: question.code,
    adaptive: 'false',
    [version === '3.0' ? 'time-dependent' : 'timeDependent']: 'false',
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(itemNames[version], attributes, `\n${parts.join('\n')}\n`)}\n`
}
