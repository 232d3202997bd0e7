import type { IndianState } from '../accounts/student-profile.ts'
import type { Bilingual } from '../questions/text.ts'
import type { TaxParts } from './tax.ts'

/** Seller of an invoice as the settings named it on its day. */
export type Seller = { name: Bilingual; address: Bilingual; gstin: string; state: IndianState }

/** An invoice or credit note as it was issued. Paise. */
export type InvoiceContent = {
  number: string
  issuedAt: number
  seller: Seller
  buyer: { name: string; email: string; state: IndianState }
  title: Bilingual
  sac: string
  /** Price before discount and credit. */
  price: number
  discount: number
  credit: number
  total: number
  parts: TaxParts
  gstPercent: number
  orderId: string
  paymentId: string | null
  /** Number and day of the invoice that a credit note corrects. */
  corrects: { number: string; issuedAt: number } | null
}
