import { createMiddleware } from 'hono/factory'
import { etagOf, hasTag } from './conditional.ts'
import type { AppEnv } from './context.ts'
import { mayHaveSession } from './guards.ts'

/**
 * For an area whose lists and items are the same for everyone without a session: a visitor who asks again is told that
 * they have not changed. A call of our own page is never asked again, so it gets no tag.
 */
export const publicReads = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { method, raw: request } = c.req
  if (method !== 'GET' || c.var.calledByPage || mayHaveSession(request)) return
  const type = c.res.headers.get('content-type') ?? ''
  if (c.res.status !== 200 || !type.includes('json') || c.res.headers.has('cache-control')) return
  const body = await c.res.text()
  const etag = `W/${await etagOf(body)}`
  const headers = { etag, 'cache-control': 'private, no-cache', vary: 'cookie' }
  c.res = hasTag(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'content-type': type } })
})
