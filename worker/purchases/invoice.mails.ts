import { languageKey } from '../../domain/language.ts'
import { paths } from '../../domain/paths.ts'
import type { Mail } from '../notifications/mail.ts'
import type { WholeOrder } from './office-orders.store.ts'

/** Mail with the numbers of an order's documents and a link to them. */
export const invoiceMail = (origin: string, { order, documents }: WholeOrder): Mail => {
  const { language, buyerEmail: to, buyerName, title } = order
  const numbers = documents.map(({ number }) => number).join(', ')
  const url = `${origin}${paths.order(order.id)}?${new URLSearchParams({ [languageKey]: language })}`
  return language === 'hi'
    ? {
        to,
        language,
        subject: `आपका इनवॉइस: ${title.hi || title.en}`,
        lines: [`नमस्ते ${buyerName},`, `आपके ऑर्डर का इनवॉइस (${numbers}) यहाँ से डाउनलोड किया जा सकता है।`],
        action: { label: 'इनवॉइस खोलें', url },
      }
    : {
        to,
        language,
        subject: `Your invoice: ${title.en}`,
        lines: [`Hello ${buyerName},`, `The invoice of your order (${numbers}) can be downloaded here.`],
        action: { label: 'Open the invoice', url },
      }
}
