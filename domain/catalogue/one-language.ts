import type { Language } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import type { SectionRules } from './contract.ts'

/** A section, or `count` of its questions, that is shown in one language alone; `count` is null for the whole section. */
export type OneLanguagePart = { section: Bilingual; language: Language; count: number | null; of: number }

type Section = Pick<SectionRules, 'title' | 'languages' | 'questionCount' | 'withoutHindi'>

const partOf = ({ title: section, languages, questionCount: of, withoutHindi }: Section): OneLanguagePart | null => {
  const [only, ...others] = languages ?? []
  if (only && others.length === 0) return { section, language: only, count: null, of }
  if (withoutHindi === 0) return null
  return { section, language: 'en', count: withoutHindi === of ? null : withoutHindi, of }
}

/** Parts of a paper that a reader of the other language does not find in it, in the order of the paper. */
export const oneLanguageParts = (sections: readonly Section[]): OneLanguagePart[] =>
  sections.flatMap((section) => partOf(section) ?? [])

/** Languages in which some part of a paper can be read. */
export const languagesOfPaper = (sections: readonly Section[]): Language[] => {
  const isAllIn = (language: Language) =>
    sections.every((section) => {
      const part = partOf(section)
      return part?.count === null && part.language === language
    })
  return isAllIn('en') ? ['en'] : isAllIn('hi') ? ['hi'] : ['en', 'hi']
}
