import { decimalOf, type Fraction } from '../../../../domain/results/coach/fraction.ts'
import { formatMarks, unitsPerMark } from '../../../../domain/results/marks.ts'

/** A share as a percentage with at most one decimal: 0.2 -> "20%", 1/3 -> "33.3%". */
export const percentText = (share: number): string => `${Math.round(1000 * share) / 10}%`

/** A share in whole per cent. */
export const wholePercent = (share: number): string => `${Math.round(100 * share)}%`

export const fractionText = ({ over, under }: Fraction): string => `${over}/${under}`

/** Units with their sign: 630 -> "+0.5", -630 -> "−0.5", 0 -> "0". */
export const signedMarks = (units: number): string => (units > 0 ? `+${formatMarks(units)}` : formatMarks(units))

/** Marks of a fraction with their sign, to two decimals. */
export const signedFraction = (marks: Fraction): string => signedMarks(decimalOf(marks) * unitsPerMark)
