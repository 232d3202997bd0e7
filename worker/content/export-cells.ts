import { minuteInIndia } from '../../domain/india.ts'

export type Cell = string | number | null

/** `2026-11-23 18:30`, in Indian time. */
export const timeInIndia = (at: number | null): Cell => (at === null ? null : minuteInIndia(at).replace('T', ' '))

/** Longest text of a cell of a spreadsheet. */
const maxCell = 32_767

/** A leading apostrophe keeps a spreadsheet from reading a text as a formula. */
export const neutral = (value: Cell): Cell => {
  if (typeof value !== 'string') return value
  const text = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value
  return text.slice(0, maxCell)
}
