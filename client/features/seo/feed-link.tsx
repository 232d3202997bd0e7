import { languageKey } from '../../../domain/language.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** Announces the feed of this section, in the current language. */
export function FeedLink({ title, path }: { title: string; path: string }) {
  const { language } = useLanguage()
  const href = language === 'hi' ? `${path}?${languageKey}=hi` : path
  return <link rel="alternate" type="application/atom+xml" title={title} href={href} />
}
