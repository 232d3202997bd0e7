/** Probability below which a count is no accident. */
const significance = 0.005

/** Binomial probability of exactly `count` of `trials`. Logarithms keep long papers from underflowing. */
const probabilityOf = (count: number, trials: number, chance: number): number => {
  let log = count * Math.log(chance) + (trials - count) * Math.log(1 - chance)
  for (let index = 1; index <= count; index += 1) log += Math.log(trials - count + index) - Math.log(index)
  return Math.exp(log)
}

const tail = (from: number, to: number, trials: number, chance: number): number => {
  let sum = 0
  for (let count = from; count <= to; count += 1) sum += probabilityOf(count, trials, chance)
  return sum
}

/**
 * True where chance gives so many of `trials` in less than 1 of 200 papers, so that a short paper is not blamed for luck.
 * `chance`: between 0 and 1, both excluded.
 */
export const isTooOften = (count: number, trials: number, chance: number): boolean =>
  count > trials * chance && tail(count, trials, trials, chance) < significance

/** The same for so few. */
export const isTooSeldom = (count: number, trials: number, chance: number): boolean =>
  count < trials * chance && tail(0, count, trials, chance) < significance
