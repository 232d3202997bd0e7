import { officePaths } from '../../../../../domain/office-paths.ts'
import { soldKinds, type SoldKind } from '../../../../../domain/purchases/offers.ts'
import { oneOf, onlySet, textIn } from '../../../../ui/list-address.ts'

/** Filters by sale as the address names them. */
export const saleFilters = ['on', 'off', 'withdrawn'] as const

export type OfferFilters = { sale?: (typeof saleFilters)[number]; kind?: SoldKind; q?: string }

export const filtersIn = (search: URLSearchParams): OfferFilters =>
  onlySet({
    sale: oneOf(saleFilters, search.get('sale')),
    kind: oneOf(soldKinds, search.get('kind')),
    q: textIn(search, 'q', 100),
  }) as OfferFilters

/** Address of the list with filters, and perhaps with an open sale. */
export const offersAddress = (filters: OfferFilters, own: { item?: string; cursor?: string | null } = {}): string => {
  const { item, cursor } = own
  const search = new URLSearchParams({ tab: 'offers', ...filters, ...(cursor && { cursor }), ...(item && { item }) })
  return `${officePaths.adminSales()}?${search}`
}
