/** A decimal of at most nine decimals as exact billionths: "-1.5" -> -1500000000n. */
const billionths = (decimal: string): bigint => {
  const negative = decimal.startsWith('-')
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.')
  const value = BigInt(`${whole || '0'}${fraction.padEnd(9, '0')}`)
  return negative ? -value : value
}

/** Negative, zero or positive as the first decimal is below, at or above the second; no floating point. */
export const compareDecimals = (first: string, second: string): number => {
  const difference = billionths(first) - billionths(second)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

const decimalText = (billionth: bigint): string => {
  const digits = (billionth < 0n ? -billionth : billionth).toString().padStart(10, '0')
  return `${billionth < 0n ? '-' : ''}${digits.slice(0, -9)}.${digits.slice(-9)}`
}

/** Rounds a decimal: truncated, or to the nearest with halves away from zero. */
export const roundDecimal = (
  decimal: string,
  { decimals, rule }: { decimals: number; rule: 'half_up' | 'truncate' },
) => {
  const step = 10n ** BigInt(9 - decimals)
  const value = billionths(decimal)
  const half = rule === 'truncate' ? 0n : value < 0n ? -(step / 2n) : step / 2n
  // BigInt division truncates towards zero.
  return decimalText(((value + half) / step) * step)
}

/** A decimal without zeros that say nothing. */
const shortText = (billionth: bigint): string => decimalText(billionth).replace(/\.?0+$/, '')

/** Exact sum of two decimals. */
export const addDecimals = (first: string, second: string): string => shortText(billionths(first) + billionths(second))

/** Half of a decimal, exact to nine decimals. */
export const halfOf = (decimal: string): string => shortText(billionths(decimal) / 2n)
