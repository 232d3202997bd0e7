import { useEffect } from 'react'
import { Link } from 'react-router'
import { countedTo } from '../../../domain/lists.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import type { SearchResults } from '../../../domain/search/contract.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { addressOf, RecentSearches } from './recent-searches.tsx'
import { rememberSearch } from './recent.ts'
import { ResultList } from './result-list.tsx'
import { SearchExamples } from './search-examples.tsx'
import { isFiltered, searchAddress, type Filters } from './search-filters.ts'
import { SearchForm } from './search-form.tsx'

type Props = {
  filters: Filters
  results: SearchResults
  exams: { id: string; title: Bilingual }[]
  /** User id whose recent searches are shown; '' for a visitor. */
  owner: string
}

export function SearchPage({ filters, results, exams, owner }: Props) {
  const { t } = useTranslation('search')
  const { q } = filters
  const found = results.counts.all > 0
  useEffect(() => {
    if (q !== '' && found) rememberSearch(owner, q)
  }, [owner, q, found])
  return (
    <div className="page py-6 md:py-10">
      <h1 className="mb-4 text-2xl [overflow-wrap:anywhere] md:text-3xl">
        {q === '' ? t('title') : t('titleOf', { q })}
      </h1>
      <SearchForm filters={filters} exams={exams} owner={owner} />
      {q === '' ? (
        <Start owner={owner} />
      ) : (
        <>
          {found && <KindTabs filters={filters} counts={results.counts} />}
          {/* Always rendered, so that each new count is announced. */}
          <p role="status" className="mt-4 mb-3 text-sm text-muted">
            {t('results', { count: countText(filters, results) })}
          </p>
          {found ? <Results filters={filters} results={results} /> : <NoResults filters={filters} />}
        </>
      )}
    </div>
  )
}

/** The count of the current tab; 1 as a number, since it has a text of its own. */
const countText = ({ type }: Filters, { counts }: SearchResults): string | number => {
  const count = Math.min(counts[type ?? 'all'], countedTo)
  return count === 1 ? 1 : `${groupIndian(count)}${counts.all > countedTo ? '+' : ''}`
}

function Start({ owner }: Pick<Props, 'owner'>) {
  const { t } = useTranslation('search')
  return (
    <>
      <p className="mt-6 max-w-reading text-muted">{t('start')}</p>
      <SearchExamples />
      <RecentSearches owner={owner} />
    </>
  )
}

function Results({ filters, results }: Pick<Props, 'filters' | 'results'>) {
  const { t } = useTranslation('search')
  const { q, type } = filters
  const { items, counts, corrected, matched, page, next } = results
  const count = Math.min(counts[type ?? 'all'], countedTo)
  const isPastTheEnd = items.length === 0 && count > 0
  return (
    <>
      {corrected !== null && (
        <p className="mb-3 [overflow-wrap:anywhere]">
          {t('corrected', { typed: q })}{' '}
          <Link to={searchAddress(filters, { q: corrected })} className="link font-semibold">
            {corrected}
          </Link>
        </p>
      )}
      {matched === 'any' && <p className="mb-3">{t('anyWord')}</p>}
      {items.length > 0 ? (
        <ResultList hits={items} />
      ) : isPastTheEnd ? (
        <PastTheEnd filters={filters} />
      ) : (
        <NoResults filters={filters} />
      )}
      <div className="mt-8 flex flex-wrap items-center justify-center gap-3">
        {page > 1 && !isPastTheEnd && (
          <>
            <LinkButton to={searchAddress(filters, { page: page - 1 })} look="secondary">
              {t('previous')}
            </LinkButton>
            <span className="tabular text-sm text-muted">{t('page', { page })}</span>
          </>
        )}
        {next !== null && <LinkButton to={searchAddress(filters, { page: next })}>{t('common:list.next')}</LinkButton>}
      </div>
      {next === null && count > page * items.length && items.length > 0 && page > 1 && (
        <p className="mt-4 text-center text-sm text-muted">{t('end')}</p>
      )}
    </>
  )
}

/** Shown on a page after the last one. */
function PastTheEnd({ filters }: Pick<Props, 'filters'>) {
  const { t } = useTranslation('search')
  return (
    <EmptyState
      illustration="not-found"
      title={t('pastTheEnd.title', { page: filters.page })}
      text={t('pastTheEnd.text')}
      action={<LinkButton to={searchAddress(filters)}>{t('pastTheEnd.action')}</LinkButton>}
    />
  )
}

/** Shown without results: the reason, and a way on. */
function NoResults({ filters }: Pick<Props, 'filters'>) {
  const { t } = useTranslation('search')
  const { q } = filters
  const filtered = isFiltered(filters) || filters.type !== undefined
  return (
    <div className="[overflow-wrap:anywhere]">
      <EmptyState
        illustration="not-found"
        title={t('empty.title')}
        text={filtered ? t('empty.filtered', { q }) : t('empty.text', { q })}
        action={
          filtered ? (
            <LinkButton to={addressOf(q)} look="secondary">
              {t('common:list.clear')}
            </LinkButton>
          ) : undefined
        }
      />
    </div>
  )
}
