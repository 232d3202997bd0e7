/** Acts on an account that are audited: by its owner or by an administrator. */
export const accountActKinds = [
  'birth_date_corrected',
  'recovery_code_used',
  'recovery_codes_renewed',
  'second_factor_disabled',
  'second_factor_enrolled',
  'second_factor_reset',
] as const
export type AccountActKind = (typeof accountActKinds)[number]
