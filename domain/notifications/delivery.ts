/** States of a mail whose sender waits for the outcome; `failed` after the last retry. */
export const deliveryStates = ['queued', 'sent', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
