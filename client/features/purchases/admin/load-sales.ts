import type { Api } from '../../../api.ts'
import { tabOf } from '../../../office/frame/tabs.tsx'
import { loadCoupons } from './coupons/load-coupons.ts'
import { loadOffers } from './offers/load-offers.ts'
import { loadOrders } from './orders/load-orders.ts'
import { loadReconciliation } from './reconciliation/load-reconciliation.ts'
import { loadRefunds } from './refunds/load-refunds.ts'
import { loadReport } from './report/load-report.ts'
import { loadStuck } from './stuck/load-stuck.ts'

export const salesTabs = ['', 'orders', 'stuck', 'refunds', 'offers', 'coupons', 'reconciliation'] as const

/** Data of the tab that the address names. */
export const loadSales = async (api: Api, search: URLSearchParams) => {
  switch (tabOf(search, salesTabs)) {
    case '':
      return { tab: '' as const, data: await loadReport(api, search) }
    case 'orders':
      return { tab: 'orders' as const, data: await loadOrders(api, search) }
    case 'stuck':
      return { tab: 'stuck' as const, data: await loadStuck(api, search) }
    case 'refunds':
      return { tab: 'refunds' as const, data: await loadRefunds(api, search) }
    case 'offers':
      return { tab: 'offers' as const, data: await loadOffers(api, search) }
    case 'coupons':
      return { tab: 'coupons' as const, data: await loadCoupons(api, search) }
    case 'reconciliation':
      return { tab: 'reconciliation' as const, data: await loadReconciliation(api, search) }
  }
}

export type SalesData = Awaited<ReturnType<typeof loadSales>>
