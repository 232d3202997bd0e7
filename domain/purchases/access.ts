/**
 * Access of an item: free for anyone, with its series, or bought by itself. A lesson is also included in its course.
 */
export const accessKinds = ['free', 'series', 'paid'] as const
export type AccessKind = (typeof accessKinds)[number]

/** Filters of lists and search results by price; `premium` is `series` or `paid`. */
export const accessFilters = ['free', 'premium'] as const
export type AccessFilter = (typeof accessFilters)[number]

/** A student's entitlement to an item: use it, see a sample, or only see that it exists. */
export type EntitlementState = 'open' | 'preview' | 'locked'

type AccessTerms = {
  id: string
  access: AccessKind
  /** Series that includes it, if any. */
  seriesId: string | null
}

export type AccessItem = AccessTerms & {
  /** Course that it is a lesson of, if any. */
  course?: AccessTerms | null
  /** True when a part of it is shown before purchase. */
  hasPreview: boolean
}

/** Right to an item or a series. Instants are Unix milliseconds; a null `endsAt` has no end. */
export type Entitlement = { itemId: string; startsAt: number; endsAt: number | null; revokedAt: number | null }

const isActive = (entitlement: Entitlement, now: number): boolean =>
  entitlement.revokedAt === null &&
  entitlement.startsAt <= now &&
  (entitlement.endsAt === null || now < entitlement.endsAt)

const ownAndSeriesIds = ({ id, access, seriesId }: AccessTerms): string[] =>
  access === 'series' && seriesId !== null ? [id, seriesId] : [id]

/** Ids whose entitlement opens an item; any one is enough. */
export const idsThatOpen = (item: AccessItem): string[] => [
  ...ownAndSeriesIds(item),
  ...(item.course ? ownAndSeriesIds(item.course) : []),
]

/** End of a student's right to an item; null without a right, or for one without an end. Unix milliseconds. */
export const endOfAccess = (item: AccessItem, entitlements: readonly Entitlement[], now: number): number | null => {
  const keys = idsThatOpen(item)
  const ends = entitlements
    .filter((entitlement) => keys.includes(entitlement.itemId) && isActive(entitlement, now))
    .map(({ endsAt }) => endsAt ?? Infinity)
  const end = Math.max(...ends)
  return ends.length > 0 && end !== Infinity ? end : null
}

/** The single access rule; every reader of an item calls it. A visitor has no entitlements. */
export const entitlementTo = (
  item: AccessItem,
  entitlements: readonly Entitlement[],
  now: number,
): EntitlementState => {
  if (item.access === 'free') return 'open'
  const keys = idsThatOpen(item)
  if (entitlements.some((entitlement) => keys.includes(entitlement.itemId) && isActive(entitlement, now))) return 'open'
  return item.hasPreview ? 'preview' : 'locked'
}
