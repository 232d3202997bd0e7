import { sql, type SQL } from 'drizzle-orm'
import { taxParts } from '../../domain/purchases/tax.ts'
import type { OrderRow } from './fulfilment.store.ts'

/** An order whose price is the money that came for it. */
export const atAmount = (order: OrderRow, amount: number): OrderRow => {
  const { taxable, cgst, sgst, igst } = taxParts(amount, order.igstPaise > 0)
  const pricePaise = Math.max(order.pricePaise, amount + order.creditPaise)
  return {
    ...order,
    pricePaise,
    discountPaise: pricePaise - order.creditPaise - amount,
    totalPaise: amount,
    taxablePaise: taxable,
    cgstPaise: cgst,
    sgstPaise: sgst,
    igstPaise: igst,
  }
}

/** Sets the price of an order in review to the money that was accepted. */
export const setAmounts = (order: OrderRow): SQL => sql`
  UPDATE orders SET price_paise = ${order.pricePaise}, discount_paise = ${order.discountPaise},
    total_paise = ${order.totalPaise}, taxable_paise = ${order.taxablePaise}, cgst_paise = ${order.cgstPaise},
    sgst_paise = ${order.sgstPaise}, igst_paise = ${order.igstPaise}
  WHERE id = ${order.id} AND state = 'review'`

/** Ends the review of an order that has its access: a person has dealt with its other money. */
export const endReview = (orderId: string, now: number): SQL => sql`
  UPDATE orders SET review_reason = NULL, updated_at = ${now}
  WHERE id = ${orderId} AND state <> 'review' AND review_reason IS NOT NULL`
