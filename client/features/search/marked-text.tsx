import { useLanguage } from '../../i18n/use-language.ts'
import type { Language } from '../../../domain/language.ts'
import type { Marked } from '../../../domain/search/highlight.ts'
import { EnglishTag } from '../../ui/bilingual-text.tsx'

/** The words that were looked for stand out in a text. Both are set as text: nothing in it is ever markup. */
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

/** In the language shown, or marked as English where there is no Hindi. */
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
