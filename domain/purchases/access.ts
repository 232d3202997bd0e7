/** How an item is had: by anyone, with its series, or by itself. A lesson is also had with its course. */
export const accessKinds = ['free', 'series', 'paid'] as const
export type AccessKind = (typeof accessKinds)[number]

/** What a student may do with an item: use it, see a sample, or see that it exists. */
export type Access = 'open' | 'preview' | 'locked'

type Had = {
  id: string
  access: AccessKind
  /** The series it comes with, if any. */
  seriesId: string | null
}

export type AccessItem = Had & {
  /** The course that it is a lesson of, if any. */
  course?: Had | null
  /** Whether a part of it is shown before purchase. */
  hasPreview: boolean
}

/** The right to an item or a series. Instants are Unix milliseconds; `endsAt` null means for good. */
export type Entitlement = { itemId: string; startsAt: number; endsAt: number | null; revokedAt: number | null }

const isActive = (entitlement: Entitlement, now: number): boolean =>
  entitlement.revokedAt === null &&
  entitlement.startsAt <= now &&
  (entitlement.endsAt === null || now < entitlement.endsAt)

const withSeries = ({ id, access, seriesId }: Had): string[] =>
  access === 'series' && seriesId !== null ? [id, seriesId] : [id]

/** What it takes to open an item: the right to any one of these. */
export const openedBy = (item: AccessItem): string[] => [
  ...withSeries(item),
  ...(item.course ? withSeries(item.course) : []),
]

/** The one rule of access: every reader of an item asks it. A visitor has no entitlements. */
export const accessTo = (item: AccessItem, entitlements: readonly Entitlement[], now: number): Access => {
  if (item.access === 'free') return 'open'
  const keys = openedBy(item)
  if (entitlements.some((entitlement) => keys.includes(entitlement.itemId) && isActive(entitlement, now))) return 'open'
  return item.hasPreview ? 'preview' : 'locked'
}
