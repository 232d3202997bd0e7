import { useContext } from 'react'
import { socialImagePath } from '../../domain/seo/social-image-path.ts'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { SeriesPage } from '../features/catalogue/series-page.tsx'
import { seriesData } from '../features/catalogue/structured-data.ts'
import { breadcrumbData } from '../features/seo/breadcrumbs.ts'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/series.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['listing'],
  audience: 'everyone',
  cacheKeys: [],
} satisfies PageHandle

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { seriesId } = params
  const series = await load(unwrap(context.get(apiContext).series[':seriesId'].$get({ param: { seriesId } })))
  return { series, serverNow: Date.now() }
}

export default function Series({ loaderData: { series, serverNow } }: Route.ComponentProps) {
  const { t } = useTranslation('catalogue')
  const { pick } = useBilingual()
  const origin = useContext(SiteContext)
  const steps: [string, string][] = [
    [t('title'), paths.tests()],
    [pick(series.title), paths.series(series.id)],
  ]
  return (
    <>
      <PageHead
        title={pick(series.title)}
        description={pick(series.summary)}
        image={socialImagePath('series', series)}
      />
      <JsonLd value={seriesData(origin, series, pick)} />
      <JsonLd value={breadcrumbData(origin, steps)} />
      <SeriesPage series={series} serverNow={serverNow} url={`${origin}${paths.series(series.id)}`} />
    </>
  )
}
