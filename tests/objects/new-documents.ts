import type { InvoiceContent } from '../../domain/purchases/invoices.ts'
import type { IndianState } from '../../domain/accounts/student-profile.ts'
import { documentNumber, financialYear, type DocumentKind } from '../../domain/purchases/serials.ts'
import { gstPercent, refundedParts, sac, taxParts } from '../../domain/purchases/tax.ts'
import { salesDays, salesSums, taxDocuments } from '../../drizzle/schema/index.ts'
import { newOrder, seller } from './new-order.ts'
import { db, unique } from './support.ts'

/** A sale as a test describes it. `returned`: paise of a credit note. */
export type Sale = {
  at: number
  price: number
  discount?: number
  state?: IndianState
  itemId?: string
  coupon?: string
  userId?: string
  returned?: { at: number; paise: number }
}

/** Removes the kept sums of days: documents of days before the last kept one would be in no report. */
export const forgetKeptDays = async (): Promise<void> => {
  await db.delete(salesDays)
  await db.delete(salesSums)
}

const serials = new Map<string, number>()

const nextSerial = (kind: DocumentKind, year: string): number => {
  const serial = (serials.get(`${kind} ${year}`) ?? 0) + 1
  serials.set(`${kind} ${year}`, serial)
  return serial
}

const rowOf = (
  kind: DocumentKind,
  orderId: string,
  issuedAt: number,
  content: Omit<InvoiceContent, 'number' | 'issuedAt' | 'orderId'>,
) => {
  const year = financialYear(issuedAt)
  const serial = nextSerial(kind, year)
  const number = documentNumber(kind, year, serial)
  const refundId = kind === 'credit_note' ? unique('rfd_') : null
  return { kind, year, serial, number, orderId, refundId, issuedAt, content: { ...content, number, issuedAt, orderId } }
}

/** Stores an order of a sale with its invoice, and its credit note; returns the documents. */
export const sell = async (sale: Sale) => {
  const { at, price, discount = 0, state = 'UP', itemId = 'srs_one', coupon, userId = 'usr_none', returned } = sale
  const total = price - discount
  const parts = taxParts(total, state !== seller.state)
  const title = { en: itemId, hi: itemId }
  const { id } = await newOrder({
    userId,
    itemId,
    title,
    state: 'fulfilled',
    pricePaise: price,
    totalPaise: total,
    discountPaise: discount,
    couponCode: coupon ?? null,
    paidAt: at,
  })
  const content = {
    seller,
    buyer: { name: '=Asha', email: 'asha@example.com', state },
    title,
    sac,
    price,
    discount,
    credit: 0,
    total,
    parts,
    gstPercent,
    paymentId: null,
    corrects: null,
  }
  const invoice = rowOf('invoice', id, at, content)
  const corrects = { number: invoice.number, issuedAt: at }
  const notes = returned
    ? [
        rowOf('credit_note', id, returned.at, {
          ...content,
          total: returned.paise,
          parts: refundedParts(parts, total, 0, returned.paise),
          corrects,
        }),
      ]
    : []
  await db.insert(taxDocuments).values([invoice, ...notes])
  return [invoice, ...notes]
}
