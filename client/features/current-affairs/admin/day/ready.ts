import type { OfficeAffair } from '../../../../../domain/current-affairs/office.ts'

/** Number of entries of the checklist that prevent publication. */
export const blockersOf = ({ checklist }: Pick<OfficeAffair, 'checklist'>): number =>
  checklist.filter(({ blocks }) => blocks).length

/** True for a draft that publishing the day would publish. */
export const isReady = (item: OfficeAffair): boolean =>
  item.hasDraft && item.scheduledAt === null && blockersOf(item) === 0

/** True for a draft that is incomplete. */
export const isWaiting = (item: OfficeAffair): boolean =>
  item.hasDraft && item.scheduledAt === null && blockersOf(item) > 0
