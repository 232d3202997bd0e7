export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** Name of the browser-storage key of the language, and of the cookie that mirrors it for rendering at the edge. */
export const languageKey = 'lang'

/** Exactly `en` or `hi`; null for anything else. */
export const storedLanguage = (value: string | null | undefined): Language | null =>
  value === 'en' || value === 'hi' ? value : null

/** Exactly `en` or `hi`; English for anything else. */
export const languageOf = (value: string | null | undefined): Language => storedLanguage(value) ?? 'en'

/** A view of a text: one language, or both side by side. */
export type View = Language | 'both'

/** Views of content that is set in the given languages; null or undefined means both. */
export const viewsOf = (set: readonly Language[] | null | undefined): readonly View[] =>
  set?.length === 1 ? set : [...languages, 'both']

/** The wanted view if the content has it, else the one that it has. */
export const viewIn = (set: readonly Language[] | null | undefined, wanted: View): View => {
  const views = viewsOf(set)
  return views.includes(wanted) ? wanted : (views[0] ?? wanted)
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'hi' : 'en')

/** Language of a text that people write in either: Hindi with any letter of Devanagari. */
export const writtenLanguage = (text: string): Language => (/[\u0900-\u097f]/.test(text) ? 'hi' : 'en')
