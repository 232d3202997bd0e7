/**
 * Marks are integers in units of 1/1260 mark: 1260 = 2^2 * 3^2 * 5 * 7 divides every fraction in use
 * (4/3, 4/9, 5/6, 1/3, 1/4, 1/2, and the 6/7 and 8/7 of IBPS PO 2025 with a quarter off), so scoring never touches
 * floating point. Convert only when shown. Units are stored: another number needs a migration of every stored unit
 * (docs/decisions/0040-integer-marks.md).
 */
export const unitsPerMark = 1260

const wholeUnits = (mark: string): number | null => {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:\/([1-9]\d*))?$/.exec(mark)
  if (!match) return null
  const [, sign, whole, decimals = '', below = '1'] = match
  const numerator = BigInt(`${whole}${decimals}`) * BigInt(unitsPerMark)
  const denominator = BigInt(below) * 10n ** BigInt(decimals.length)
  const value = Number(numerator / denominator)
  if (numerator % denominator !== 0n || !Number.isSafeInteger(value)) return null
  return sign ? 0 - value : value
}

/** True when a text is an integer, a decimal or a fraction that is a whole number of units. */
export const isMark = (mark: string): boolean => wholeUnits(mark) !== null

/** Units of an integer, a decimal or a fraction (`"4/3"`, `"0.25"`, `"-1"`). Throws RangeError unless they are whole. */
export const units = (mark: string): number => {
  const value = wholeUnits(mark)
  if (value === null) throw new RangeError(`Not a multiple of 1/${unitsPerMark} mark: ${mark}`)
  return value
}

/** At most two decimals, with a minus sign: 10080 -> "8", 420 -> "0.33", -840 -> "−0.67". */
export const formatMarks = (value: number): string => {
  const hundredths = Math.round((Math.abs(value) * 100) / unitsPerMark)
  const text = String(hundredths / 100)
  return value < 0 && hundredths > 0 ? `−${text}` : text
}

const divisor = (first: number, second: number): number => (second === 0 ? first : divisor(second, first % second))

/** A mark as exams print it: 1680 -> "4/3", 2520 -> "2", 0 -> "0". */
export const fractionText = (value: number): string => {
  const common = divisor(Math.abs(value), unitsPerMark)
  const below = unitsPerMark / common
  return below === 1 ? String(value / unitsPerMark) : `${value / common}/${below}`
}
