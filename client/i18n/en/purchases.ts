/** Texts of buying and of what a student owns; each page has a namespace of its own. */

export { checkout } from './checkout.ts'
export { orders } from './orders.ts'
export { shelf } from './shelf.ts'
