import { unwrap, type Api } from '../../../../api.ts'
import { onlySet, textIn } from '../../../../ui/list-address.ts'
import { itemIn } from './offer-form.ts'
import { filtersIn, type OfferFilters } from './offers-address.ts'

const queryOf = ({ sale, ...filters }: OfferFilters, cursor: string | undefined) =>
  onlySet({
    ...filters,
    cursor,
    sale: sale === 'withdrawn' ? undefined : sale,
    state: sale === 'withdrawn' ? ('withdrawn' as const) : undefined,
  })

/** A page of the offers, and the sale that the address opens. */
export const loadOffers = async (api: Api, search: URLSearchParams) => {
  const filters = filtersIn(search)
  const cursor = textIn(search, 'cursor', 400)
  const item = itemIn(search.get('item'))
  const [page, exams, sale] = await Promise.all([
    unwrap(api.admin.offers.$get({ query: queryOf(filters, cursor) })),
    unwrap(api.exams.$get()),
    item && unwrap(api.admin.offers.items[':kind'][':itemId'].$get({ param: item })),
  ])
  return { filters, page, exams: exams.items, open: item && sale && { item, sale }, isFirst: !cursor, now: Date.now() }
}
export type OffersData = Awaited<ReturnType<typeof loadOffers>>
