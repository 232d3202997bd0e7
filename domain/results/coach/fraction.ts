/** An exact fraction in lowest terms; `under` is positive. */
export type Fraction = { over: number; under: number }

const divisor = (first: number, second: number): number => (second === 0 ? first : divisor(second, first % second))

/** Throws RangeError where `under` is not positive. */
export const fraction = (over: number, under: number): Fraction => {
  if (under <= 0) throw new RangeError(`No fraction: ${over}/${under}`)
  const common = divisor(Math.abs(over), under)
  // `|| 0` and not -0.
  return { over: over / common || 0, under: under / common }
}

/** Negative where the first is smaller, 0 where both are equal. */
export const compareFractions = (one: Fraction, other: Fraction): number =>
  one.over * other.under - other.over * one.under

export const decimalOf = ({ over, under }: Fraction): number => over / under
