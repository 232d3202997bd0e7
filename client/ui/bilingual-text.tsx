import { useTranslation } from '../i18n/use-translation.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import { useBilingual, useLanguage } from '../i18n/use-language.ts'

/** Plain bilingual text; English shown in a Hindi page carries a tag. */
export function BilingualText({ text }: { text: Bilingual }) {
  const { language } = useLanguage()
  const { text: shown, lang } = useBilingual().choose(text)
  if (lang === language) return <>{shown}</>
  return (
    <>
      <span lang={lang}>{shown}</span> <EnglishTag />
    </>
  )
}

/** Tag of content without Hindi. */
export function EnglishTag() {
  const { t } = useTranslation()
  return (
    <span className="rounded-sm border border-hairline px-1.5 align-middle text-xs font-normal text-muted">
      {t('inEnglish')}
    </span>
  )
}
