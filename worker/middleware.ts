import { Hono } from 'hono'
import { accountPaths } from '../domain/account-paths.ts'
import { auditGuard } from './activities/audit-guard.ts'
import { requireAccount, requireAdmin, requireUser } from './accounts/session.ts'
import { inProcessCalls } from './pages/in-process-calls.ts'
import { clientAddress } from './platform/client-address.ts'
import { makeServices, type AppEnv } from './platform/context.ts'
import { bindingFaults, deploymentFaults, deploymentRefused } from './platform/deployment.ts'
import { onError } from './platform/errors.ts'
import { jsonOnly, limitedBody, ownOrigin } from './platform/guards.ts'
import { keepsOpener, securityHeaders } from './platform/headers.ts'
import { newId } from './platform/ids.ts'
import { requireKnownMethod } from './platform/methods.ts'
import { serving } from './platform/pause.ts'

/** An app without routes, with the middleware of every request in its order. `routesOf` returns the routes of the whole app. */
export const withMiddleware = (routesOf: () => Hono<AppEnv>['routes']) =>
  new Hono<AppEnv>()
    .onError(onError)
    .use(async (c, next) => {
      const requestId = newId('req', Date.now())
      c.set('requestId', requestId)
      const shared = inProcessCalls.get(c.req.raw)
      const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
      c.set('calledByPage', shared !== undefined)
      const caller = { requestId, address: clientAddress(c), userAgent: c.req.header('user-agent') ?? null }
      const services = shared ?? makeServices(c.env, later, new URL(c.req.url).origin, caller)
      c.set('services', services)
      await serving(services.now, next)
    })
    .use(securityHeaders)
    .use(async (c, next) => {
      const faults = [...deploymentFaults(c.env), ...bindingFaults(c.env)]
      if (faults.length > 0) throw deploymentRefused(faults)
      await next()
    })
    .use(ownOrigin)
    .use(limitedBody)
    // Before `requireKnownMethod`, whose 404 reveals which addresses exist.
    .use('/api/admin/*', requireAdmin)
    .use('/api/admin/*', auditGuard)
    .use('/api/tasks/*', requireUser)
    .use('/api/notifications/*', requireUser)
    .use('/api/offers/*', requireUser)
    .use('/api/orders/*', requireAccount)
    .use('/api/rights/*', requireAccount)
    .use('/api/*', requireKnownMethod(routesOf))
    .use('/api/*', jsonOnly)
    .use(accountPaths.popupDone(), keepsOpener)
