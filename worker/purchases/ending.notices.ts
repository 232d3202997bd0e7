import { paths } from '../../domain/paths.ts'
import { tell } from '../notifications/announcing.usecases.ts'
import { inPages } from '../notifications/in-pages.ts'
import type { Services } from '../platform/context.ts'
import * as store from './notices.store.ts'
import { offersOnSale } from './offers.usecases.ts'

const dayMs = 86_400_000

/** Days before the end of an access at which its student hears of it. */
const reminderDays = [7, 1]

type Ending = Awaited<ReturnType<typeof store.listEnding>>[number]

const tellEnding = async (services: Services, days: number, page: readonly Ending[]): Promise<void> => {
  const itemIds = [...new Set(page.map(({ itemId }) => itemId))]
  const offers = await offersOnSale(services, itemIds)
  const linkOf = (itemId: string): string => {
    const offer = offers.get(itemId)
    return offer ? paths.checkout(offer.id) : paths.myPurchases()
  }
  for (const [key, rights] of Map.groupBy(page, (right) => store.endingKey(days, right)))
    await tell(
      services,
      { key, link: null, kind: 'access.ending' },
      rights.map(({ userId, itemId, endsAt, title }) => ({
        userId,
        link: linkOf(itemId),
        params: { item: title, ends: endsAt },
      })),
    )
}

/**
 * Every hour: tells students of an access that ends in a week or a day, once each, unless it is renewed. A reminder that
 * is a day late is left out.
 */
export const remindOfEnds = async (services: Services): Promise<void> => {
  const now = services.now()
  for (const days of reminderDays) {
    const until = now + days * dayMs
    await inPages(
      (after, limit) => store.listEnding(services.db, { days, from: until - dayMs, until }, after, limit),
      (page) => tellEnding(services, days, page),
    )
  }
}
