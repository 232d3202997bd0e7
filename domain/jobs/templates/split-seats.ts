import type { JobPost } from '../contract.ts'
import { verticalCategories, type Reservation } from './template.ts'

/**
 * Seats of a total by percentages. Fractions go to the categories with the largest, unreserved first among equals, so
 * that the seats add up to the total; seats across the categories are rounded down.
 */
export const splitSeats = (total: number, { of, across }: Reservation): JobPost['vacancies'] => {
  const reserved = verticalCategories.flatMap((category) => {
    const percent = of[category]
    return percent === undefined ? [] : [{ category, exact: (total * percent) / 100 }]
  })
  const taken = reserved.reduce((sum, { exact }) => sum + exact, 0)
  const all = [{ category: 'ur' as const, exact: total - taken }, ...reserved]
  const whole = all.reduce((sum, { exact }) => sum + Math.floor(exact), 0)
  const byFraction = all
    .toSorted((one, other) => (other.exact % 1) - (one.exact % 1))
    .slice(0, Math.round(total - whole))
    .map(({ category }) => category)
  const seats = all.map(
    ({ category, exact }) => [category, Math.floor(exact) + (byFraction.includes(category) ? 1 : 0)] as const,
  )
  const acrossSeats = Object.entries(across).map(
    ([category, percent]) => [category, Math.floor((total * percent) / 100)] as const,
  )
  return Object.fromEntries([...seats, ...acrossSeats].filter(([, count]) => count > 0))
}
