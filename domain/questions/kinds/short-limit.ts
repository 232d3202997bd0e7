/** How long a typed answer may be, in characters. */
export const shortLimit = 120
