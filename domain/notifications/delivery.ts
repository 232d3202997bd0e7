/** States of a mail whose sender waits for the outcome; `failed` after the last retry. */
export const deliveryStates = ['queued', 'sent', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Kinds of mail about a student's account. */
export const studentMails = [
  'confirmation',
  'address_change',
  'address_changed',
  'password_reset',
  'password_changed',
  'sign_in_code',
  'sign_in_added',
  'second_factor',
  'guardian',
  'data_copy',
] as const
export type StudentMail = (typeof studentMails)[number]
