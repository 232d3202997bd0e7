import type { AgeRelaxation } from '../contract.ts'
import { vacancyCategories, type VacancyCategory } from '../kinds.ts'
import { distinctCategories } from './categories.ts'
import { clausesIn } from './clauses.ts'
import type { Match } from './folded-text.ts'
import { partsAbout, separateParts, type Section } from './sections.ts'

const numbers: Record<string, number> = { two: 2, three: 3, five: 5, eight: 8, ten: 10, thirteen: 13, fifteen: 15 }

const years = new RegExp(
  `(?<![\\d.])\\(?(\\d{1,2}|${Object.keys(numbers).join('|')})\\)?\\s*(?:\\([a-z\\d]+\\)\\s*)?(?:years?|yrs?\\.?|वर्षों|वर्ष|साल)`,
  'giu',
)

/** Joint relaxation, such as "PwBD (OBC): 13 years": it follows from the single ones. */
const isJoint = (categories: readonly VacancyCategory[], words: string): boolean =>
  categories.length > 1 && /(?:pwbd|pwd|disabilit\w+|दिव्यांग\S*)\s*[(+-]/iu.test(words)

/** Years by category in sections about relaxation. */
export const relaxationsIn = (text: string, sections: readonly Section[]): Match<AgeRelaxation>[] => {
  const found = new Map<VacancyCategory, Match<AgeRelaxation>>()
  const isNamed = (words: string): boolean => distinctCategories(words).length > 0
  for (const section of separateParts(partsAbout(text, sections, 'relaxations'))) {
    for (const { figure, words, from, to } of clausesIn(text, section, years, isNamed)) {
      const named = distinctCategories(words)
      const count = numbers[figure[1]?.toLowerCase() ?? ''] ?? Number(figure[1])
      if (count === 0 || count > 20) continue
      const categories = isJoint(named, words) ? (named.includes('ur') ? (['pwbd'] as const) : []) : named
      for (const category of categories)
        if (!found.has(category) && category !== 'ur')
          found.set(category, { value: { category, years: count, note: null }, from, to })
    }
  }
  return vacancyCategories.flatMap((category) => found.get(category) ?? [])
}
