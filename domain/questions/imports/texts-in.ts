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
