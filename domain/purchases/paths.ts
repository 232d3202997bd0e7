import { documentFile } from './serials.ts'

/** Addresses of purchases, apart from those that every page carries. */
export const purchasePaths = {
  /** An invoice or credit note as a PDF. */
  taxDocument: (orderId: string, number: string) => `/api/orders/${orderId}/documents/${documentFile(number)}.pdf`,
  /** Where the gateway returns by a form of its own. */
  paymentCallback: () => '/api/payments/callback',
}
