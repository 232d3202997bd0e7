import { z } from 'zod'
import { OfficeFilter } from '../../content/office-query.ts'
import type { TaskState } from '../../tasks/contract.ts'
import { exchangeFormats, type ExchangeFormat } from '../exchange/contract.ts'

/** POST /api/admin/question-exports: the published questions that a filter of the list shows, in a format of imports. */
export const NewExport = z.strictObject({ format: z.enum(exchangeFormats), filter: OfficeFilter })
export type NewExport = z.infer<typeof NewExport>

/** Written file: its questions, and the codes of those that the format cannot hold. */
export type ExportOutput = { questions: number; leftOut: string[] }

export type QuestionExport = { id: string; state: TaskState; format: ExchangeFormat; output: ExportOutput | null }
