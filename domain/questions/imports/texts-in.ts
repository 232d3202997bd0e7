import type { Bilingual } from '../text.ts'

export const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' &&
  value !== null &&
  'en' in value &&
  'hi' in value &&
  typeof value.en === 'string' &&
  typeof value.hi === 'string'

/** Texts of a question in both languages, by their paths. */
export const bilingualsOf = (value: unknown, path = ''): [string, Bilingual][] => {
  if (isBilingual(value)) return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => bilingualsOf(each, path === '' ? name : `${path}.${name}`))
}

/** A value with another text in place of each of its texts. */
export const mapTexts = <Value>(value: Value, map: (text: Bilingual) => Bilingual): Value => {
  if (isBilingual(value)) return map(value) as Value
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, map)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [name, mapTexts(each, map)]),
  ) as Value
}
