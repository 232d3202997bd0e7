import type { AffairsQuery } from '../../../domain/current-affairs/contract.ts'
import { isMonth } from '../../../domain/current-affairs/days.ts'
import { paths } from '../../../domain/paths.ts'

/** Filters of an address without empty and unknown values, so that every link shows a list. */
export const filtersOf = (search: URLSearchParams): AffairsQuery => {
  const category = search.get('category')?.slice(0, 64)
  const month = search.get('month') ?? ''
  const cursor = search.get('cursor')?.slice(0, 200)
  return { ...(category && { category }), ...(isMonth(month) && { month }), ...(cursor && { cursor }) }
}

/** True when a filter is set; the cursor does not count. */
export const isFiltered = ({ category, month }: AffairsQuery): boolean => Boolean(category ?? month)

/** Address of the list of a category. */
export const categoryAddress = (category: string): string =>
  `${paths.currentAffairs()}?${new URLSearchParams({ category })}`

/** Groups a list by day, in the order of the list. */
export const groupByDay = <Item extends { date: string }>(
  items: readonly Item[],
): { date: string; items: Item[] }[] => {
  const days: { date: string; items: Item[] }[] = []
  for (const item of items) {
    const last = days.at(-1)
    if (last?.date === item.date) last.items.push(item)
    else days.push({ date: item.date, items: [item] })
  }
  return days
}
