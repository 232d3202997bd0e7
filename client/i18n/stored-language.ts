import { languageKey, languageOf, type Language } from '../../domain/language.ts'

const oneYear = 365 * 24 * 60 * 60

/** Language stored on this device, or null if none is. Any value but `en` and `hi` counts as English. */
export const readStoredLanguage = (): Language | null => {
  try {
    const stored = localStorage.getItem(languageKey)
    return stored === null ? null : languageOf(stored)
  } catch {
    return null
  }
}

/** Stores the language in browser storage, and in the cookie that the edge reads. */
export const storeLanguage = (language: Language): void => {
  document.cookie = `${languageKey}=${language}; path=/; max-age=${oneYear}; samesite=lax`
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage may be blocked; the cookie still has the choice.
  }
}
