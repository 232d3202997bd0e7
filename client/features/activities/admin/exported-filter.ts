import type { Activity } from '../../../../domain/activities/contract.ts'

/** Filters of an exported list, named as in its address. */
export const exportedFilter = ({ facts }: Pick<Activity, 'facts'>): Record<string, string> => {
  const { filter } = facts
  if (typeof filter !== 'object' || filter === null) return {}
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]))
}
