import type { Bilingual } from '../../domain/questions/contract.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { BilingualText, LanguageTag } from './bilingual-text.tsx'

/** Text that an administrator may have written in one language alone, which is then named. */
export function WrittenText({ text }: { text: Bilingual }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (text.en) return <BilingualText text={text} />
  return (
    <>
      <span lang="hi">{text.hi}</span> {language === 'en' && <LanguageTag>{t('inHindi')}</LanguageTag>}
    </>
  )
}
