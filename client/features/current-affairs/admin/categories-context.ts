import { createContext, use } from 'react'
import { offeredTerms, type OfferedTerm } from '../../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../../i18n/use-language.ts'

/** Categories of current affairs, in their order. */
export const CategoriesContext = createContext<readonly OfferedTerm[]>([])

/** Categories as options, and the name of one. `chosen`: category that stays an option when it is archived. */
export const useCategories = (chosen?: string) => {
  const { pick } = useBilingual()
  const categories = use(CategoriesContext)
  return {
    choices: offeredTerms(categories, chosen).map(({ id, title }) => ({ value: id, label: pick(title) })),
    nameOf: (id: unknown): string | null => {
      const found = categories.find((each) => each.id === id)
      return found ? pick(found.title) : null
    },
  }
}
