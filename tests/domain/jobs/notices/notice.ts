/** A notice in the form of a copied text, and the fields that a careful reader takes from it, by path. */
export type TestNotice = { name: string; text: string; fields: Record<string, unknown> }

const indiaOffset = 5.5 * 3_600_000

/** Instant of a day, or of `HH:MM` on it, in India. */
export const at = (day: string, time = '00:00'): number => Date.parse(`${day}T${time}:00Z`) - indiaOffset
