import type { WrittenPlace } from '../../../../domain/results/normalisation/index.ts'

/** Negative numbers in brackets after an operator: "5 − (−2)". */
const bracketed = (text: string): string => (text.startsWith('-') ? `(${signed(text)})` : text)

/** Replaces the hyphen with a minus sign. */
export const signed = (text: string): string => text.replace('-', '−')

export const difference = (first: string, second: string): string => `${signed(first)} − ${bracketed(second)}`

export const sum = (...parts: string[]): string => {
  const [first = '', ...rest] = parts
  return [signed(first), ...rest.map(bracketed)].join(' + ')
}

/** 100 × 3 ÷ 4 = 75.00000 */
export const percentileFigures = (atOrBelow: string, students: string, percentile: string): string =>
  `100 × ${atOrBelow} ÷ ${students} = ${percentile}`

/** Linear interpolation between two known percentiles as one line; empty where nothing is interpolated. */
export const placeFigures = (place: WrittenPlace, percentile: string, mark: string): string[] => {
  if (place.kind !== 'between') return []
  const { below, above } = place
  const marks = difference(above.mark, below.mark)
  const along = `(${difference(percentile, below.percentile)}) ÷ (${difference(above.percentile, below.percentile)})`
  return [`${signed(below.mark)} + (${marks}) × ${along} = ${signed(mark)}`]
}
