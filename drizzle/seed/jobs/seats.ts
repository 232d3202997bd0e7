import type { JobPost } from '../../../domain/jobs/contract.ts'

type Shares = Partial<Record<keyof JobPost['vacancies'], number>>
type Across = 'pwbd' | 'esm' | 'women'

/**
 * Vacancies by percentage; the remaining seats are unreserved. Shares of `across` are horizontal: they lie within the
 * seats of the other categories and are not subtracted.
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
 * Seats of the Union, its banks and companies: group C by default. Group B has none for ex-servicemen; banks and
 * companies reserve 14.5 % of clerks and workers for them.
 */
export const seats = seatsBy({ ews: 10, obc: 27, sc: 15, st: 7.5 }, { pwbd: 4, esm: 10 })
export const groupB = { pwbd: 4 }
export const clerksOfBanks = { pwbd: 4, esm: 14.5 }

/** Seats by state law. Bihar: both backward classes and 3 % for their women; Rajasthan: OBC 21 % and MBC 5 %. */
export const stateSeats = {
  UP: seatsBy({ ews: 10, obc: 27, sc: 21, st: 2 }, { pwbd: 4, esm: 5, women: 20 }),
  BR: seatsBy({ ews: 10, obc: 33, sc: 16, st: 1 }, { pwbd: 4, women: 35 }),
  RJ: seatsBy({ ews: 10, obc: 26, sc: 16, st: 12 }, { pwbd: 4, esm: 12.5, women: 30 }),
  MP: seatsBy({ ews: 10, obc: 27, sc: 16, st: 20 }, { pwbd: 6, esm: 10, women: 35 }),
}
