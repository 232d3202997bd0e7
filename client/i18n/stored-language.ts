import { languageKey, languageOf, type Language } from '../../domain/language.ts'

const oneYear = 365 * 24 * 60 * 60

/** The choice kept on this device, or null where none is. One that is neither language counts as English (spec section 5). */
export const readStoredLanguage = (): Language | null => {
  try {
    const stored = localStorage.getItem(languageKey)
    return stored === null ? null : languageOf(stored)
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
