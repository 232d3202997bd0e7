/** Longest notice that is read, UTF-16 units: with Devanagari and the fields beside it, half of what a request may hold. */
export const longestNotice = 40_000
