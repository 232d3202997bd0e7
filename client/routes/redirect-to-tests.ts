import { redirect } from 'react-router'
import { paths } from '../../domain/paths.ts'
import type { Route } from './+types/redirect-to-tests.ts'

/** Redirects old addresses of the catalogue, with their series if one is named. */
export const loader = ({ params, request }: Route.LoaderArgs) => {
  const { seriesId } = params as { seriesId?: string }
  const to = seriesId ? paths.series(encodeURIComponent(seriesId)) : paths.tests()
  return redirect(to + new URL(request.url).search, 301)
}
