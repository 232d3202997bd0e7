import { StudentFilter } from '../../../../domain/accounts/student-list.ts'
import type { SavedView } from '../../../../domain/content/office-views.ts'

/** Parameters of the list of students that are no filter of it. */
const orders = new Set(['sort', 'direction', 'cursor'])

/** Filter of the list of students in a search string; null for one that it does not accept, such as a search. */
export const filterIn = (search: string): StudentFilter | null => {
  const entries = [...new URLSearchParams(search)].filter(([name]) => !orders.has(name))
  return StudentFilter.safeParse(Object.fromEntries(entries)).data ?? null
}

/** Saved views of the list of students that can be an audience; `hasUnusable`: others cannot. */
export const viewChoices = (views: readonly SavedView[]) => {
  const usable = views.filter(({ query }) => filterIn(query) !== null)
  return {
    views: usable.map(({ id, name, query }) => ({ id, name, query })),
    hasUnusable: usable.length < views.length,
  }
}
