/** Texts of buying and of what a student owns; each page has a namespace of its own. */

export { checkout } from './checkout.ts'
export { orderPage } from './order-page.ts'
export { orders } from './orders.ts'
export { owned } from './owned.ts'
export { refunds } from './refunds.ts'
export { shelf } from './shelf.ts'
