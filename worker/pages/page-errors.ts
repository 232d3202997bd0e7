import { isRouteErrorResponse, type HandleErrorFunction } from 'react-router'
import { log, pathWithoutCode } from '../platform/log.ts'

/**
 * Logs a page's error on one line. React Router's own log prints the stack and the parameters of a failed SQL
 * statement, and also reports forms sent to a page without an action.
 */
export const reportPageError: HandleErrorFunction = (error, { request }) => {
  const refused = isRouteErrorResponse(error)
  if (request.signal.aborted || (refused && error.status < 500)) return
  const path = pathWithoutCode(new URL(request.url).pathname)
  log('error', 'page.failed', { path }, refused ? error.data : error)
}
