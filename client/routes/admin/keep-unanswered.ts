import { data, isRouteErrorResponse } from 'react-router'

export type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

/** Event on `window`: the server failed while it answered a form. */
export const unanswered = 'unanswered'

/** Error of the server's, and not of a missing network or an unknown address. */
const isServerFault = (error: unknown): boolean =>
  isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error && !(error instanceof TypeError)

/**
 * Results of a form on which the server failed: the page and its input stay, and a notice reports it. The status is a
 * failure, because the router revalidates after a success, which would fail as well.
 */
export const keepUnanswered = (results: Results): Results => {
  for (const each of Object.values(results)) {
    if (each.type !== 'error' || !isServerFault(each.result)) continue
    each.type = 'data'
    each.result = data(undefined, { status: 503 })
    window.dispatchEvent(new Event(unanswered))
  }
  return results
}
