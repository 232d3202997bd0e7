import type { JobPost } from '../../../domain/jobs/contract.ts'

type Shares = Partial<Record<keyof JobPost['vacancies'], number>>
type Across = 'pwbd' | 'esm' | 'women'

/**
 * Vacancies by shares in a hundred: the rest of the categories is unreserved. Shares of `across` lie in the seats of
 * the others, so they are not taken off.
 */
const seatsBy =
  (categories: Shares, usual: Pick<Shares, Across>) =>
  (count: number, across: Pick<Shares, Across> = usual): JobPost['vacancies'] => {
    const share = (percent: number) => Math.floor((count * percent) / 100)
    const sharesOf = (of: Shares) =>
      Object.fromEntries(Object.entries(of).map(([name, percent]) => [name, share(percent)]))
    const reserved: Record<string, number> = sharesOf(categories)
    const taken = Object.values(reserved).reduce((sum, seats) => sum + seats, 0)
    return { ur: count - taken, ...reserved, ...sharesOf(across) }
  }

/**
 * Of the Union, its banks and companies: group C by default. Group B has no seats for ex-servicemen; banks and
 * companies keep 14.5 in a hundred of their clerks and workers for them.
 */
export const seats = seatsBy({ ews: 10, obc: 27, sc: 15, st: 7.5 }, { pwbd: 4, esm: 10 })
export const groupB = { pwbd: 4 }
export const clerksOfBanks = { pwbd: 4, esm: 14.5 }

/** Of a state by its own law. Bihar: both backward classes and the 3 of their women; Rajasthan: OBC 21 and MBC 5. */
export const stateSeats = {
  UP: seatsBy({ ews: 10, obc: 27, sc: 21, st: 2 }, { pwbd: 4, esm: 5, women: 20 }),
  BR: seatsBy({ ews: 10, obc: 33, sc: 16, st: 1 }, { pwbd: 4, women: 35 }),
  RJ: seatsBy({ ews: 10, obc: 26, sc: 16, st: 12 }, { pwbd: 4, esm: 12.5, women: 30 }),
  MP: seatsBy({ ews: 10, obc: 27, sc: 16, st: 20 }, { pwbd: 6, esm: 10, women: 35 }),
}
