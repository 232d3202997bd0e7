import type { OfferItem } from '../../../../../domain/purchases/office-offers.ts'
import { unwrap, type Api } from '../../../../api.ts'

/** Sale of an item, as it is now. */
export const loadSale = async ({ admin }: Api, item: OfferItem) => ({
  sale: await unwrap(admin.offers.items[':kind'][':itemId'].$get({ param: item })),
  now: Date.now(),
})
export type SaleData = Awaited<ReturnType<typeof loadSale>>
