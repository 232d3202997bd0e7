import type { AuthoredPassage, AuthoredQuestion } from '../contract.ts'

/** Formats in which questions are imported and exported. */
export const exchangeFormats = ['xlsx', 'csv', 'gift', 'aiken', 'moodle_xml', 'qti_2_1', 'qti_3_0', 'docx'] as const
export type ExchangeFormat = (typeof exchangeFormats)[number]

/** Question as a file gives it: a part that the file lacks is missing, and nothing is checked against the bank. */
export type ImportedQuestion = Partial<Omit<AuthoredQuestion, 'passage'>> & {
  /** A passage of the bank by its code alone, or one that the file brings. */
  passage?: Partial<AuthoredPassage>
}

/** Faults that a reader of a file finds. */
export const importFaultCodes = [
  'required',
  'unknown_value',
  'not_a_number',
  'merged_cells',
  'formula',
  'date_as_number',
  'legacy_hindi',
  'unknown_option',
  'too_many_options',
  'too_long',
  'broken_maths',
  'picture_missing',
  'picture_unusable',
  'unsupported_kind',
  'unreadable',
  /** A number of more digits than a spreadsheet keeps. */
  'digits_lost',
  /** The file names no encoding; Windows-1252 is taken. */
  'guessed_encoding',
  'hidden_row',
  /** A column with values and an unknown heading; on the first row alone. */
  'unknown_column',
  /** An equation, drawing or object that has no Markdown. */
  'left_out',
  'twin_in_file',
  'twin_in_bank',
] as const
export type ImportFaultCode = (typeof importFaultCodes)[number]

/** Fault of one value. A fault that blocks keeps its row out of the import; the others warn. */
export type ImportFault = {
  code: ImportFaultCode
  /** Dotted path in the question, such as `options.1.content.hi`; empty for the whole row. */
  path: string
  /** Heading of the column or name of the element in the file, as it stands there. */
  column?: string
  /** Value as it stands in the file, cut to 80 characters. */
  value?: string
  blocks: boolean
}

/** Row of a file with one question. */
export type ImportedRow = {
  /** Row of the sheet, or number of the question in the file, from 1. */
  row: number
  question: ImportedQuestion
  faults: ImportFault[]
}

/** Picture that the file or the archive beside it brings, by the name that texts give it in `![words](import:name)`. */
export type ImportedPicture = { name: string; bytes: Uint8Array }

/** Scheme of an address in a text that names a picture of the import. */
export const pictureScheme = 'import:'

/** Faults of a whole file, which then has no rows. */
export const fileFaultCodes = [
  'wrong_type',
  'too_large',
  'too_many_rows',
  'bomb',
  'external_entity',
  'encrypted',
  'broken',
  'no_headings',
  'encoding',
  'empty',
] as const
export type FileFaultCode = (typeof fileFaultCodes)[number]

/** A question with the passage that an export writes beside it. */
export type ExportedQuestion = { question: AuthoredQuestion; passage: AuthoredPassage | null }

/** Bounds of an import. */
export const importLimits = {
  rows: 10_000,
  /** Of the file, and of an archive with its pictures. */
  bytes: 20 * 1024 * 1024,
  archiveBytes: 100 * 1024 * 1024,
  /** Characters of one text. */
  text: 60_000,
  options: 8,
} as const
