import { data, isRouteErrorResponse } from 'react-router'

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

/** Event on `window`: the server failed while it answered a form. */
export const unanswered = 'unanswered'

/** Error of the server's, and not of a missing network or an unknown address. */
const isServerFault = (error: unknown): boolean =>
  isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error && !(error instanceof TypeError)

/**
 * Middleware of the office: a form on which the server fails keeps its page and its input, and a notice reports it. The
 * status is a failure, because the router revalidates after a success, which would fail as well.
 */
export const keepUnansweredForms = async (
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> => {
  const results = await next()
  if (request.method === 'GET') return results
  for (const each of Object.values(results)) {
    if (each.type !== 'error' || !isServerFault(each.result)) continue
    each.type = 'data'
    each.result = data(undefined, { status: 503 })
    window.dispatchEvent(new Event(unanswered))
  }
  return results
}
