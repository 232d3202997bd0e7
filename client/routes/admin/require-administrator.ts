import { replace, type MiddlewareFunction } from 'react-router'
import { accountPaths } from '../../../domain/account-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { pageContext } from '../../context.ts'

/**
 * Redirects everyone but an administrator to /, which replaces the history entry, and an administrator whose session has
 * not passed the second factor to that step. As middleware it runs before every loader and action below its route, also
 * when a request for data names one of them alone. Every route of /admin has it above.
 */
export const requireAdministrator: MiddlewareFunction<Response> = ({ request, context }) => {
  const { isAdmin, adminCheck } = context.get(pageContext).viewer
  if (!isAdmin) throw replace(paths.home())
  if (adminCheck === 'none') return
  const { pathname, search } = new URL(request.url)
  throw replace(`${accountPaths.secondFactor()}?${new URLSearchParams({ next: pathname + search })}`)
}
