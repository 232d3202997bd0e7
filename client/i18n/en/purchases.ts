/**
 * Texts of buying and of what a student owns; each page has a namespace of its own. Those of parts that follow a page,
 * such as refunds, are in no part.
 */

export { checkout } from './checkout.ts'
export { orderPage } from './order-page.ts'
export { orders } from './orders.ts'
export { owned } from './owned.ts'
