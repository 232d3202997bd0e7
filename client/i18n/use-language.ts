import { createContext, useContext } from 'react'
import { useTranslation } from './use-translation.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import { otherLanguage, type Language } from '../../domain/language.ts'

/** Shows the page in a language and stores the choice; provided by the root. */
export const SetLanguageContext = createContext<(language: Language) => void>(() => {})

/** Current language, a setter and a toggle. */
export const useLanguage = () => {
  const { i18n } = useTranslation()
  const setLanguage = useContext(SetLanguageContext)
  const { language } = i18n
  return { language, setLanguage, toggle: () => setLanguage(otherLanguage(language)) }
}

/** Text in the wanted language, or in English if Hindi is missing. `lang` is its actual language. */
export const pickText = (text: Bilingual, language: Language): { text: string; lang: Language } =>
  language === 'hi' && text.hi ? { text: text.hi, lang: 'hi' } : { text: text.en, lang: 'en' }

/** Content in the current language: `pick(item.title)` returns the text, `choose` also its language. */
export const useBilingual = () => {
  const { language } = useLanguage()
  return {
    pick: (text: Bilingual): string => pickText(text, language).text,
    choose: (text: Bilingual) => pickText(text, language),
  }
}
