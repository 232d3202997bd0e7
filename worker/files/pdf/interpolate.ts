/** A text with its {{names}} replaced by values, as the client's strings are; an unknown name becomes nothing. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/{{(\w+)}}/g, (_whole, name: string) => String(values[name] ?? ''))
