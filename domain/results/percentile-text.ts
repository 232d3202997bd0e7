/**
 * Percentile with as many decimals as tell neighbouring ranks of `of` students apart: none up to 100, one up to 1,000.
 * The best alone is shown as 100.
 */
export const shortPercentile = ({ percentile, of }: { percentile: number; of: number }): string => {
  const decimals = Math.max(0, Math.ceil(Math.log10(of / 100)))
  const text = percentile.toFixed(decimals)
  const step = 10 ** decimals
  return percentile < 100 && Number(text) === 100 ? (Math.floor(percentile * step) / step).toFixed(decimals) : text
}

/** Percentile with all seven decimals of the rule. */
export const wholePercentile = (percentile: number): string => percentile.toFixed(7)
