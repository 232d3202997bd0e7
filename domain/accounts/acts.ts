/** Acts on an account that are recorded for good: by its owner, or by an administrator. */
export const accountActKinds = ['birth_date_corrected'] as const
export type AccountActKind = (typeof accountActKinds)[number]
