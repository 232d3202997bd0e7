import type { Language } from '../../domain/language.ts'

/** Every language in its own words, as a list to choose from names it. */
export const languageChoices: readonly { value: Language; label: string; lang: Language }[] = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'hi', label: 'हिंदी', lang: 'hi' },
]
