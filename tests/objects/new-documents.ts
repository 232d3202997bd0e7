import type { InvoiceContent } from '../../domain/purchases/invoices.ts'
import type { IndianState } from '../../domain/accounts/student-profile.ts'
import { documentNumber, financialYear, type DocumentKind } from '../../domain/purchases/serials.ts'
import { gstPercent, refundedParts, sac, taxParts } from '../../domain/purchases/tax.ts'
import { orders, taxDocuments } from '../../drizzle/schema/index.ts'
import { db, unique } from './support.ts'

export const seller = {
  name: { en: 'Taiyari', hi: 'तैयारी' },
  address: { en: 'Delhi', hi: 'दिल्ली' },
  gstin: '07AAAAA0000A1Z5',
  state: 'DL',
} as const

/** A sale as a test describes it. `returned`: paise of a credit note. */
export type Sale = {
  at: number
  price: number
  discount?: number
  state?: IndianState
  itemId?: string
  coupon?: string
  returned?: { at: number; paise: number }
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

const orderOf = (id: string, { at, price, discount = 0, itemId = 'srs_one', coupon }: Sale, total: number) => ({
  id,
  userId: 'usr_none',
  offerId: 'ofr_none',
  kind: 'series' as const,
  itemId,
  title: { en: itemId, hi: itemId },
  state: 'fulfilled' as const,
  pricePaise: price,
  totalPaise: total,
  discountPaise: discount,
  couponCode: coupon ?? null,
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  buyerName: 'Asha',
  buyerEmail: 'asha@example.com',
  language: 'en' as const,
  receipt: id,
  expiresAt: at,
  paidAt: at,
  createdAt: at,
  updatedAt: at,
})

/** Stores an order of a sale with its invoice, and its credit note; returns the documents. */
export const sell = async (sale: Sale) => {
  const { at, price, discount = 0, state = 'UP', itemId = 'srs_one', returned } = sale
  const total = price - discount
  const parts = taxParts(total, state !== seller.state)
  const id = unique('ord_')
  const content = {
    seller,
    buyer: { name: '=Asha', email: 'asha@example.com', state },
    title: { en: itemId, hi: itemId },
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
  await db.insert(orders).values(orderOf(id, sale, total))
  await db.insert(taxDocuments).values([invoice, ...notes])
  return [invoice, ...notes]
}
