import { otherLanguage } from '../../../domain/language.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Title of an item in the language of the office, else in the other one. */
export function ItemTitle({ title }: { title: { en: string; hi: string } }) {
  const { t } = useTranslation('officeFrame')
  const { language } = useLanguage()
  const lang = title[language] ? language : otherLanguage(language)
  return title[lang] ? <span lang={lang}>{title[lang]}</span> : <>{t('untitled')}</>
}
