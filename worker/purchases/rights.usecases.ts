import type { MyRights, OwnedItem } from '../../domain/purchases/rights.ts'
import type { Services } from '../platform/context.ts'
import { offersOnSale } from './offers.usecases.ts'
import * as store from './rights.store.ts'

/** Far above what a student buys. */
const atMost = 500

const hasEnded = ({ endsAt }: Pick<store.RightRow, 'endsAt'>, now: number): boolean => endsAt !== null && endsAt <= now

/** End of several rights to one item; null for none. */
const lastEnd = (rights: readonly store.RightRow[]): number | null =>
  rights.some(({ endsAt }) => endsAt === null) ? null : Math.max(...rights.map(({ endsAt }) => endsAt ?? 0))

/** One item of several rights: those that have not ended, else the last. `rights` from the newest. */
const merged = (rights: readonly store.RightRow[], now: number): Omit<OwnedItem, 'kind' | 'title' | 'offer'> | null => {
  const [newest] = rights
  if (!newest) return null
  const current = rights.filter((right) => !hasEnded(right, now))
  const shown = current.length > 0 ? current : [newest]
  return {
    itemId: newest.itemId,
    startsAt: Math.min(...shown.map(({ startsAt }) => startsAt)),
    endsAt: lastEnd(shown),
    isRunning: shown.some(({ startsAt }) => startsAt <= now) && current.length > 0,
    orderId: newest.orderId,
    grantReason: newest.grantReason,
  }
}

/** Sort key: what ends first, then what has no end, then what has ended. */
const rankOf = ({ isRunning, endsAt }: OwnedItem): number =>
  isRunning ? (endsAt ?? Number.MAX_SAFE_INTEGER / 2) : Number.MAX_SAFE_INTEGER - (endsAt ?? 0)

/** Items that a student owns or owned, with the offers by which they are bought again. */
export const rightsOf = async (services: Services, userId: string): Promise<MyRights> => {
  const now = services.now()
  const byItem = Map.groupBy(await store.listRights(services.db, userId, atMost), ({ itemId }) => itemId)
  const itemIds = [...byItem.keys()]
  const [names, offers] = await Promise.all([store.namesOf(services.db, itemIds), offersOnSale(services, itemIds)])
  const items = [...byItem.values()].flatMap((rights): OwnedItem[] => {
    const item = merged(rights, now)
    const name = item && names.get(item.itemId)
    return name ? [{ ...item, ...name, offer: item.endsAt === null ? null : (offers.get(item.itemId) ?? null) }] : []
  })
  return { items: items.toSorted((one, other) => rankOf(one) - rankOf(other)) }
}
