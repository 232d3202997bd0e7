import { maxExportRows, type ExportFormat, type ExportView } from '../../domain/content/export.ts'
import { dateInIndia } from '../../domain/india.ts'
import { countedTo } from '../../domain/lists.ts'
import type { TaskKind } from '../../domain/tasks/contract.ts'
import { recordAct, type Act } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { giveWay } from '../platform/pause.ts'
import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import { startAuditedTask, taskOfKind } from '../tasks/tasks.usecases.ts'
import { notPossible } from './content.state.ts'
import { neutral, type Cell } from './export-cells.ts'

/** A list that is exported as a file. `Input`: what names its rows. */
export type ExportSource<Input> = {
  kind: TaskKind
  /** Name of the list, in acts and file names. */
  listOf: (input: Input) => string
  headingsOf: (input: Input) => string[]
  /** Rows as cells, page by page. */
  pagesOf: (services: Services, input: Input) => AsyncIterable<Cell[][]>
  /** Number of the rows: exact to `limit`, one more where there are more. */
  count: (services: Services, input: Input, limit: number) => Promise<number>
  /** Filters for the act, named as in the list's address. `by`: the administrator. */
  filterOf: (input: Input, by: string) => Record<string, unknown>
}

const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const fileHeaders = (format: ExportFormat, name: string) => ({
  'content-type': contentTypes[format],
  'content-disposition': `attachment; filename="${name}"`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})

const fileNameOf = (list: string, format: ExportFormat, now: number): string =>
  `taiyari-${list.replaceAll('_', '-')}-${dateInIndia(now)}.${format}`

/** R2 key of an export's file. Not below `exports/`, which holds students' copies of their data. */
export const exportKey = (taskId: string): string => `office-exports/${taskId}`

class TooManyRows extends Error {
  override readonly name = 'TooManyRows'
}

/** Exports of a list: a file at once, or a task for a longer one. */
export const listExports = <Input extends { format: ExportFormat }>(source: ExportSource<Input>) => {
  /** Writes the rows as a file. Throws `TooManyRows` above `limit`. */
  const write = async (services: Services, input: Input, limit: number) => {
    let rows = 0
    async function* cells() {
      for await (const page of source.pagesOf(services, input)) {
        rows += page.length
        if (rows > limit) throw new TooManyRows()
        for (const row of page) {
          await giveWay(services)
          yield row.map(neutral)
        }
      }
    }
    const { toCsv, toXlsx } = await import('./export-file.ts')
    const toFile = input.format === 'csv' ? toCsv : toXlsx
    return { bytes: await toFile(source.listOf(input), source.headingsOf(input), cells()), rows }
  }

  const actOf = (input: Input, rows: number, by: string): Act => {
    const detail = { format: input.format, rows, filter: source.filterOf(input, by) }
    return { actor: by, act: 'list.exported', kind: 'list', itemId: source.listOf(input), detail }
  }

  const own = async (services: Services, taskId: string, by: string) => {
    const task = await taskOfKind(services, source.kind, taskId)
    if (task.userId !== by) throw notFound()
    return { ...task, input: task.input as Input }
  }

  return {
    /** File of a list of at most `countedTo` rows. Throws 409 for a longer one, which is a task. */
    now: async (services: Services, input: Input, by: string) => {
      if ((await source.count(services, input, countedTo)) > countedTo)
        throw notPossible('There are more than 1,000 rows: export them as a task.')
      const { bytes, rows } = await write(services, input, countedTo)
      await recordAct(services, actOf(input, rows, by))
      return { body: bytes, format: input.format, name: fileNameOf(source.listOf(input), input.format, services.now()) }
    },

    /** Starts the export of a longer list. Throws 409 above `maxExportRows`. */
    start: async (services: Services, input: Input, by: string): Promise<{ taskId: string }> => {
      const rows = await source.count(services, input, maxExportRows)
      if (rows > maxExportRows) throw notPossible('There are too many rows for one file.')
      const act = actOf(input, rows, by)
      return { taskId: await startAuditedTask(services, { kind: source.kind, userId: by, input, act }) }
    },

    /** Progress of an export. Throws 404 for another administrator's. */
    read: async (services: Services, taskId: string, by: string): Promise<ExportView> => {
      const { state, output, input } = await own(services, taskId, by)
      return { id: taskId, state, format: input.format, rows: (output as { rows: number } | null)?.rows ?? null }
    },

    /** File of a finished export. Throws 404 for another administrator's. */
    file: async (services: Services, taskId: string, by: string) => {
      const { input, createdAt } = await own(services, taskId, by)
      const file = await services.env.FILES.get(exportKey(taskId))
      if (!file) throw notFound()
      const { format } = input
      return { body: file.body, format, name: fileNameOf(source.listOf(input), format, createdAt) }
    },

    /** Task that writes the file into R2. The rows are read in pages; a repeated step writes the same file. */
    task: (async (services, { id, input }) => {
      try {
        const { bytes, rows } = await write(services, input, maxExportRows)
        const { 'content-type': contentType } = fileHeaders(input.format, '')
        await services.env.FILES.put(exportKey(id), bytes, { httpMetadata: { contentType } })
        return { done: rows, total: rows, cursor: null, output: { rows } }
      } catch (error) {
        if (error instanceof TooManyRows) throw new TaskFailed('There are too many rows.')
        throw error
      }
    }) satisfies TaskRunner<Input, { rows: number }>,
  }
}
