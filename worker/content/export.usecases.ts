import { maxExportRows, type ExportFormat, type ExportView } from '../../domain/content/export.ts'
import type { OfficeQuery } from '../../domain/content/office-query.ts'
import type { DraftKind } from '../../domain/content.ts'
import { dateInIndia } from '../../domain/india.ts'
import { countedTo } from '../../domain/lists.ts'
import { recordAct, type Act } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { startAuditedTask, taskOfKind } from '../tasks/tasks.usecases.ts'
import { notPossible } from './content.state.ts'
import { cellsOf, headingsOf } from './export-rows.ts'
import { omit } from './omit.ts'
import { officeSourceOf } from './office-sources.ts'
import { countItems, pagesOf } from './office-list.usecases.ts'

const kind = 'office_export'

export const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Rows of a list as cells, read page by page while they are written. */
async function* rowsOf(services: Services, list: DraftKind, query: OfficeQuery, onRows: (count: number) => void) {
  const own = Object.keys(officeSourceOf(list)?.own ?? {})
  for await (const page of pagesOf(services, list, query)) {
    onRows(page.length)
    for (const item of page) yield cellsOf(item, own)
  }
}

export class TooManyRows extends Error {
  override readonly name = 'TooManyRows'
}

/** Writes the rows of a list as a file. Throws `TooManyRows` above `limit`. */
export const writeExport = async (
  services: Services,
  list: DraftKind,
  { format, query, limit }: { format: ExportFormat; query: OfficeQuery; limit: number },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; rows: number }> => {
  let count = 0
  const counted = (added: number) => {
    count += added
    if (count > limit) throw new TooManyRows()
  }
  const headings = headingsOf(Object.keys(officeSourceOf(list)?.own ?? {}))
  const { toCsv, toXlsx } = await import('./export-file.ts')
  const write = format === 'csv' ? toCsv : toXlsx
  const bytes = await write(list, headings, rowsOf(services, list, query, counted))
  return { bytes, rows: count }
}

export const fileNameOf = (list: DraftKind, format: ExportFormat, now: number): string =>
  `taiyari-${list.replaceAll('_', '-')}-${dateInIndia(now)}.${format}`

type Exported = ExportInput & { rows: number; by: string }

/** Its filters are named as in the list's address. The order is no part of what an export holds. */
const exportAct = ({ list, format, query, rows, by }: Exported): Act => {
  const { by: changedBy, facets = '', ...rest } = omit(query, 'sort', 'direction', 'cursor')
  const own = facets.split(',').flatMap((facet) => (facet === '' ? [] : [facet.split(':')]))
  const filter = {
    ...rest,
    ...Object.fromEntries(own as [string, string][]),
    ...(changedBy && { by: changedBy === by ? 'me' : 'other' }),
  }
  return { actor: by, act: 'list.exported', kind: 'list', itemId: list, detail: { format, rows, filter } }
}

/** File of a list of at most `countedTo` rows. Throws 409 for a longer one, which is a task. */
export const exportNow = async (
  services: Services,
  { list, format, query }: ExportInput,
  by: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  if ((await countItems(services, list, query, countedTo)) > countedTo)
    throw notPossible('There are more than 1,000 rows: export them as a task.')
  const { bytes, rows } = await writeExport(services, list, { format, query, limit: countedTo })
  await recordAct(services, exportAct({ list, format, query, rows, by }))
  return bytes
}

export type ExportInput = { list: DraftKind; format: ExportFormat; query: OfficeQuery }

/** R2 key of an export's file. Not below `exports/`, which holds students' copies of their data. */
export const exportKey = (taskId: string): string => `office-exports/${taskId}`

/** Starts the export of a longer list. Throws 409 above `maxExportRows`. */
export const startExport = async (services: Services, input: ExportInput, by: string): Promise<{ taskId: string }> => {
  const rows = await countItems(services, input.list, input.query, maxExportRows)
  if (rows > maxExportRows) throw notPossible('There are too many rows for one file.')
  return {
    taskId: await startAuditedTask(services, { kind, userId: by, input, act: exportAct({ ...input, rows, by }) }),
  }
}

const ownExport = async (services: Services, taskId: string, by: string) => {
  const task = await taskOfKind(services, kind, taskId)
  if (task.userId !== by) throw notFound()
  return task
}

/** Progress of an export. Throws 404 for another administrator's. */
export const readExport = async (services: Services, taskId: string, by: string): Promise<ExportView> => {
  const { state, output, input } = await ownExport(services, taskId, by)
  const { format } = input as ExportInput
  return { id: taskId, state, format, rows: (output as { rows: number } | null)?.rows ?? null }
}

/** File of a finished export. Throws 404 for another administrator's. */
export const readExportFile = async (services: Services, taskId: string, by: string) => {
  const { input, createdAt } = await ownExport(services, taskId, by)
  const { format, list } = input as ExportInput
  const file = await services.env.FILES.get(exportKey(taskId))
  if (!file) throw notFound()
  return { body: file.body, format, name: fileNameOf(list, format, createdAt) }
}
