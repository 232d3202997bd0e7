import { useContext } from 'react'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { filtersOf } from '../features/current-affairs/filters.ts'
import { ListPage } from '../features/current-affairs/list-page.tsx'
import { breadcrumbData } from '../features/seo/breadcrumbs.ts'
import { FeedLink } from '../features/seo/feed-link.tsx'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { loadList } from '../load.ts'
import type { Route } from './+types/current-affairs.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['affairs'],
  audience: 'everyone',
  cacheKeys: ['category', 'month', 'cursor'],
  inSitemap: true,
  inSearch: {
    id: 'current-affairs',
    lists: ['current_affairs'],
    title: { en: 'Current affairs', hi: 'करेंट अफ़ेयर्स' },
    summary: {
      en: 'What happened, day by day, with key facts and a monthly digest as PDF.',
      hi: 'दिन-ब-दिन क्या हुआ, मुख्य तथ्यों और PDF में मासिक डाइजेस्ट के साथ।',
    },
    body: { en: 'daily news, digest of the month', hi: 'समसामयिकी, रोज़ के समाचार' },
  },
} satisfies PageHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const filters = filtersOf(new URL(request.url).searchParams)
  const api = context.get(apiContext)
  const affairs = api['current-affairs']
  const [list, strip, { quiz }, categories] = await loadList(
    Promise.all([
      unwrap(affairs.$get({ query: filters })),
      unwrap(affairs.strip.$get({ query: {} })),
      unwrap(affairs['quiz-today'].$get()),
      unwrap(api['affair-categories'].$get()),
    ]),
    request,
  )
  return { filters, list, strip, quiz, categories: categories.items }
}

export default function CurrentAffairs({
  loaderData: { filters, list, strip, quiz, categories },
}: Route.ComponentProps) {
  const { t } = useTranslation('affairs')
  const origin = useContext(SiteContext)
  const steps: [string, string][] = [
    [t('common:study.label'), paths.studyMaterials()],
    [t('title'), paths.currentAffairs()],
  ]
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <FeedLink title={t('title')} path={paths.currentAffairsFeed()} />
      <JsonLd value={breadcrumbData(origin, steps)} />
      <ListPage filters={filters} list={list} strip={strip} quiz={quiz} categories={categories} />
    </>
  )
}
