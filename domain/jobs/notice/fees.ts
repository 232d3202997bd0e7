import type { JobFee } from '../contract.ts'
import { vacancyCategories, type VacancyCategory } from '../kinds.ts'
import { distinctCategories } from './categories.ts'
import { clausesIn } from './clauses.ts'
import type { Match } from './folded-text.ts'
import { partsAbout, separateParts, type Section } from './sections.ts'
import { numberOf } from './vacancies.ts'

/** Amount in rupees, or words for none. */
const amount =
  /(?:₹|\bRs\.?|\bINR|रु\.?|रुपये|रू\.?)\s*(?<before>\d[\d,]*)(?:\.00)?(?:\s*\/-)?|(?<![\d,.])(?<after>\d[\d,]*)\s*(?:\/-|रुपये|रु\.?|rupees)|(?<none>\b(?:nil|no fee|exempt(?:ed|ion)?|free)\b|निःशुल्क|नि:शुल्क|शून्य|शुल्क (?:से )?(?:मुक्त|छूट)|कोई शुल्क नहीं|छूट)/giu

/** Words of an amount other than the fee itself. */
const sideAmount = /refund|bank charges|(?:plus|\+) ?gst|late fee|correction|वापस|लौटा|प्रतिवर्तन/i

const everyoneElse =
  /\b(?:all )?others?\b|other candidates|remaining|all candidates|all categories|अन्य (?:सभी|अभ्यर्थी)|शेष|सभी/i

type Fee = { from: number; to: number; words: string; paise: number }

const isNamed = (words: string): boolean => distinctCategories(words).length > 0 || everyoneElse.test(words)

const feesOfSection = (text: string, section: Section): Fee[] =>
  clausesIn(text, section, amount, isNamed)
    .filter(({ words }) => !sideAmount.test(words))
    .map(({ figure, words, from, to }) => {
      const { before, after } = figure.groups ?? {}
      return { from, to, words, paise: numberOf(before ?? after ?? '0') * 100 }
    })

/** Fees by category; an amount without category, or for "others", is that of the categories not named. */
export const feesIn = (text: string, sections: readonly Section[]): Match<JobFee>[] => {
  const clauses = separateParts(partsAbout(text, sections, 'fees')).flatMap((section) => feesOfSection(text, section))
  const found = new Map<VacancyCategory, Match<JobFee>>()
  const add = (category: VacancyCategory, { from, to, paise }: Fee) => {
    if (!found.has(category)) found.set(category, { value: { category, paise }, from, to })
  }
  for (const clause of clauses) for (const category of distinctCategories(clause.words)) add(category, clause)
  const general = clauses.find((clause) => distinctCategories(clause.words).length === 0 && clause.paise > 0)
  if (general) {
    const named = new Set(found.keys())
    const rest = (['ur', 'ews', 'obc', 'sc', 'st'] as const).filter((category) => !named.has(category))
    for (const category of rest) add(category, general)
  }
  return vacancyCategories.flatMap((category) => found.get(category) ?? [])
}
