import { officePaths } from '../../../../../domain/office-paths.ts'
import { onlySet } from '../../../../ui/list-address.ts'
import type { ImportData } from './load-import.ts'

type Parts = Partial<ImportData['filters']> & { row?: number }

/** Address of an import with its filters and page of rows, and one of its rows. */
export const importAddress = (id: string, { row, ...filters }: Parts = {}): string => {
  const search = new URLSearchParams({
    ...(onlySet(filters) as Record<string, string>),
    ...(row !== undefined && { row: String(row) }),
  }).toString()
  return `${officePaths.adminImport(id)}${search && `?${search}`}`
}

/** Address of a row as students will see it, with the filters of the list that leads to it. */
export const rowPreviewAddress = (id: string, row: number, filters: ImportData['filters']): string => {
  const search = new URLSearchParams(onlySet(filters) as Record<string, string>).toString()
  return `${officePaths.adminImportRowPreview(id, row)}${search && `?${search}`}`
}
