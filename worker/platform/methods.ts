import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'
import { AppError, notFound } from './errors.ts'

type Routes = Hono<AppEnv>['routes']
type Address = { pattern: RegExp; methods: string[] }

const depthOf = (path: string): number => path.split('/').length

/**
 * The methods of each address, grouped by number of segments so that few patterns are tried. Middleware (`ALL`) is left
 * out.
 */
const addressesOf = (routes: Routes): Map<number, Address[]> => {
  const answering = routes.filter(({ method }) => method !== 'ALL')
  const addresses = [...Map.groupBy(answering, ({ path }) => path)].map(([path, same]) => ({
    depth: depthOf(path),
    pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`),
    methods: [...new Set(same.map(({ method }) => method))],
  }))
  return Map.groupBy(addresses, ({ depth }) => depth)
}

/** The methods that an address answers; empty for an unknown one. */
const allowedMethods = (addresses: Map<number, Address[]>, path: string): string[] =>
  (addresses.get(depthOf(path)) ?? []).flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []))

/** Refuses unknown addresses with 404 and other methods with 405 and Allow, before the body is read. */
export const requireKnownMethod = (routes: () => Routes) => {
  // Built on the first request, when all routes have been mounted.
  let addresses: Map<number, Address[]> | null = null
  return createMiddleware<AppEnv>(async (c, next) => {
    addresses ??= addressesOf(routes())
    const allowed = allowedMethods(addresses, c.req.path)
    if (allowed.length === 0) throw notFound()
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if (!allowed.includes(method)) {
      throw new AppError('input.method', 405, 'This address does not take that method.', {
        headers: { allow: allowed.join(', ') },
      })
    }
    await next()
  })
}
