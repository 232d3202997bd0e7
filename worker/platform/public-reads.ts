import { createMiddleware } from 'hono/factory'
import { etagOf, matchesTag } from './conditional.ts'
import type { AppEnv } from './context.ts'
import { hasSessionCookie } from './guards.ts'

/**
 * Answers 304 to a visitor without a session who has the list or item already. In-process calls of a page get no tag: a
 * page never repeats one.
 */
export const publicReads = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { method, raw: request } = c.req
  if (method !== 'GET' || c.var.calledByPage || hasSessionCookie(request)) return
  const type = c.res.headers.get('content-type') ?? ''
  if (c.res.status !== 200 || !type.includes('json') || c.res.headers.has('cache-control')) return
  const body = await c.res.text()
  const etag = `W/${await etagOf(body)}`
  const headers = { etag, 'cache-control': 'private, no-cache', vary: 'cookie' }
  c.res = matchesTag(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'content-type': type } })
})
