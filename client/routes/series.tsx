import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { SeriesPage } from '../features/catalogue/series-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useBilingual } from '../i18n/use-language.ts'
import { load } from '../load.ts'
import type { Route } from './+types/series.ts'

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { seriesId } = params
  const series = await load(unwrap(context.get(apiContext).series[':seriesId'].$get({ param: { seriesId } })))
  return { series, serverNow: Date.now() }
}

export default function Series({ loaderData: { series, serverNow } }: Route.ComponentProps) {
  const { pick } = useBilingual()
  return (
    <>
      <PageHead title={pick(series.title)} description={pick(series.summary)} />
      <SeriesPage series={series} serverNow={serverNow} />
    </>
  )
}
