import { languages, type Language } from '../../domain/language.ts'

const isText = (value: object): value is { en: string; hi: string } =>
  'en' in value && 'hi' in value && typeof value.en === 'string' && typeof value.hi === 'string'

/** Languages in which every text of a value is filled in. */
export const completeLanguages = (value: unknown): Language[] => {
  if (typeof value !== 'object' || value === null) return [...languages]
  if (isText(value)) return languages.filter((language) => value[language] !== '')
  const parts = Object.values(value).map(completeLanguages)
  return languages.filter((language) => parts.every((part) => part.includes(language)))
}
