/** Maximum length of a typed answer, in characters. */
export const shortLimit = 120
