import { isDecimal } from '../numeric.ts'

/** A number as a student types it, of one that a file writes with grouping, a sign or an exponent; else undefined. */
export const decimalOf = (text: string): string | undefined => {
  const plain = text
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replace(/^\+/, '')
    .trim()
  if (isDecimal(plain)) return plain
  const expanded = /^-?\d+(\.\d+)?e[+-]?\d{1,2}$/i.test(plain) ? plainOf(Number(plain)) : ''
  return isDecimal(expanded) ? expanded : undefined
}

/** A floating-point number, without an exponent where it is small. */
export const plainOf = (value: number): string =>
  String(value).includes('e-') ? value.toFixed(20).replace(/0+$/, '') : String(value)

const range = /^(.+?)\s*(?:to|से|–|—|\.\.\.?|\s-\s)\s*(.+)$/i

/** Bounds that an answer such as "3", "2.5 to 2.7" or "-1..1" names. */
export const rangeOf = (text: string): { min: string; max: string } | undefined => {
  const value = decimalOf(text)
  if (value !== undefined) return { min: value, max: value }
  const [, from = '', to = ''] = range.exec(text.replace(/(\d)-(\d)/, '$1 - $2')) ?? []
  const [min, max] = [decimalOf(from.trim()), decimalOf(to.trim())]
  return min === undefined || max === undefined ? undefined : { min, max }
}
