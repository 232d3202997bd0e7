import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { sessionToken, visitOf } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { gathered } from '../platform/gathered.ts'
import { isViewed } from '../platform/guards.ts'
import { randomToken } from '../platform/ids.ts'
import { withPolicy } from './kept-page.ts'
import { throughCache } from './page-cache.ts'
import { pageAsked } from './page-key.ts'
import { isMangled, refuseBadPageRequest } from './page-request.ts'
import { isAdminPage, manifestPath } from './page-routes.ts'
import { mayBeUnplain, plainAddress } from './plain-address.ts'
import { pageRenderer, type RenderPage, type Visit } from './render-page.ts'
import { loadPages } from './router-build.ts'
import type { OwnRoutes } from './visitor-calls.ts'

/** A page, at its plain address: as it is kept for every visitor without a session, or rendered for this one. */
export const answerPage = async (c: Context<AppEnv>, ownRoutes: OwnRoutes): Promise<Response> => {
  const request = c.req.raw
  await refuseBadPageRequest(request)
  const url = new URL(request.url)
  const isReadable = !isMangled(url.pathname)
  if (isReadable && isViewed(request) && mayBeUnplain(url.pathname)) {
    const plain = plainAddress(url, (await loadPages()).fixed)
    if (plain !== null) return c.redirect(plain, 301)
  }
  // Parallel loaders share one D1 batch; an action reads and writes in its own order.
  if (request.method === 'GET') c.set('services', gathered(c.var.services))
  const visit = await visitOf(c)
  const render = pageRenderer(c, visit, ownRoutes)
  const isUnknown = !isReadable || (isDocument(url) && !(await mayBeShown(request, url, visit)))
  const mayBeKept = request.method === 'GET' && !isUnknown && !sessionToken(request)
  const asked = mayBeKept ? pageAsked(request.url, visit.viewer.language) : null
  const page = asked
    ? await throughCache(c.var.services, request, asked, (address, nonce) =>
        render(new Request(address, request), nonce),
      )
    : await renderedForOne(render, isUnknown ? new Request(new URL(unknownPath, url), request) : request)
  // Through the context, so that a session renewed on the way keeps its cookie.
  return c.newResponse(page.body, { status: page.status as StatusCode, headers: page.headers })
}

/** Rendered in place of addresses that are no page's: matching each of their ancestors takes long. No page is here. */
const unknownPath = '/not-found'

/** A request for an HTML document: not for the data of a page (.data), and not for the route manifest. */
const isDocument = ({ pathname }: URL): boolean => !pathname.endsWith('.data') && pathname !== manifestPath

/** True if the page at this address may be rendered for the visitor. Viewed by others, an administrator's page redirects. */
const mayBeShown = async (request: Request, { pathname }: URL, { viewer }: Visit): Promise<boolean> =>
  (await loadPages()).isPage(pathname) && (viewer.isAdmin || !isAdminPage(pathname) || isViewed(request))

/** A page for one visitor alone. */
const renderedForOne = async (render: RenderPage, asked: Request): Promise<Response> => {
  const nonce = randomToken()
  return withPolicy(await render(asked, nonce), nonce)
}
