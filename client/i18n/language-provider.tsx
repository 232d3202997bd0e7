import { useCallback, useContext, useEffect, type ReactNode } from 'react'
import { I18nContext } from './use-translation.ts'
import { useSearchParams } from 'react-router'
import { languageKey, storedLanguage, type Language } from '../../domain/language.ts'
import { addStrings } from './load-strings.ts'
import { readStoredLanguage, storeLanguage } from './stored-language.ts'
import { SetLanguageContext } from './use-language.ts'

type Props = {
  /** Language that the server chose for this view. */
  view: Language
  /** Stores a choice beyond this device, for a signed-in student. */
  onChoose: (language: Language) => void
  children: ReactNode
}

/** Shows the view's language; a choice applies at once, without the server. */
export function LanguageProvider({ view, onChoose, children }: Props) {
  const i18n = useContext(I18nContext)
  const [search, setSearch] = useSearchParams()
  const asked = storedLanguage(search.get(languageKey))

  const show = useCallback(
    async (language: Language) => {
      if (i18n.language === language) return
      await addStrings(i18n, language)
      i18n.show(language)
    },
    [i18n],
  )

  const choose = (language: Language) => {
    storeLanguage(language)
    onChoose(language)
    void show(language)
    // `?lang=` sets the language of one view; a choice on that view replaces it.
    if (asked) setSearch((old) => (old.delete(languageKey), old), { replace: true, preventScrollReset: true })
  }

  useEffect(() => void show(view), [view, show])

  // The cookie mirrors browser storage: a lost cookie is written again.
  useEffect(() => {
    const stored = readStoredLanguage()
    if (!stored || asked || stored === view) return
    storeLanguage(stored)
    void show(stored)
  }, [asked, view, show])

  return <SetLanguageContext value={choose}>{children}</SetLanguageContext>
}
