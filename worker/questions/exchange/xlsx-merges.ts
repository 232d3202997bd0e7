import type { SheetCell, SheetRow } from '../../../domain/questions/exchange/sheet.ts'
import type { Archive } from './archive.ts'
import type { Pause } from './file-format.ts'
import { xmlText } from './xml-events.ts'

/** Merged cells; rows from 1, columns from 0. */
export type Merge = { top: number; bottom: number; left: number; right: number }

/** Row from 1 and column from 0 of a reference such as AB12; null for another text. */
export const placeOf = (reference: string): { row: number; column: number } | null => {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference) ?? []
  if (letters === undefined) return null
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(digits), column: column - 1 }
}

const mergeCell = /<(?:[\w.-]+:)?mergeCell\s[^>]*?ref="([^"]+)"/g
const dataEnd = /<(?:[\w.-]+:)?sheetData\s*\/>|<\/(?:[\w.-]+:)?sheetData>/
/** Characters of the end of the data, which two parts may share. */
const endLength = 64
const maxMerges = 5_000

const mergeOf = (reference: string): Merge[] => {
  const [from, to] = reference.split(':').map(placeOf)
  return from && to ? [{ top: from.row, bottom: to.row, left: from.column, right: to.column }] : []
}

/** Merged cells of a sheet in the order of their rows. They stand behind its data. */
export const mergesOf = async (archive: Archive, sheet: string, pause: Pause): Promise<Merge[]> => {
  let tail = ''
  let isBehind = false
  for (const part of xmlText(archive.parts(sheet))) {
    await pause()
    const text: string = tail + part
    const end: number = isBehind ? 0 : text.search(dataEnd)
    isBehind = end !== -1
    tail = isBehind ? text.slice(end) : text.slice(-endLength)
  }
  return Array.from(tail.matchAll(mergeCell), ([, reference = '']) => mergeOf(reference))
    .flat()
    .slice(0, maxMerges)
    .toSorted((one, other) => one.top - other.top)
}

/** Gives each covered cell of the first column of a merge the value of the cell that covers it, row by row. */
export const mergeFiller = (merges: readonly Merge[]) => {
  let next = 0
  let active: { merge: Merge; cell: SheetCell | undefined }[] = []
  return ({ row, cells, ...rest }: SheetRow): SheetRow => {
    if (merges.length === 0) return { row, cells, ...rest }
    active = active.filter(({ merge }) => merge.bottom >= row)
    const filled = new Map(cells)
    for (const { merge, cell } of active) if (cell) filled.set(merge.left, { ...cell, merged: 'covered' })
    for (; (merges[next]?.top ?? Infinity) <= row; next += 1) {
      const merge = merges[next]
      if (!merge || merge.bottom < row) continue
      const cell = merge.top === row ? cells.get(merge.left) : undefined
      if (cell) filled.set(merge.left, { ...cell, merged: 'covering' })
      active.push({ merge, cell })
    }
    return { row, cells: filled, ...rest }
  }
}
