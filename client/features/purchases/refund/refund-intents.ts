/** Form of a refund on the page of an order. */
export const refundIntents = { ask: 'refund-ask' } as const
