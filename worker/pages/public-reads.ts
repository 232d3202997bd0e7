import { createMiddleware } from 'hono/factory'
import { etagOf, hasTag } from '../platform/conditional.ts'
import type { AppEnv } from '../platform/context.ts'
import { ownCalls } from './own-calls.ts'
import { mayHaveSession } from './page-key.ts'

/** Areas whose lists and items are the same for everyone without a session. */
const areas = /^\/api\/(exams|series|materials|current-affairs|videos|courses|jobs)(\/|$)/

/**
 * Lists and items that a visitor asks for again are told to be the same, where they are. A call of our own page is never
 * asked again, so a tag would be for nothing.
 */
export const publicReads = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { method, raw: request, path } = c.req
  if (method !== 'GET' || ownCalls.has(request) || !areas.test(path) || mayHaveSession(request)) return
  const type = c.res.headers.get('content-type') ?? ''
  if (c.res.status !== 200 || !type.includes('json') || c.res.headers.has('cache-control')) return
  const body = await c.res.text()
  const etag = `W/${await etagOf(body)}`
  const headers = { etag, 'cache-control': 'private, no-cache', vary: 'cookie' }
  c.res = hasTag(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'content-type': type } })
})
