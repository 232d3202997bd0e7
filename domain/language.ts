export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** Name of the browser-storage key (spec section 9) and of the cookie that mirrors it so that the edge can render. */
export const languageKey = 'lang'

/** Only exactly `en` or `hi` count; anything else is no choice. */
export const storedLanguage = (value: string | null | undefined): Language | null =>
  value === 'en' || value === 'hi' ? value : null

/** Spec section 5: a stored preference is accepted only if exactly en or hi; anything else becomes English. */
export const languageOf = (value: string | null | undefined): Language => storedLanguage(value) ?? 'en'

/** How a text is shown: in a language, or in both. */
export type View = Language | 'both'

/** The views of content that is set in these languages only; nothing said means in both. */
export const viewsOf = (set: readonly Language[] | null | undefined): readonly View[] =>
  set?.length === 1 ? set : [...languages, 'both']

/** A wanted view where the content has it, else the one it has. */
export const viewIn = (set: readonly Language[] | null | undefined, wanted: View): View => {
  const views = viewsOf(set)
  return views.includes(wanted) ? wanted : (views[0] ?? wanted)
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'hi' : 'en')
