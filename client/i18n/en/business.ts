/** Texts of messages to students and of sales, which their screens load first. */

export { broadcasts } from './broadcasts.ts'
export { officeOrders } from './office-orders.ts'
export { officeCoupons } from './office-coupons.ts'
export { officeOffers } from './office-offers.ts'
export { salesReport } from './sales-report.ts'
export { officeRefunds } from './office-refunds.ts'
export { reconciliation } from './reconciliation.ts'
export { salesFrame } from './sales-frame.ts'
