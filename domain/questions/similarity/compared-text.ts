import type { Bilingual } from '../text.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const textIn = (value: unknown, language: 'en' | 'hi'): string => {
  const text = isRecord(value) ? value[language] : null
  return typeof text === 'string' ? text : ''
}

const contents = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.map((item) => (isRecord(item) ? item['content'] : null)) : []

/**
 * Text by which questions are compared, as a student reads it: the stem, statements, lists and options, a paragraph
 * each. Takes an authored question or a draft, whose fields are unchecked.
 */
export const comparedText = (question: Record<string, unknown>): Bilingual => {
  const { stem, statements, rows, columns, options } = question
  const { assertion, reason } = isRecord(statements) ? statements : {}
  const parts = [stem, assertion, reason, ...contents(rows), ...contents(columns), ...contents(options)]
  const joined = (language: 'en' | 'hi') =>
    parts
      .map((part) => textIn(part, language).trim())
      .filter((text) => text !== '')
      .join('\n\n')
  return { en: joined('en'), hi: joined('hi') }
}
