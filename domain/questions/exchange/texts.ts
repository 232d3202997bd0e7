import { languages } from '../../language.ts'
import type { Bilingual } from '../contract.ts'
import type { ImportedQuestion } from './contract.ts'

/** Returns the text that stands in place of another; `path` is that of a fault. */
type TextMap = (text: string, path: string) => string

const isBilingual = (value: object): value is Bilingual => 'en' in value && 'hi' in value

const mapped = (value: unknown, path: string[], map: TextMap): unknown => {
  if (Array.isArray(value)) return value.map((entry, index) => mapped(entry, [...path, String(index)], map))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (isBilingual(value))
    return Object.fromEntries(
      languages.map((language) => [language, map(value[language], [...path, language].join('.'))]),
    )
  return Object.fromEntries(entries.map(([name, each]) => [name, mapped(each, [...path, name], map)]))
}

/** Question with every Markdown text replaced. */
export const mapQuestionTexts = (question: ImportedQuestion, map: TextMap): ImportedQuestion =>
  mapped(question, [], map) as ImportedQuestion
