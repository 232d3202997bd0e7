import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import { makeApi } from '../../client/api.ts'
import { apiContext, pageContext } from '../../client/context.ts'
import type { visitOf } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { openIdProvider } from '../accounts/openid.ts'
import { loadPages } from './router-build.ts'
import { visitorCalls, type OwnRoutes } from './visitor-calls.ts'

export type Visit = Awaited<ReturnType<typeof visitOf>>

/** What renders a page of one request. `asked` is the request as the page sees it. */
export type RenderPage = (asked: Request, nonce: string) => Promise<Response>

/** Renders pages at the edge: their loaders call our own routes in process, as the visitor. */
export const pageRenderer =
  (c: Context<AppEnv>, visit: Visit, ownRoutes: OwnRoutes): RenderPage =>
  async (asked, nonce) => {
    const { origin } = new URL(asked.url)
    const { call, told } = visitorCalls(c, ownRoutes)
    const context = new RouterContextProvider()
    context.set(apiContext, makeApi(origin, call as typeof fetch))
    const social = openIdProvider(c.env)
    context.set(pageContext, {
      nonce,
      ...visit,
      socialProvider: social && { id: social.id, name: social.name },
      origin: c.env.PUBLIC_ORIGIN ?? origin,
      post: (path, body) =>
        call(`${origin}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
    })
    const { handle } = await loadPages()
    const page = await (visit.viewer.isAdmin ? handle.forAdmins : handle.forOthers)(asked, context)
    const response = new Response(page.body, page)
    for (const cookie of told.cookies) response.headers.append('set-cookie', cookie)
    // A page that fails for what its loaders were told says when to come again, as they were.
    if (!page.ok && told.retryAfter !== null) response.headers.set('retry-after', told.retryAfter)
    return response
  }
