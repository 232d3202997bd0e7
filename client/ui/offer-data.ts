import type { OfferView } from '../../domain/purchases/offers.ts'

/** schema.org/Offer of what is on sale now. */
export const offerData = ({ pricePaise, to }: OfferView) => ({
  '@type': 'Offer',
  category: 'Paid',
  price: pricePaise / 100,
  priceCurrency: 'INR',
  availability: 'https://schema.org/InStock',
  ...(to !== null && { priceValidUntil: new Date(to).toISOString() }),
})
