import { otherLanguage, type Language } from '../../../domain/language.ts'

type Title = { en: string; hi: string }

/** Title of an item in a language, else in the other; null where both are blank. */
export const titleIn = (title: Title, language: Language): { text: string; lang: Language } | null => {
  const lang = title[language] ? language : otherLanguage(language)
  return title[lang] ? { text: title[lang], lang } : null
}
