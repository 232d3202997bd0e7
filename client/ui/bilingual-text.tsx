import { useTranslation } from '../i18n/use-translation.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import { useBilingual, useLanguage } from '../i18n/use-language.ts'

/** A plain text of the catalogue; English shown to a reader of Hindi carries a small tag. */
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

/** Marks content that has no Hindi yet. */
export function EnglishTag() {
  const { t } = useTranslation()
  return (
    <span className="rounded-sm border border-hairline px-1.5 align-middle text-xs font-normal text-muted">
      {t('inEnglish')}
    </span>
  )
}
