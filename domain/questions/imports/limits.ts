/** Characters of a pasted text. */
export const maxPasted = 200_000
