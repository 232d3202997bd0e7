import type { Language } from '../language.ts'
import { documentFile } from './serials.ts'

const below = (orders: string, orderId: string, number: string, language: Language): string =>
  `${orders}/${orderId}/documents/${documentFile(number)}.pdf?${new URLSearchParams({ lang: language })}`

/** Addresses of the PDFs of invoices and credit notes, apart from those that every page carries. */
export const documentPaths = {
  own: (orderId: string, number: string, language: Language) => below('/api/orders', orderId, number, language),
  office: (orderId: string, number: string, language: Language) =>
    below('/api/admin/orders', orderId, number, language),
}
