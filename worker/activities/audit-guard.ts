import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { hasRecorded } from './audit.ts'
import { recordedReads, unrecordedRoutes } from './unrecorded-routes.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Reports a route of the office that changed something, or gave data away, and left no row in the audit log. */
export const auditGuard = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!c.res.ok || hasRecorded(c.var.services)) return
  // The first that matches has answered.
  const path = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? c.req.path
  const route = `${c.req.method} ${path}`
  if (reading.has(c.req.method) ? recordedReads.has(route) : !(route in unrecordedRoutes))
    log('error', 'activities.unrecorded', { route })
})
