/** Billionths of a decimal with at most nine decimals, exactly: "-1.5" -> -1500000000n. */
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
