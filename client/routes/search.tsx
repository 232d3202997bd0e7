import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { useAuth } from '../features/accounts/auth-context.ts'
import { canonicalQuery, filtersOf, queryOf } from '../features/search/search-filters.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/search.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['search'],
  audience: 'everyone',
  inSitemap: true,
} satisfies PageHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const filters = filtersOf(new URL(request.url).searchParams)
  const [results, exams] = await load(
    Promise.all([unwrap(api.search.$get({ query: queryOf(filters) })), unwrap(api.exams.$get())]),
  )
  return { filters, results, exams: exams.items }
}

/** Search queries are stored in no cache. */
export const headers = () => ({ 'cache-control': 'no-store' })

export default function Search({ loaderData: { filters, results, exams } }: Route.ComponentProps) {
  const { t } = useTranslation('search')
  const { user } = useAuth()
  const isEmpty = filters.q === ''
  const title = isEmpty ? t('title') : t('titleOf', { q: filters.q })
  return (
    <>
      <PageHead
        title={title}
        description={t('description')}
        index={isEmpty || results.counts.all > 0}
        query={canonicalQuery(results.corrected ?? filters.q)}
      />
      <SearchPage filters={filters} results={results} exams={exams} owner={user?.uid ?? ''} />
    </>
  )
}
