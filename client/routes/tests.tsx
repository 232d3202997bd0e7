import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { FilterForm } from '../features/catalogue/filter-form.tsx'
import { SeriesSections } from '../features/catalogue/series-sections.tsx'
import { filtersOf, isFiltered } from '../features/catalogue/series-filters.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { loadList } from '../load.ts'
import { withCursor } from '../ui/list-address.ts'
import { ListFrame } from '../ui/list-frame.tsx'
import type { Route } from './+types/tests.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['listing'],
  audience: 'everyone',
  cacheKeys: ['exam', 'access', 'kind', 'sort', 'cursor'],
  uncachedParameters: ['q'],
  inSitemap: true,
  inSearch: {
    id: 'tests',
    lists: ['series', 'test'],
    title: { en: 'Test series', hi: 'टेस्ट सीरीज़' },
    summary: {
      en: 'Mock tests and test series of every exam.',
      hi: 'हर परीक्षा के मॉक टेस्ट और टेस्ट सीरीज़।',
    },
    body: { en: 'all tests', hi: 'सभी टेस्ट' },
  },
} satisfies PageHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const filters = filtersOf(new URL(request.url).searchParams)
  const [series, exams] = await loadList(
    Promise.all([unwrap(api.series.$get({ query: filters })), unwrap(api.exams.$get())]),
    request,
  )
  return { filters, series, exams: exams.items }
}

export default function Tests({ loaderData: { filters, series, exams } }: Route.ComponentProps) {
  const { t } = useTranslation('catalogue')
  return (
    <div className="page py-4 md:py-10">
      <PageHead title={t('title')} description={t('description')} />
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-3 text-muted">{t('intro')}</p>
      <FilterForm filters={filters} exams={exams} count={series.count} />
      <ListFrame
        count={series.count}
        countText={(shown) => t('results', { count: series.count, shown })}
        clear={isFiltered(filters) ? paths.tests() : null}
        first={filters.cursor ? withCursor(filters, null) : null}
        next={series.next && withCursor(filters, series.next)}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      >
        <SeriesSections series={series} />
      </ListFrame>
    </div>
  )
}
