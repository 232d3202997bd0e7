/** Replaces {{names}} in a text with values, as the client's strings do; an unknown name becomes empty. */
export const interpolate = (text: string, values: Record<string, string | number>): string =>
  text.replace(/{{(\w+)}}/g, (_whole, name: string) => String(values[name] ?? ''))
