import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { titleIn } from './title-in.ts'

/** Title of an item in the language of the office, else in the other one. */
export function ItemTitle({ title }: { title: { en: string; hi: string } }) {
  const { t } = useTranslation('officeFrame')
  const { language } = useLanguage()
  const shown = titleIn(title, language)
  return shown ? <span lang={shown.lang}>{shown.text}</span> : <>{t('untitled')}</>
}
