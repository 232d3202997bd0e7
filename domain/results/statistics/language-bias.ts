/**
 * Difference of a question between languages among students of equal scores, by Mantel and Haenszel (Holland and Thayer
 * 1988): students are parted into strata by their totals, and the odds of a right answer are compared within each.
 */

/** Students of a stratum. */
export type Stratum = { enRight: number; enWrong: number; hiRight: number; hiWrong: number }

/** Sums over strata, which add up over tests. `en` and `hi` are students. */
export type BiasSums = {
  en: number
  hi: number
  /** Sums of R = en right * hi wrong / all, and of S = en wrong * hi right / all. */
  r: number
  s: number
  /** Sums of P R, of P S + Q R and of Q S, with P = (en right + hi wrong) / all and Q = 1 - P. */
  pr: number
  cross: number
  qs: number
}

const noSums: BiasSums = { en: 0, hi: 0, r: 0, s: 0, pr: 0, cross: 0, qs: 0 }

const added = (one: BiasSums, other: BiasSums): BiasSums => ({
  en: one.en + other.en,
  hi: one.hi + other.hi,
  r: one.r + other.r,
  s: one.s + other.s,
  pr: one.pr + other.pr,
  cross: one.cross + other.cross,
  qs: one.qs + other.qs,
})

const sumsOfStratum = ({ enRight, enWrong, hiRight, hiWrong }: Stratum): BiasSums => {
  const [en, hi] = [enRight + enWrong, hiRight + hiWrong]
  if (en === 0 || hi === 0) return { ...noSums, en, hi }
  const all = en + hi
  const [r, s] = [(enRight * hiWrong) / all, (enWrong * hiRight) / all]
  const p = (enRight + hiWrong) / all
  return { en, hi, r, s, pr: p * r, cross: p * s + (1 - p) * r, qs: (1 - p) * s }
}

export const biasSums = (strata: readonly Stratum[]): BiasSums => strata.map(sumsOfStratum).reduce(added, noSums)

/** Sums of a question over several tests. */
export const pooledSums = (sums: readonly BiasSums[]): BiasSums => sums.reduce(added, noSums)

/** Least number of students in each language for a difference to be stated. */
export const leastOfLanguage = 200

/**
 * Difference on the delta scale of the Educational Testing Service, -2.35 times the logarithm of the common odds ratio of
 * English against Hindi: below 0 where the question is harder in Hindi. `error` is its standard error (Robins, Breslow and
 * Greenland 1986).
 */
export type LanguageBias = { en: number; hi: number; delta: number; error: number }

const deltaPerLogit = -2.35

/** Null below the least number of students in either language, and where one answer decides the odds. */
export const biasOf = ({ en, hi, r, s, pr, cross, qs }: BiasSums): LanguageBias | null => {
  if (Math.min(en, hi) < leastOfLanguage || r === 0 || s === 0) return null
  const variance = pr / (2 * r * r) + cross / (2 * r * s) + qs / (2 * s * s)
  return { en, hi, delta: deltaPerLogit * Math.log(r / s), error: Math.abs(deltaPerLogit) * Math.sqrt(variance) }
}

/** Limits of class C of the Educational Testing Service (Zieky 1993): large, and surely more than slight. */
const largeFrom = 1.5
const slightBelow = 1
const oneSided = 1.645

/** True for a difference that a translator should look at. */
export const isLargeBias = (bias: LanguageBias | null): boolean =>
  bias !== null && Math.abs(bias.delta) >= largeFrom && Math.abs(bias.delta) - oneSided * bias.error > slightBelow
