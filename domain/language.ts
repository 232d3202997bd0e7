export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** Name of the browser-storage key (spec section 9) and of the cookie that mirrors it so that the edge can render. */
export const languageKey = 'lang'

/** Only exactly `en` or `hi` count; anything else is no choice. */
export const storedLanguage = (value: string | null | undefined): Language | null =>
  value === 'en' || value === 'hi' ? value : null

/** Spec section 5: a stored preference is accepted only if exactly en or hi; anything else becomes English. */
export const languageOf = (value: string | null | undefined): Language => storedLanguage(value) ?? 'en'

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'hi' : 'en')
