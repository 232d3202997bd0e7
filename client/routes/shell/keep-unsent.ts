import { data } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { isNetworkError, reportUnsent } from './unsent.ts'

export type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

const errorIn = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'data' in result ? result.data : result

/**
 * Result of a posted form that got no answer: the page and its input stay, and the connection notice reports it. The
 * status is a failure, because the router revalidates after a success, which would fail as well. A log-out has no page
 * to stay on.
 */
export const keepUnsent = ({ url }: Request, results: Results): Results => {
  if (new URL(url).pathname === paths.logout()) return results
  for (const each of Object.values(results)) {
    if (each.type !== 'error' || !isNetworkError(errorIn(each.result))) continue
    each.type = 'data'
    each.result = data(undefined, { status: 503 })
    reportUnsent()
  }
  return results
}
