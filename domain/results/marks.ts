/**
 * Marks are integers in units of 1/180 mark: 180 = 2^2 * 3^2 * 5 divides every fraction in use
 * (4/3, 4/9, 5/6, 1/3, 1/4, 1/2), so scoring never touches floating point. Convert only when shown.
 */
export const unitsPerMark = 180

/** Units of an integer, a decimal or a fraction (`"4/3"`, `"0.25"`, `"-1"`). Throws RangeError unless it is a multiple of 1/180. */
export const units = (mark: string): number => {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:\/([1-9]\d*))?$/.exec(mark)
  if (!match) throw new RangeError(`Not a mark: ${mark}`)
  const [, sign, whole, decimals = '', below = '1'] = match
  const numerator = BigInt(`${whole}${decimals}`) * BigInt(unitsPerMark)
  const denominator = BigInt(below) * 10n ** BigInt(decimals.length)
  const value = Number(numerator / denominator)
  if (numerator % denominator !== 0n || !Number.isSafeInteger(value))
    throw new RangeError(`Not a multiple of 1/180: ${mark}`)
  return sign ? 0 - value : value
}

/** Two decimals at most, for people, with a true minus: 1440 -> "8", 60 -> "0.33", -120 -> "−0.67". */
export const formatMarks = (value: number): string => {
  const hundredths = Math.round((Math.abs(value) * 100) / unitsPerMark)
  const text = String(hundredths / 100)
  return value < 0 && hundredths > 0 ? `−${text}` : text
}

const divisor = (first: number, second: number): number => (second === 0 ? first : divisor(second, first % second))

/** A mark as exams print it: 240 -> "4/3", 360 -> "2", 0 -> "0". */
export const fractionText = (value: number): string => {
  const common = divisor(Math.abs(value), unitsPerMark)
  const below = unitsPerMark / common
  return below === 1 ? String(value / unitsPerMark) : `${value / common}/${below}`
}
