import type { Language } from '../../../domain/language.ts'
import { columnHelp } from '../../../domain/questions/exchange/column-help.ts'
import { exampleQuestions } from '../../../domain/questions/exchange/examples.ts'
import { templateColumns, type Column, type FieldName } from '../../../domain/questions/exchange/fields.ts'
import { difficulties, passageKinds, questionKinds, questionRights } from '../../../domain/questions/contract.ts'
import type { TemplateFormat } from '../../../domain/questions/exchange/templates.ts'
import { recordOfQuestion } from '../../../domain/questions/exchange/record-of-question.ts'
import { csvOf, format as csv } from './csv.ts'
import { docxOf, format as docx } from './docx.ts'
import type { ExportRecord } from './export-records.ts'
import { columnLetters, smallWorkbook, type Choice, type TextSheet } from './small-workbook.ts'
import { cellsOf, format as xlsx, sheetNames, widthOf } from './xlsx.ts'

const examples = (): ExportRecord[] => exampleQuestions.map(recordOfQuestion)

const choices: Partial<Record<FieldName, readonly string[]>> = {
  type: questionKinds,
  difficulty: difficulties,
  rights: questionRights.filter((each) => each !== 'blocked'),
  passageKind: passageKinds,
  rounding: ['half_up', 'truncate'],
  caseSensitive: ['yes', 'no'],
  multiple: ['yes', 'no'],
}

/** Rows whose cells are texts, so that a spreadsheet makes no day of "3/4". */
const preparedRows = 300

const choicesOf = (columns: readonly Column[]): Choice[] =>
  columns.flatMap(({ field }, index) => {
    const values = choices[field]
    const letters = columnLetters(index)
    return values ? [{ values, range: `${letters}2:${letters}${preparedRows}` }] : []
  })

const questionsSheet = (language: Language): TextSheet => {
  const columns = templateColumns(language)
  const rows = examples().map((record) => cellsOf(record, columns))
  const blank = Array.from({ length: preparedRows - rows.length }, () => columns.map(() => null))
  return {
    name: sheetNames[language],
    widths: columns.map(widthOf),
    rows: [columns.map(({ heading }) => heading), ...rows, ...blank],
    choices: choicesOf(columns),
  }
}

const helpNames: Record<Language, string> = { en: 'Help', hi: 'सहायता' }

const isHelped = (name: string): name is keyof typeof columnHelp => name in columnHelp

const helpOf = ({ field }: Column) => {
  const [name = ''] = field.split('.')
  return isHelped(name) ? columnHelp[name] : null
}

/** Every column by its heading in both languages, and what it is for. */
const helpSheet = (language: Language): TextSheet => {
  const hindi = templateColumns('hi')
  const rows = templateColumns('en').map((column, index) => {
    const help = helpOf(column)
    return [column.heading, hindi[index]?.heading ?? '', help?.en ?? '', help?.hi ?? '']
  })
  return { name: helpNames[language], widths: [24, 24, 70, 70], rows, choices: [] }
}

const makers: Record<TemplateFormat, (language: Language) => Promise<Uint8Array<ArrayBuffer>>> = {
  xlsx: async (language) => smallWorkbook([questionsSheet(language), helpSheet(language)]),
  csv: (language) => csvOf(examples(), templateColumns(language)),
  docx: (language) => docxOf(examples(), templateColumns(language)),
}

const formats = { xlsx, csv, docx }

/** File with the columns of questions and an example of each kind; itself a valid import. */
export const makeTemplate = async (name: TemplateFormat, language: Language) => {
  const { extension, contentType } = formats[name]
  return { bytes: await makers[name](language), extension, contentType }
}
