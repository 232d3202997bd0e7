import { languageKey, storedLanguage, type Language } from '../../domain/language.ts'

const oneYear = 365 * 24 * 60 * 60

/** The choice kept on this device, or null. */
export const readStoredLanguage = (): Language | null => {
  try {
    return storedLanguage(localStorage.getItem(languageKey))
  } catch {
    return null
  }
}

/** Keeps a choice in browser storage and in the cookie that lets the edge render it. */
export const storeLanguage = (language: Language): void => {
  document.cookie = `${languageKey}=${language}; path=/; max-age=${oneYear}; samesite=lax`
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage may be switched off; the cookie still carries the choice.
  }
}
