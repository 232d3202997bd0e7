import type { View } from '../../../../domain/language.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { pickText } from '../../../i18n/use-language.ts'
import { EnglishTag } from '../../../ui/bilingual-text.tsx'
import { RichText } from '../../../ui/rich-text.tsx'

/** A question's text in the viewed language, or in both side by side. */
export function Content({ text, view }: { text: Bilingual; view: View }) {
  if (view === 'both' && text.hi && text.hi !== text.en) {
    return (
      <div className="grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-2">
        <RichText html={text.en} lang="en" />
        <RichText html={text.hi} lang="hi" />
      </div>
    )
  }
  const wanted = view === 'both' ? 'en' : view
  const { text: html, lang } = pickText(text, wanted)
  return (
    <>
      {(lang !== wanted || (view === 'both' && text.hi === '')) && <EnglishTag />}
      <RichText html={html} lang={lang} />
    </>
  )
}

/** A title, in one language even in the side-by-side view. */
export function ContentTitle({ text, view }: { text: Bilingual; view: View }) {
  const { text: shown, lang } = pickText(text, view === 'both' ? 'en' : view)
  return <span lang={lang}>{shown}</span>
}
