import { isOnSale, type OfferView } from '../../domain/purchases/offers.ts'
import type { Services } from '../platform/context.ts'
import { gatewaySettings } from './gateway/settings.ts'
import * as store from './offers.store.ts'
import { currentSeller } from './seller.usecases.ts'

/** True once keys of the gateway and settings of the seller are complete; nothing is sold before. */
export const isSelling = async (services: Services): Promise<boolean> =>
  gatewaySettings(services.env) !== null && (await currentSeller(services)) !== null

/** Offers on sale now, by item; empty while nothing is sold. */
export const offersOnSale = async (
  services: Services,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, OfferView>> => {
  if (itemIds.length === 0 || !(await isSelling(services))) return new Map()
  const found = await store.findOffers(services.db, itemIds)
  return new Map(
    found
      .filter((offer) => isOnSale(offer, services.now()))
      .map(({ id, kind, itemId, title, pricePaise, listPaise, validityDays, to }) => [
        itemId,
        { id, kind, itemId, title, pricePaise, listPaise, validityDays, to },
      ]),
  )
}
