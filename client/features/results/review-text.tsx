import type { Language } from '../../../domain/language.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { pickText } from '../../i18n/use-language.ts'
import { EnglishTag } from '../../ui/bilingual-text.tsx'
import { RichText } from '../../ui/rich-text.tsx'

export type ReviewView = Language | 'both'

/** A text of a question in the chosen language, or in both side by side. */
export function ReviewText({ text, view }: { text: Bilingual; view: ReviewView }) {
  if (view === 'both' && text.hi && text.hi !== text.en) {
    return (
      <div className="grid grid-cols-1 gap-x-6 gap-y-1 md:grid-cols-2">
        <RichText html={text.en} lang="en" />
        <RichText html={text.hi} lang="hi" />
      </div>
    )
  }
  const wanted = view === 'both' ? 'en' : view
  const { text: html, lang } = pickText(text, wanted)
  return (
    <>
      {lang !== wanted && <EnglishTag />}
      <RichText html={html} lang={lang} />
    </>
  )
}
