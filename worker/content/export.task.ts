import { exportDays, maxExportRows } from '../../domain/content/export.ts'
import type { Services } from '../platform/context.ts'
import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import { contentTypes, exportKey, TooManyRows, writeExport, type ExportInput } from './export.usecases.ts'

/** Task that writes a list as a file into R2. The rows are read in pages; a repeated step writes the same file. */
export const makeExport: TaskRunner<ExportInput, { rows: number }> = async (services, { id, input }) => {
  try {
    const { bytes, rows } = await writeExport(services, input.list, { ...input, limit: maxExportRows })
    await services.env.FILES.put(exportKey(id), bytes, { httpMetadata: { contentType: contentTypes[input.format] } })
    return { done: rows, total: rows, cursor: null, output: { rows } }
  } catch (error) {
    if (error instanceof TooManyRows) throw new TaskFailed('There are too many rows.')
    throw error
  }
}

/** Deletes the files of exports after `exportDays`. */
export const purgeExports = async ({ env, now }: Services): Promise<void> => {
  const until = now() - exportDays * 86_400_000
  let cursor: string | undefined
  do {
    const listed: R2Objects = await env.FILES.list({ prefix: exportKey(''), ...(cursor && { cursor }) })
    const old = listed.objects.filter(({ uploaded }) => uploaded.getTime() < until).map(({ key }) => key)
    if (old.length > 0) await env.FILES.delete(old)
    cursor = listed.truncated ? listed.cursor : undefined
  } while (cursor)
}
