import { useEffect } from 'react'
import { valueAt } from '../../../../../domain/content/body-paths.ts'
import { useEditor } from '../../../../office/editor/editor-context.ts'

const idsIn = (rows: unknown): string[] =>
  Array.isArray(rows) ? rows.map((row: unknown) => String(valueAt(row, 'id') ?? '')) : []

/** First id of `pool` that no row has. */
export const freeId = (rows: unknown, pool: readonly string[]): string => {
  const held = idsIn(rows)
  return pool.find((id) => !held.includes(id)) ?? ''
}

/** Ids of rows in their order; a row that was added without script gets the first free one. */
export const rowIds = (rows: unknown, pool: readonly string[]): string[] => {
  const held = idsIn(rows)
  const free = pool.filter((id) => !held.includes(id))
  return held.map((id) => id || (free.shift() ?? ''))
}

/** Ids of the rows at a path, written where one is missing. */
export const useRowIds = (path: string, pool: readonly string[]): string[] => {
  const { store, locked } = useEditor()
  const ids = rowIds(store.get(path), pool)
  useEffect(() => {
    if (locked !== null) return
    idsIn(store.get(path)).forEach((id, index) => id === '' && store.set(`${path}.${index}.id`, ids[index]))
  })
  return ids
}
