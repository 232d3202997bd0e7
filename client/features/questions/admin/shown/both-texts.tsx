import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { RichText } from '../../../../ui/rich-text.tsx'

/** A text in both languages, side by side where there is room. */
export function BothTexts({ text }: { text: Bilingual }) {
  if (text.hi === '' || text.hi === text.en) return <RichText html={text.en} lang="en" />
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 md:grid-cols-2">
      <RichText html={text.en} lang="en" />
      <RichText html={text.hi} lang="hi" />
    </div>
  )
}
