import { useLanguage } from '../../i18n/use-language.ts'
import type { Language } from '../../../domain/language.ts'
import type { Marked } from '../../../domain/search/highlight.ts'
import { EnglishTag } from '../../ui/bilingual-text.tsx'

/** Splits a text into highlighted and other parts, all rendered as text and never as markup. */
const piecesOf = ({ text, marks }: Marked) => {
  const ends = [0, ...marks.map(([, end]) => end)]
  return [
    ...marks.flatMap(([start, end], index) => [
      text.slice(ends[index], start),
      <mark key={start} className="bg-warning-soft font-semibold text-ink">
        {text.slice(start, end)}
      </mark>,
    ]),
    text.slice(ends.at(-1)),
  ]
}

/** The text in the current language, or in English and labelled so where Hindi is missing. */
export function MarkedText({ text }: { text: Record<Language, Marked> }) {
  const { language } = useLanguage()
  const chosen = language === 'hi' && text.hi.text !== '' ? 'hi' : 'en'
  if (chosen === language) return <>{piecesOf(text[chosen])}</>
  return (
    <>
      <span lang={chosen}>{piecesOf(text[chosen])}</span> <EnglishTag />
    </>
  )
}
