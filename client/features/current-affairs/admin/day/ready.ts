import type { OfficeAffair } from '../../../../../domain/current-affairs/office.ts'

/** Number of things that keep an item from being published. */
export const blockersOf = ({ checklist }: Pick<OfficeAffair, 'checklist'>): number =>
  checklist.filter(({ blocks }) => blocks).length

/** Draft that publishing the day would publish. */
export const isReady = (item: OfficeAffair): boolean =>
  item.hasDraft && item.scheduledAt === null && blockersOf(item) === 0

/** Draft that stays one. */
export const isWaiting = (item: OfficeAffair): boolean =>
  item.hasDraft && item.scheduledAt === null && blockersOf(item) > 0
