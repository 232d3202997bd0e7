import type { Language } from '../../domain/language.ts'

/** Every language under its own name, for a list of choices. */
export const languageChoices: readonly { value: Language; label: string; lang: Language }[] = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'hi', label: 'हिंदी', lang: 'hi' },
]
