import { useEffect } from 'react'
import { useLazyView } from '../../ui/use-lazy-view.ts'
import type { Results } from './keep-unsent.ts'

const load = () => import('./connection.tsx')

/** What watches over the connection, fetched with the first page: a visit that never loses it needs none of it to begin. */
export function LateConnection() {
  const [View, ask] = useLazyView(load)
  useEffect(ask, [ask])
  return View && <View />
}

/** Around all that the router asks for: a form that is lost on the way leaves its page as it is. */
export const aroundForms = async (
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> => {
  const results = await next()
  const isLost = request.method !== 'GET' && Object.values(results).some(({ type }) => type === 'error')
  return isLost ? (await load()).keepUnsent(request, results) : results
}
