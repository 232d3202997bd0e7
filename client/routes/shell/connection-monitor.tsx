import { useEffect } from 'react'
import { useLazyView } from '../../ui/use-lazy-view.ts'
import type { Results } from './keep-unsent.ts'

const load = () => import('./connection.tsx')

/** Monitor of the connection, loaded after the first page. */
export function ConnectionMonitor() {
  const [View, ask] = useLazyView(load)
  useEffect(ask, [ask])
  return View && <View />
}

/** Middleware of all router requests: a form that finds no network keeps its page. */
export const keepUnsentForms = async (
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> => {
  const results = await next()
  const isLost = request.method !== 'GET' && Object.values(results).some(({ type }) => type === 'error')
  return isLost ? (await load()).keepUnsent(request, results) : results
}
