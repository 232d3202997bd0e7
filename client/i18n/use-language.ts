import { createContext, useContext } from 'react'
import { useTranslation } from './use-translation.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import { otherLanguage, type Language } from '../../domain/language.ts'

/** Shows the page in a language and keeps the choice; set by the root. */
export const SetLanguageContext = createContext<(language: Language) => void>(() => {})

/** The language shown now, a setter that chooses one directly, and the toggle. */
export const useLanguage = () => {
  const { i18n } = useTranslation()
  const setLanguage = useContext(SetLanguageContext)
  const { language } = i18n
  return { language, setLanguage, toggle: () => setLanguage(otherLanguage(language)) }
}

/** A text in the wanted language, or the English one where there is no Hindi. `lang` is what it is really in. */
export const pickText = (text: Bilingual, language: Language): { text: string; lang: Language } =>
  language === 'hi' && text.hi ? { text: text.hi, lang: 'hi' } : { text: text.en, lang: 'en' }

/** Content in the language shown now: `pick(item.title)` is a plain string, `choose` also says which language it is in. */
export const useBilingual = () => {
  const { language } = useLanguage()
  return {
    pick: (text: Bilingual): string => pickText(text, language).text,
    choose: (text: Bilingual) => pickText(text, language),
  }
}
