import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import { makeApi } from '../../client/api.ts'
import { apiContext, pageContext } from '../../client/context.ts'
import type { visitOf } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { openIdProvider } from '../accounts/openid.ts'
import { readSite } from '../settings/site.usecases.ts'
import { loadPages } from './router-build.ts'
import { visitorCalls, type OwnRoutes } from './visitor-calls.ts'

export type Visit = Awaited<ReturnType<typeof visitOf>>

/** Renders the page of one request. `asked` is the request as the page sees it. */
export type RenderPage = (asked: Request, nonce: string) => Promise<Response>

/** Returns a renderer of pages whose loaders call the app's routes in process, as the visitor. */
export const pageRenderer =
  (c: Context<AppEnv>, visit: Visit, ownRoutes: OwnRoutes): RenderPage =>
  async (asked, nonce) => {
    const { origin } = new URL(asked.url)
    const { call, received } = visitorCalls(c, ownRoutes)
    const context = new RouterContextProvider()
    context.set(apiContext, makeApi(origin, call as typeof fetch))
    const social = openIdProvider(c.env)
    context.set(pageContext, {
      nonce,
      ...visit,
      readSite: () => readSite(c.var.services, visit.viewer.user !== null),
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
    for (const cookie of received.cookies) response.headers.append('set-cookie', cookie)
    // Passes on the Retry-After of the failed call behind a failed page.
    if (!page.ok && received.retryAfter !== null) response.headers.set('retry-after', received.retryAfter)
    return response
  }
