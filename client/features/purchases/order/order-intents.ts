/** Forms of an order's page. */
export const orderIntents = { look: 'order-look', cancel: 'order-cancel' } as const
