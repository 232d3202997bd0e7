/** Retention at which a card is due. */
export const targetRetention = 0.9
