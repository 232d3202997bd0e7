import type { TaskState } from '../tasks/contract.ts'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Most rows of one file. */
export const maxExportRows = 50_000

/** Days for which the file of an export is kept. */
export const exportDays = 2

/** An export as a task; `rows` once it is done. */
export type ExportView = { id: string; state: TaskState; format: ExportFormat; rows: number | null }
