import { useLanguage } from '../../i18n/use-language.ts'
import type { Language } from '../../../domain/language.ts'
import type { Marked } from '../../../domain/search/highlight.ts'
import { EnglishTag } from '../../ui/bilingual-text.tsx'
import { Highlights } from '../../ui/highlights.tsx'

/** The text in the current language, or in English and labelled so where Hindi is missing. */
export function MarkedText({ text }: { text: Record<Language, Marked> }) {
  const { language } = useLanguage()
  const chosen = language === 'hi' && text.hi.text !== '' ? 'hi' : 'en'
  if (chosen === language) return <Highlights marked={text[chosen]} />
  return (
    <>
      <span lang={chosen}>
        <Highlights marked={text[chosen]} />
      </span>{' '}
      <EnglishTag />
    </>
  )
}
