import { use, useContext, type ReactNode } from 'react'
import type { Language } from '../../../domain/language.ts'
import { addOffice } from '../../i18n/load-strings.ts'
import { I18nContext, useTranslation } from '../../i18n/use-translation.ts'

const loading = new Map<Language, Promise<void>>()

/** Content with texts of the office, which load with its script: the rest of the page does not wait for them. */
export function OfficeTexts({ children }: { children: ReactNode }) {
  useTranslation('officeFrame')
  const i18n = useContext(I18nContext)
  const { language } = i18n
  if (!i18n.has('officeFrame')) {
    const texts = loading.get(language) ?? addOffice(i18n, language)
    loading.set(language, texts)
    use(texts)
  }
  return children
}
