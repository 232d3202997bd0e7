import { unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { paths } from '../../domain/paths.ts'
import { filtersOf } from '../features/jobs/job-filters.ts'
import { JobsPage } from '../features/jobs/jobs-page.tsx'
import { FeedLink } from '../features/seo/feed-link.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { loadList } from '../load.ts'
import type { Route } from './+types/jobs.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['jobs', 'student'],
  audience: 'everyone',
  cacheKeys: ['list', 'level', 'state', 'qualification', 'organisation', 'within', 'cursor'],
  inSitemap: true,
  inSearch: {
    id: 'jobs',
    lists: ['job'],
    title: { en: 'Job updates', hi: 'नौकरियाँ' },
    summary: {
      en: 'Government openings, admit cards, results and answer keys in one list.',
      hi: 'सरकारी भर्तियाँ, प्रवेश पत्र, परिणाम और उत्तर कुंजी एक ही सूची में।',
    },
    body: { en: 'sarkari naukri government jobs', hi: 'सरकारी नौकरी, नौकरी अपडेट' },
  },
} satisfies PageHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const signedIn = context.get(pageContext).viewer.user !== null
  const filters = filtersOf(new URL(request.url).searchParams)
  const isTheirs = signedIn || (filters.list !== 'saved' && filters.list !== 'mine')
  const page = isTheirs ? await loadList(unwrap(context.get(apiContext).jobs.$get({ query: filters })), request) : null
  return { filters, page }
}

export default function Jobs({ loaderData: { filters, page } }: Route.ComponentProps) {
  const { t } = useTranslation('jobs')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} />
      <FeedLink title={t('feed')} path={paths.jobsFeed()} />
      <h1 className="mb-2 text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-3 text-sm text-muted max-sm:hidden">{t('intro')}</p>
      <JobsPage filters={filters} page={page} />
    </div>
  )
}
