import { Link, useSearchParams } from 'react-router'
import type { ResultQuestion } from '../../../domain/results/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { filterLook, matchesFilter, questionFilters } from './question-filters.ts'
import { filterIn } from './shown-filter.ts'

/** Filters of the solutions as links, each with the number of its questions. */
export function FilterLinks({ questions }: { questions: ResultQuestion[] }) {
  const { t } = useTranslation('result')
  const [search] = useSearchParams()
  const chosen = filterIn(search)
  const addressOf = (filter: string): string => {
    const next = new URLSearchParams(search)
    next.delete('question')
    next.set('show', filter)
    return `?${next}`
  }
  return (
    <nav aria-label={t('filter')} className="flex flex-wrap gap-2">
      {questionFilters.map((filter) => {
        const count = questions.filter((question) => matchesFilter(filter, question)).length
        // A filter that keeps no question is offered only while it is chosen.
        return count > 0 || filter === chosen ? (
          <Link
            key={filter}
            to={addressOf(filter)}
            preventScrollReset
            aria-current={filter === chosen ? 'true' : undefined}
            className={filterLook(filter === chosen)}
          >
            {t(`filters.${filter}`)} <span className="tabular">{count}</span>
          </Link>
        ) : null
      })}
    </nav>
  )
}
