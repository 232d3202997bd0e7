import type { Language } from '../../../../domain/language.ts'
import {
  importLimits,
  type ImportedPicture,
  type ImportedQuestion,
  type ImportedRow,
  type ImportFault,
  type ImportFaultCode,
} from '../../../../domain/questions/exchange/contract.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { escapeHtml } from './escape.ts'
import type { Node } from './elements.ts'
import { formulasBehindMarkdown, mapFormulas } from './formula-marks.ts'
import { htmlToMarkdown, nodesToMarkdown, type Conversion } from './html-to-markdown.ts'
import { readLanguages } from './languages.ts'
import { pictureSource, type PictureFiles } from './pictures.ts'

/** Formats of a text in Moodle and GIFT; `moodle` is plain text or HTML with its line breaks kept. */
export type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown'

/** A row while it is read. */
export type RowDraft = {
  row: ImportedRow
  language: Language
  /** Pictures that its texts hold. */
  pictures: ImportedPicture[]
  files: PictureFiles
}

export const newDraft = (number: number, language: Language, files: PictureFiles = new Map()): RowDraft => ({
  row: { row: number, question: {}, faults: [] },
  language,
  pictures: [],
  files,
})

const shownValue = (value: string): string => value.trim().slice(0, 80)

export const addFault = ({ row }: RowDraft, code: ImportFaultCode, path: string, value = '', blocks = true): void => {
  const fault: ImportFault = { code, path, blocks, ...(value.trim() === '' ? {} : { value: shownValue(value) }) }
  row.faults.push(fault)
}

/** Warns of letters that another encoding would give otherwise. */
export const warnOfEncoding = (draft: RowDraft, source: string): void => {
  if (/[^\t\n\r -~]/.test(source)) addFault(draft, 'guessed_encoding', '', '', false)
}

export const setParts = ({ row }: RowDraft, parts: ImportedQuestion): void => void Object.assign(row.question, parts)

const conversionOf = (draft: RowDraft, path: string): Conversion => ({
  picture: (source) => pictureSource(draft, source),
  lost(name, value) {
    if (name === 'img') addFault(draft, 'picture_missing', path, value)
    else if (name === 'math') addFault(draft, 'broken_maths', path, value)
    else addFault(draft, 'unreadable', path, `<${name}>`, false)
  },
})

const asHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')

const hasTags = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text)

/** Formulas in the marks that MathJax finds behind Markdown, as `$...$`. */
const withDollars = (markdown: string): string =>
  mapFormulas(markdown, formulasBehindMarkdown(markdown), {
    formula: ({ tex, isDisplay }) => (isDisplay ? `$$\n${tex.trim()}\n$$` : `$${tex.trim()}$`),
    other: (text) => text,
  })

const converters: Record<TextFormat, (text: string, conversion: Conversion) => string> = {
  html: htmlToMarkdown,
  moodle: (text, conversion) => htmlToMarkdown(asHtml(hasTags(text) ? text : escapeHtml(text)), conversion),
  plain: (text, conversion) => htmlToMarkdown(asHtml(escapeHtml(text)), conversion),
  markdown: (text) => withDollars(text.trim()),
}

/** Signs of a text with its markup and without the pictures in it, beyond which it is not converted. */
const maxSource = 2 * importLimits.text

const embeddedData = /data:image\/[\w.+-]+;base64,[\w+/=\s]*/g

/** A text of the file as Markdown in both languages. */
export const readText = (draft: RowDraft, path: string, source: string, format: TextFormat): Bilingual => {
  if (source.length > maxSource && source.replaceAll(embeddedData, '').length > maxSource) {
    addFault(draft, 'too_long', path, source)
    return { en: '', hi: '' }
  }
  const conversion = conversionOf(draft, path)
  return readLanguages(source, draft.language, (text) => converters[format](text, conversion))
}

/** Markdown of parsed nodes in one language. */
export const readNodes = (draft: RowDraft, path: string, nodes: Node[]): string =>
  nodesToMarkdown(nodes, conversionOf(draft, path))

export const isBlank = ({ en, hi }: Bilingual): boolean => `${en}${hi}`.trim() === ''
