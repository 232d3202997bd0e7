import { z } from 'zod'
import type { TaskState } from '../../tasks/contract.ts'
import { TermId } from '../../vocabulary/term-id.ts'
import { ItemTag } from '../../content/tags.ts'
import type { PaperQuestion } from '../../attempts/contract.ts'
import { difficulties, questionRights, type AuthoredQuestion, type QuestionKey } from '../contract.ts'
import type { ParityCode } from '../parity/contract.ts'
import type { Bilingual } from '../text.ts'
import { rowFaultCodes, verdicts, type RowFaultCode, type Verdict } from './codes.ts'
import { maxPasted } from './limits.ts'
import { correctablePath } from './correctable.ts'
import {
  type ExchangeFormat,
  type FileFaultCode,
  type ImportedQuestion,
  type ImportFault,
} from '../exchange/contract.ts'

export { rowFaultCodes, verdicts, type RowFaultCode, type Verdict } from './codes.ts'

/** Fault of a row. */
export type RowFault = Omit<ImportFault, 'code'> & {
  code: RowFaultCode
  /** Known name or id that was probably meant, or the question or row that has the same text. */
  suggestion?: string
  /** Kind of difference between the languages. */
  difference?: ParityCode
  /** Question of the bank that the fault is about. */
  questionId?: string
}

/** Outcome of a row: `left` was not valid when the rows were added, `gone` was purged from the bank later. */
export const rowOutcomes = ['added', 'left', 'undone', 'gone'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** Work on an import, each a task. */
export const importPhases = ['check', 'add', 'undo'] as const
export type ImportPhase = (typeof importPhases)[number]

/** Values for questions whose row gives none, and how they are added. */
export const ImportChoices = z.strictObject({
  subject: TermId.optional(),
  topic: z
    .string()
    .max(80)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  exams: z.array(TermId).max(40).optional(),
  difficulty: z.enum(difficulties).optional(),
  targetSeconds: z.number().int().positive().max(3600).optional(),
  rights: z.enum(questionRights).optional(),
  source: z.string().trim().min(1).max(300).optional(),
  tag: ItemTag.optional(),
  /** Language of a file that has only one. */
  language: z.enum(['en', 'hi']).optional(),
  /** Publishes the questions; otherwise they are drafts. */
  publishes: z.boolean(),
})
export type ImportChoices = z.infer<typeof ImportChoices>

/** POST /api/admin/question-imports: an uploaded file, or a pasted text. */
export const NewImport = z
  .strictObject({
    /** Of a pasted text; an uploaded file has its own. */
    name: z.string().trim().min(1).max(200).optional(),
    /** Key of the uploaded file. */
    file: z.string().min(1).max(200).optional(),
    /** Key of the uploaded archive with its pictures. */
    pictures: z.string().min(1).max(200).optional(),
    text: z.string().min(1).max(maxPasted).optional(),
    choices: ImportChoices,
  })
  .refine(({ file, text }) => (file === undefined) !== (text === undefined), { path: ['file'] })
export type NewImport = z.infer<typeof NewImport>

export const UndoImport = z.strictObject({ reason: z.string().trim().min(1).max(500) })

const cursor = z.string().max(200).optional()

export const ImportsQuery = z.strictObject({ cursor })

export const RowsQuery = z.strictObject({
  verdict: z.enum(verdicts).optional(),
  fault: z.enum(rowFaultCodes).optional(),
  cursor,
})
export type RowsQuery = z.infer<typeof RowsQuery>

/** Longest text of a row that is corrected in place. */
const maxCorrected = 60_000

/** Text at a path of a question; a blank one removes it. */
const Correction = z.strictObject({
  path: z.string().max(60).regex(correctablePath),
  value: z.string().max(maxCorrected),
})
export type Correction = z.infer<typeof Correction>

/** PUT /api/admin/question-imports/:id/rows/:position: corrected parts of a row, from a revision. */
export const CorrectRow = z.strictObject({
  revision: z.number().int().min(0),
  corrections: z.array(Correction).max(80),
  /** Key as it was typed, complete or not. */
  key: z.record(z.string().max(20), z.unknown()).optional(),
})
export type CorrectRow = z.infer<typeof CorrectRow>

/** Parts of a row that name something of the bank. */
export const namedParts = ['subject', 'topic', 'exams'] as const
export type NamedPart = (typeof namedParts)[number]

/** Characters of a name in its fault. */
export const faultNameLength = 80

/** POST /api/admin/question-imports/:id/replacement: another name in all rows that have an unknown one. */
export const ReplaceName = z.strictObject({
  part: z.enum(namedParts),
  value: z.string().min(1).max(faultNameLength),
  by: z.string().trim().min(1).max(200),
})
export type ReplaceName = z.infer<typeof ReplaceName>

/** Name of a part that the bank does not have. */
export type UnknownName = { part: NamedPart; value: string; suggestion: string | null; rows: number }

/** Progress of the newest task of an import. */
export type ImportProgress = { phase: ImportPhase; state: TaskState; done: number; total: number | null }

export type ImportLine = {
  id: string
  name: string
  /** Null until the file is read. */
  format: ExchangeFormat | null
  createdAt: number
  createdBy: { id: string; name: string } | null
  fault: FileFaultCode | null
  rows: number
  added: number
  progress: ImportProgress | null
  undoneAt: number | null
}

/** Import of the same file that was not undone. */
export type EarlierImport = { id: string; name: string; createdAt: number; added: number }

export type ImportView = ImportLine & {
  choices: ImportChoices
  code: string
  earlier: EarlierImport | null
  verdicts: Record<Verdict, number>
  outcomes: Record<RowOutcome, number>
  /** Rows by fault, the most frequent first. */
  faults: { code: RowFaultCode; rows: number }[]
  /** The most frequent unknown names. */
  unknown: UnknownName[]
}

/** Row of the list; texts are cut. */
export type ImportRowLine = {
  position: number
  /** Row of the sheet, or number of the question in the file. */
  row: number
  verdict: Verdict | null
  outcome: RowOutcome | null
  questionId: string | null
  stem: { en: string; hi: string }
  faults: RowFault[]
}

/** Question of a row as a paper shows it, with its key and its solution as HTML. */
export type ImportPreview = { question: PaperQuestion; key: QuestionKey; solution: Bilingual }

export type ImportRowView = Omit<ImportRowLine, 'stem'> & {
  revision: number
  question: ImportedQuestion
  choices: ImportChoices
  /** Null for a question that no paper can show. */
  preview: ImportPreview | null
}

/**
 * Effects of an undo: questions for the bin, edited ones among them, passages that the import brought, and questions
 * that published tests hold.
 */
export type UndoPlan = {
  binned: number
  edited: number
  passages: number
  held: { questionId: string; code: string; test: string }[]
}

/** Question of a row with every value filled in; `code` is made when it is added. */
export type CheckedQuestion = Omit<AuthoredQuestion, 'code'> & { code?: string }
