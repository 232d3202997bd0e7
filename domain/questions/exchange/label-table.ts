import type { Language } from '../../language.ts'
import { optionIds } from '../text.ts'
import { columnsOf } from './headings.ts'
import { textName, type FieldName } from './fields.ts'
import type { QuestionRecord } from './record.ts'
import type { SheetCell } from './sheet.ts'
import { truthOfWord } from './words.ts'

/** A row of a table whose first cell names the others. */
export type LabelRow = readonly SheetCell[]

const bareOption = /^(?:options?|choice|विकल्प)$/i

const languageHeading = (text: string): Language | null =>
  /^(?:english|अंग्रेज़ी|अंग्रेजी)$/iu.test(text.normalize('NFC').trim())
    ? 'en'
    : /^(?:hindi|हिंदी|हिन्दी)$/iu.test(text.trim())
      ? 'hi'
      : null

/** Field of a label, in the language of the column where the label names none. */
const fieldOf = (label: string, language: Language): FieldName | null => {
  const [column] = columnsOf([label.replace(/\s*[:：]\s*$/, '')], language)
  return column && column.field !== 'surplusOption' ? column.field : null
}

/** Labels of a row, by which a question begins again. */
type Draft = { record: QuestionRecord; labels: Set<string>; options: number; right: string[] }

const emptyDraft = (): Draft => ({ record: new Map(), labels: new Set(), options: 0, right: [] })

const isBlank = ({ text }: SheetCell): boolean => text.trim() === ''

/**
 * Questions of a table of labels and values, such as "Question | ...", "Option A | ...", "Answer | B". A label that
 * comes again begins the next question, since a word processor joins tables that touch. Options without a letter follow
 * each other, and a third cell says which are right.
 */
export const labelRecords = (rows: readonly LabelRow[], ofFile: Language): QuestionRecord[] => {
  const drafts: Draft[] = []
  let draft = emptyDraft()
  let languages: Language[] = [ofFile]

  const begin = (): void => {
    drafts.push(draft)
    draft = emptyDraft()
  }

  const set = (field: FieldName, column: string, cell: SheetCell): void => {
    if (isBlank(cell)) return
    draft.record.set(field, { text: cell.text, column, ...(cell.faults && { faults: cell.faults }) })
  }

  const addOption = (label: string, [first, second]: readonly SheetCell[]): void => {
    const id = optionIds[draft.options]
    draft.options += 1
    if (!id || !first) return
    set(textName(`option.${id}`, ofFile), label, first)
    if (second && truthOfWord(second.text) === true) draft.right.push(id)
  }

  for (const [label, ...values] of rows) {
    const name = label?.text.trim() ?? ''
    const headings = values.map(({ text }) => languageHeading(text))
    const [first] = headings
    if (first && fieldOf(name, ofFile) === null && headings.every((heading) => heading !== null)) {
      languages = headings
      continue
    }
    if (bareOption.test(name.replace(/\s*:$/, ''))) {
      addOption(name, values)
      continue
    }
    const fields = languages.map((language) => fieldOf(name, language))
    const [field] = fields
    if (!field) continue
    if (draft.labels.has(field)) begin()
    draft.labels.add(field)
    for (const [index, cell] of values.slice(0, languages.length).entries()) {
      const own = fields[index]
      if (own && (index === 0 || own !== field)) set(own, name, cell)
    }
  }
  begin()
  return drafts.filter(({ record }) => record.size > 0).map(withRight)
}

/** Record with the answer that the marks beside its options give. */
const withRight = ({ record, right }: Draft): QuestionRecord => {
  const [first] = right
  if (first !== undefined && !record.has('answer')) record.set('answer', { text: right.join(', '), column: 'Option' })
  return record
}
