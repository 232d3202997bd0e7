import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'
import { AppError, notFound } from './errors.ts'

const patterns = new Map<string, RegExp>()

/** Turns `/tests/:testId` into a pattern of one address; each is made once. */
const patternOf = (path: string): RegExp => {
  const pattern = patterns.get(path) ?? new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)
  patterns.set(path, pattern)
  return pattern
}

/** The methods that an address answers, empty where it is unknown. Middleware (`ALL`) says nothing of an address. */
const allowedMethods = (routes: Hono<AppEnv>['routes'], path: string): string[] => {
  const answering = routes.filter((route) => route.method !== 'ALL' && patternOf(route.path).test(path))
  return [...new Set(answering.map(({ method }) => method))]
}

/** Refuses unknown addresses with 404 and other methods with 405 and Allow, before anything of the request is read. */
export const knownMethod = (routes: () => Hono<AppEnv>['routes']) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const allowed = allowedMethods(routes(), c.req.path)
    if (allowed.length === 0) throw notFound()
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if (!allowed.includes(method)) {
      throw new AppError('input.method', 405, 'This address does not take that method.', {
        headers: { allow: allowed.join(', ') },
      })
    }
    await next()
  })
