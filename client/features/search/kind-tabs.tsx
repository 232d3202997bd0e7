import { Link } from 'react-router'
import { itemKinds } from '../../../domain/content.ts'
import { countedTo } from '../../../domain/lists.ts'
import type { SearchResults } from '../../../domain/search/contract.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { searchAddress, type Filters } from './search-filters.ts'

type Props = { filters: Filters; counts: SearchResults['counts'] }

/** Links to each kind with results, with its count; above the exact range every count is a minimum. */
export function KindTabs({ filters, counts }: Props) {
  const { t } = useTranslation('search')
  const more = counts.all > countedTo ? '+' : ''
  const shown = itemKinds.filter((kind) => counts[kind] > 0 || kind === filters.type)
  return (
    <nav aria-label={t('kinds')} className="mt-4 overflow-x-auto border-b border-hairline">
      <ul className="flex">
        {[undefined, ...shown].map((kind) => (
          <li key={kind ?? 'all'}>
            <Link
              to={searchAddress(filters, { type: kind })}
              aria-current={kind === filters.type ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-2.5 whitespace-nowrap text-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {kind ? t(`kind.${kind}`) : t('all')}
              <span className="tabular text-sm">
                {groupIndian(Math.min(counts[kind ?? 'all'], countedTo))}
                {more}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
