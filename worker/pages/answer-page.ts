import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { sessionToken, visitOf } from '../accounts/session.ts'
import type { Bindings } from '../env.ts'
import type { AppEnv } from '../platform/context.ts'
import { withBatchedReads } from '../platform/batched-reads.ts'
import { isNavigation } from '../platform/guards.ts'
import { randomToken } from '../platform/ids.ts'
import { gatewayOrigin } from '../purchases/gateway/settings.ts'
import { withPolicy } from './cached-page.ts'
import { renderThroughCache } from './page-cache.ts'
import { cacheablePage } from './page-key.ts'
import { isMangled, refuseBadPageRequest } from './page-request.ts'
import { isAdminPage, isCheckoutPage, isPreviewPage, manifestPath } from './page-routes.ts'
import { canonicalAddress, mayNeedCanonicalRedirect } from './canonical-address.ts'
import { pageRenderer, type RenderPage, type Visit } from './render-page.ts'
import { loadPages } from './router-build.ts'
import type { OwnRoutes } from './visitor-calls.ts'

/** Answers with a page at its canonical address: from the cache for anonymous visitors, else rendered for this one. */
export const answerPage = async (c: Context<AppEnv>, ownRoutes: OwnRoutes): Promise<Response> => {
  const request = c.req.raw
  await refuseBadPageRequest(request)
  const url = new URL(request.url)
  const isReadable = !isMangled(url.pathname)
  if (isReadable && isNavigation(request) && mayNeedCanonicalRedirect(url.pathname)) {
    const canonical = canonicalAddress(url, (await loadPages()).fixed)
    if (canonical !== null) return c.redirect(canonical, 301)
  }
  // Parallel loaders share one D1 batch; an action reads and writes in its own order.
  if (request.method === 'GET') c.set('services', withBatchedReads(c.var.services))
  // D1 says whether the session of an administrator still exists: its cookie copy would admit for another minute.
  const visit = await visitOf(c, { fresh: isAdminPage(url.pathname) })
  const render = pageRenderer(c, visit, ownRoutes)
  const isUnknown = !isReadable || (isDocument(url) && !(await mayRender(request, url, visit)))
  const isCacheable = request.method === 'GET' && !isUnknown && !sessionToken(request)
  const asked = isCacheable ? cacheablePage(request.url, visit.viewer.language) : null
  const page = asked
    ? await renderThroughCache(c.var.services, request, asked, (address, nonce) =>
        render(new Request(address, request), nonce),
      )
    : await renderUncached(render, isUnknown ? new Request(new URL(unknownPath, url), request) : request, c.env)
  // Built by the context, which holds the cookie of a renewed session.
  return c.newResponse(page.body, { status: page.status as StatusCode, headers: page.headers })
}

/** Rendered in place of unknown addresses, whose match against every route would be slow. No page has this path. */
const unknownPath = '/not-found'

/** True for an HTML document, false for the data of a page (`.data`) and for the route manifest. */
const isDocument = ({ pathname }: URL): boolean => !pathname.endsWith('.data') && pathname !== manifestPath

/** True when the page may be rendered for the visitor. An administrators' page, opened by others, redirects. */
const mayRender = async (request: Request, { pathname }: URL, { viewer }: Visit): Promise<boolean> =>
  (await loadPages()).isPage(pathname) && (viewer.isAdmin || !isAdminPage(pathname) || isNavigation(request))

/** Renders a page for one visitor. */
const renderUncached = async (render: RenderPage, asked: Request, env: Bindings): Promise<Response> => {
  const nonce = randomToken()
  const { pathname } = new URL(asked.url)
  const leadsTo = isCheckoutPage(pathname) ? gatewayOrigin(env) : null
  return withPolicy(await render(asked, nonce), nonce, { isPreview: isPreviewPage(pathname), leadsTo })
}
