/** Texts under keys with a prefix, for labels that are found by composed keys. */
export const prefixed = (prefix: string, texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}${key}`, text]))
