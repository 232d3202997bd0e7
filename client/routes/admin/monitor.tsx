import { useEffect } from 'react'
import { useLazyView } from '../../ui/use-lazy-view.ts'
import type { Results } from './keep-unanswered.ts'

const load = () => import('./office-monitor.tsx')

/** Monitor of the office, loaded after its first page. */
export function Monitor() {
  const [View, ask] = useLazyView(load)
  useEffect(ask, [ask])
  return View && <View />
}

/** Middleware of the office: a form on which the server fails keeps its page and its input. */
export const keepUnansweredForms = async (
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> => {
  const results = await next()
  const isFailed = request.method !== 'GET' && Object.values(results).some(({ type }) => type === 'error')
  return isFailed ? (await load()).keepUnanswered(results) : results
}
