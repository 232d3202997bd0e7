import type { Bilingual } from '../../domain/questions/contract.ts'
import { languageChoices } from '../i18n/language-choices.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Badge } from './badge.tsx'
import { BilingualText } from './bilingual-text.tsx'

/** Text that an administrator may have written in one language alone, which is then named. */
export function WrittenText({ text }: { text: Bilingual }) {
  const { language } = useLanguage()
  if (text.en) return <BilingualText text={text} />
  return (
    <span lang="hi">
      {text.hi} {language === 'en' && <Badge>{languageChoices.find(({ value }) => value === 'hi')?.label}</Badge>}
    </span>
  )
}
