import { useContext } from 'react'
import { data } from 'react-router'
import { isMonth } from '../../domain/current-affairs/days.ts'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { DigestPage } from '../features/current-affairs/digest-page.tsx'
import { useDates } from '../features/current-affairs/use-dates.ts'
import { breadcrumbData } from '../features/seo/breadcrumbs.ts'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/current-affairs-digest.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['affairs'],
  audience: 'everyone',
  cacheKeys: [],
} satisfies PageHandle

export const loader = async ({ params: { month }, context }: Route.LoaderArgs) => {
  if (!isMonth(month)) throw data(null, { status: 404 })
  const { digests } = context.get(apiContext)['current-affairs']
  const digest = await load(unwrap(digests[':month'].$get({ param: { month } })))
  // While the PDF is being made, the next request may find it ready.
  return data({ digest }, digest.pdf.state === 'making' ? { headers: { 'cache-control': 'private, no-cache' } } : {})
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function CurrentAffairsDigest({ loaderData: { digest } }: Route.ComponentProps) {
  const { t } = useTranslation('affairs')
  const origin = useContext(SiteContext)
  const month = useDates().month(digest.month)
  const steps: [string, string][] = [
    [t('common:study.label'), paths.studyMaterials()],
    [t('title'), paths.currentAffairs()],
    [month, paths.currentAffairsDigest(digest.month)],
  ]
  return (
    <>
      <PageHead title={t('digest.of', { month })} description={t('digest.description', { month })} />
      <JsonLd value={breadcrumbData(origin, steps)} />
      <DigestPage digest={digest} origin={origin} />
    </>
  )
}
