import type { AffairsQuery } from '../../../domain/current-affairs/contract.ts'
import { affairCategories } from '../../../domain/current-affairs/categories.ts'
import { isMonth } from '../../../domain/current-affairs/days.ts'
import { paths } from '../../../domain/paths.ts'

/** The filters of an address: empty and unknown values are left out, so that any link shows a list. */
export const filtersOf = (search: URLSearchParams): AffairsQuery => {
  const category = affairCategories.find((each) => each === search.get('category'))
  const month = search.get('month') ?? ''
  const cursor = search.get('cursor')?.slice(0, 200)
  return { ...(category && { category }), ...(isMonth(month) && { month }), ...(cursor && { cursor }) }
}

/** Whether anything but the page has been chosen. */
export const isFiltered = ({ category, month }: AffairsQuery): boolean => Boolean(category ?? month)

/** The list of a category. */
export const ofCategory = (category: string): string => `${paths.currentAffairs()}?${new URLSearchParams({ category })}`

/** Days of a list with their items, in the order in which they come. */
export const byDay = <Item extends { date: string }>(items: readonly Item[]): { date: string; items: Item[] }[] => {
  const days: { date: string; items: Item[] }[] = []
  for (const item of items) {
    const last = days.at(-1)
    if (last?.date === item.date) last.items.push(item)
    else days.push({ date: item.date, items: [item] })
  }
  return days
}
