/** Text of a draft in one or both languages; either may be empty or missing. */
export type DraftText = { en: string; hi: string }

const isText = (value: object): value is Partial<DraftText> => {
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(
      ([name, text]) => (name === 'en' || name === 'hi') && (typeof text === 'string' || text === undefined),
    )
  )
}

/** Every bilingual text of a draft by its dotted path, in the order of the body. Reserved keys (`$…`) are left out. */
export const textsOf = (value: unknown, path = ''): [path: string, text: DraftText][] => {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [[path, { en: value.en ?? '', hi: value.hi ?? '' }]]
  return Object.entries(value).flatMap(([name, part]) =>
    name.startsWith('$') ? [] : textsOf(part, path === '' ? name : `${path}.${name}`),
  )
}
