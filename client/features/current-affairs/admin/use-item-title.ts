import { valueAt } from '../../../../domain/content/body-paths.ts'
import type { OfficeAffair } from '../../../../domain/current-affairs/office.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

type Titled = Pick<OfficeAffair, 'body' | 'note'>

/** Title of an item in the language of the office, else in the other, else the headline of its note. */
export const useItemTitle = () => {
  const { t } = useTranslation('affairEditor')
  const { language } = useLanguage()
  return ({ body, note }: Titled): { text: string; lang: string | undefined; isOwn: boolean } => {
    for (const lang of [language, 'en', 'hi']) {
      const text = valueAt(body, `title.${lang}`)
      if (typeof text === 'string' && text.trim() !== '') return { text, lang, isOwn: true }
    }
    return { text: note?.title ?? t('untitled'), lang: note?.language, isOwn: false }
  }
}
