import { isRouteErrorResponse, type HandleErrorFunction } from 'react-router'
import { log } from '../platform/log.ts'

/**
 * What a page tells of an error, in one line as everything else. React Router would print the error whole, with its
 * stack and the parameters of a failed statement, and as often as somebody sends a form to a page that takes none.
 */
export const reportPageError: HandleErrorFunction = (error, { request }) => {
  const refused = isRouteErrorResponse(error)
  if (request.signal.aborted || (refused && error.status < 500)) return
  log('error', 'page.failed', { path: new URL(request.url).pathname }, refused ? error.data : error)
}
