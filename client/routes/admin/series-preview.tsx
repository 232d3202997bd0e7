import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { SeriesPage } from '../../features/catalogue/series-page.tsx'
import { load } from '../../load.ts'
import { PreviewPage } from '../../office/publishing/preview-page.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/series-preview.ts'

export const handle = { strings: ['listing', 'office'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ params: { seriesId }, context }: Route.LoaderArgs) => {
  const { series } = context.get(apiContext).admin
  const drawn = await load(unwrap(series[':seriesId'].preview.$get({ param: { seriesId } })))
  return { ...drawn, serverNow: Date.now(), origin: context.get(pageContext).origin }
}

/** Draft of a series on the student's own page. */
export default function SeriesPreview({ loaderData: { preview, series, serverNow, origin } }: Route.ComponentProps) {
  return (
    <PreviewPage preview={preview}>
      <SeriesPage series={series} serverNow={serverNow} url={`${origin}${paths.series(series.id)}`} />
    </PreviewPage>
  )
}
