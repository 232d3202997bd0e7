import { Hono, type Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { createRequestHandler, RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router'
import { makeApi } from '../client/api.ts'
import { apiContext, pageContext } from '../client/context.ts'
import { adminAttemptsRoutes, adminStudentsRoutes } from './attempts/attempts.admin.routes.ts'
import { attemptsRoutes, demoTestRoutes, testAttemptsRoutes } from './attempts/attempts.routes.ts'
import { adminLiveRoutes } from './attempts/live.admin.routes.ts'
import { liveRoutes, lobbyRoutes } from './attempts/lobby.routes.ts'
import { adminAccountsRoutes } from './accounts/accounts.admin.routes.ts'
import { authRoutes, sessionRoutes } from './accounts/accounts.routes.ts'
import { accountRoutes, guardianRoutes, picturesRoutes } from './accounts/profile.routes.ts'
import { requireAdmin, sessionToken, visitOf } from './accounts/session.ts'
import { homeRoutes } from './catalogue/home.routes.ts'
import { examsRoutes, seriesRoutes, testsRoutes } from './catalogue/catalogue.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { currentAffairsFeedRoutes, currentAffairsRoutes } from './current-affairs/current-affairs.routes.ts'
import { addressHeader } from './platform/auth.ts'
import { openIdProvider } from './platform/openid.ts'
import { makeServices, type AppEnv } from './platform/context.ts'
import { adminCertificatesRoutes, certificatesRoutes } from './courses/certificates.routes.ts'
import { coursesRoutes } from './courses/courses.routes.ts'
import { deploymentFaults, notDeployed } from './platform/deployment.ts'
import { onError } from './platform/errors.ts'
import { isMangled, isViewed, jsonOnly, limitedBody, ownOrigin, refuseBadPageRequest } from './platform/guards.ts'
import { securityHeaders } from './platform/headers.ts'
import { newId, randomToken } from './platform/ids.ts'
import { gathered } from './platform/gathered.ts'
import { knownMethod } from './platform/methods.ts'
import { withPolicy } from './platform/kept-page.ts'
import { ownCalls } from './platform/own-calls.ts'
import { throughCache } from './platform/page-cache.ts'
import { reportPageError } from './platform/page-errors.ts'
import { pageAsked } from './platform/page-key.ts'
import { isAdminPage, manifestPath, pageFinder, publicBuild } from './platform/page-routes.ts'
import { fixedParts, mayBeUnplain, plainAddress } from './platform/plain-address.ts'
import { publicReads } from './platform/public-reads.ts'
import { materialsRoutes } from './materials/materials.routes.ts'
import { attemptBookmarksRoutes, bookmarksRoutes } from './questions/bookmarks.routes.ts'
import { printRoutes } from './questions/print.routes.ts'
import { reportsRoutes } from './questions/reports.routes.ts'
import { boardRoutes } from './results/board.routes.ts'
import { adminKeysRoutes, adminRescoringRoutes } from './results/rescoring.admin.routes.ts'
import { adminShiftsRoutes } from './results/shifts.admin.routes.ts'
import { shiftsRoutes } from './results/shifts.routes.ts'
import { papersRoutes } from './questions/sealed-papers.routes.ts'
import { solutionsRoutes } from './results/solutions.routes.ts'
import { adminSearchRoutes } from './search/search.admin.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { legalRoutes } from './settings/legal.routes.ts'
import { seoRoutes } from './seo/seo.routes.ts'
import { jobFilesRoutes, jobsRoutes } from './jobs/jobs.routes.ts'
import { adminTasksRoutes } from './tasks/tasks.admin.routes.ts'
import { tasksRoutes } from './tasks/tasks.routes.ts'
import { videosRoutes } from './videos/videos.routes.ts'

declare const __BUILD_ID__: string

const base = new Hono<AppEnv>()
  .onError(onError)
  .use(async (c, next) => {
    c.set('requestId', newId('req', Date.now()))
    const ofPage = ownCalls.get(c.req.raw)
    const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    c.set('services', ofPage ?? makeServices(c.env, later, new URL(c.req.url).origin))
    await next()
  })
  .use(securityHeaders)
  .use(async (c, next) => {
    const faults = deploymentFaults(c.env)
    if (faults.length > 0) throw notDeployed(faults)
    await next()
  })
  .use(ownOrigin)
  .use(limitedBody)
  // Before anything tells which addresses exist there.
  .use('/api/admin/*', requireAdmin)
  .use(
    '/api/*',
    knownMethod((): Hono<AppEnv>['routes'] => api.routes),
  )
  .use('/api/*', jsonOnly)
  .use('/api/*', publicReads)

/** Every mount of the worker; its type is what the client knows of it. */
const api = base
  .get('/api/health', async (c) => {
    await c.env.DB.prepare('SELECT 1').first()
    c.header('cache-control', 'no-store')
    return c.json({ status: 'ok' as const, version: __BUILD_ID__ }, 200)
  })
  .route('/api/auth', authRoutes)
  .route('/api/session', sessionRoutes)
  .route('/api/account', accountRoutes)
  .route('/api/guardian', guardianRoutes)
  .route('/api/pictures', picturesRoutes)
  .route('/api/home', homeRoutes)
  .route('/api/exams', examsRoutes)
  .route('/api/series', seriesRoutes)
  .route('/api/tests', testsRoutes)
  .route('/api/tests', testAttemptsRoutes)
  .route('/api/tests', lobbyRoutes)
  .route('/api/live', liveRoutes)
  .route('/api/papers', papersRoutes)
  .route('/api/tests', printRoutes)
  .route('/api/tests', boardRoutes)
  .route('/api/attempts', attemptsRoutes)
  .route('/api/attempts', shiftsRoutes)
  .route('/api/attempts', solutionsRoutes)
  .route('/api/attempts', reportsRoutes)
  .route('/api/attempts', attemptBookmarksRoutes)
  .route('/api/bookmarks', bookmarksRoutes)
  .route('/api/demo-test', demoTestRoutes)
  .route('/api/materials', materialsRoutes)
  .route('/api/current-affairs', currentAffairsRoutes)
  .route('/api/videos', videosRoutes)
  .route('/api/jobs', jobsRoutes)
  .route('/api/courses', coursesRoutes)
  .route('/api/certificates', certificatesRoutes)
  .route('/api/contact', contactRoutes)
  .route('/api/legal', legalRoutes)
  .route('/api/search', searchRoutes)
  .route('/api/tasks', tasksRoutes)
  .route('/api/admin/attempts', adminAttemptsRoutes)
  .route('/api/admin/students', adminStudentsRoutes)
  .route('/api/admin/students', adminAccountsRoutes)
  .route('/api/admin/search', adminSearchRoutes)
  .route('/api/admin/tasks', adminTasksRoutes)
  .route('/api/admin/certificates', adminCertificatesRoutes)
  .route('/api/admin/questions', adminKeysRoutes)
  .route('/api/admin/rescoring', adminRescoringRoutes)
  .route('/api/admin/tests', adminLiveRoutes)
  .route('/api/admin/shift-groups', adminShiftsRoutes)
  .route('/', currentAffairsFeedRoutes)
  .route('/', jobFilesRoutes)
  .route('/', seoRoutes)

export type AppType = typeof api

export const app = api.all('*', (c) => answerPage(c))

type Pages = {
  build: ServerBuild
  handle: { forAdmins: RequestHandler; forOthers: RequestHandler }
  fixed: ReadonlySet<string>
  isPage: (pathname: string) => boolean
}

let pages: Pages | null = null

/** Made once for a build: a handler that loads its build by itself makes all of its routes anew for each request. */
const loadPages = async (): Promise<Pages> => {
  const build = await import('virtual:react-router/server-build')
  if (pages?.build !== build) {
    const module = { ...build.entry.module, handleError: reportPageError }
    const handlerOf = (part: ServerBuild) => createRequestHandler({ ...part, entry: { module } }, import.meta.env.MODE)
    const handle = { forAdmins: handlerOf(build), forOthers: handlerOf(publicBuild(build)) }
    pages = { build, handle, fixed: fixedParts(build.routes), isPage: pageFinder(build.routes) }
  }
  return pages
}

/** Headers of the visitor that a call of their page into our own routes carries on. */
const carried = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', addressHeader]

type Visit = Awaited<ReturnType<typeof visitOf>>

/** A page, at its plain address: as it is kept for every visitor without a session, or rendered for this one. */
const answerPage = async (c: Context<AppEnv>): Promise<Response> => {
  const request = c.req.raw
  await refuseBadPageRequest(request)
  const url = new URL(request.url)
  const isReadable = !isMangled(url.pathname)
  if (isReadable && isViewed(request) && mayBeUnplain(url.pathname)) {
    const plain = plainAddress(url, (await loadPages()).fixed)
    if (plain !== null) return c.redirect(plain, 301)
  }
  // What its loaders read side by side is one batch; an action writes and reads in its own order.
  if (request.method === 'GET') c.set('services', gathered(c.var.services))
  const visit = await visitOf(c)
  const isUnknown = !isReadable || (isDocument(url) && !(await mayBeShown(request, url, visit)))
  const mayBeKept = request.method === 'GET' && !isUnknown && !sessionToken(request)
  const asked = mayBeKept ? pageAsked(request.url, visit.viewer.language) : null
  const page = asked
    ? await throughCache(c.var.services, request, asked, (address, nonce) =>
        renderPage(c, new Request(address, request), nonce, visit),
      )
    : await renderedFor(c, isUnknown ? new Request(new URL(unknownPath, url), request) : request, visit)
  // Through the context, so that a session renewed on the way keeps its cookie.
  return c.newResponse(page.body, { status: page.status as StatusCode, headers: page.headers })
}

/** Rendered in place of addresses that are no page's: matching each of their ancestors takes long. No page is here. */
const unknownPath = '/not-found'

/** What is asked with its frame: neither the data of a page alone, nor which scripts pages have. */
const isDocument = ({ pathname }: URL): boolean => !pathname.endsWith('.data') && pathname !== manifestPath

/** Whether a document of this address may name the routes around it. Administrators' pages send others away when seen. */
const mayBeShown = async (request: Request, { pathname }: URL, { viewer }: Visit): Promise<boolean> =>
  (await loadPages()).isPage(pathname) && (viewer.isAdmin || !isAdminPage(pathname) || isViewed(request))

/** A page for this visitor alone. */
const renderedFor = async (c: Context<AppEnv>, asked: Request, visit: Visit): Promise<Response> => {
  const nonce = randomToken()
  return withPolicy(await renderPage(c, asked, nonce, visit), nonce)
}

/** A visitor's cookies after what calls of their page have set: an action may renew the session that loaders then show. */
const withRenewed = (sent: string | undefined, set: string[]): string => {
  const pairs = [...(sent?.split(/; */) ?? []), ...set.map((cookie) => cookie.split(';', 1)[0] ?? '')].filter(Boolean)
  return [...new Map(pairs.map((pair) => [pair.split('=', 1)[0], pair])).values()].join('; ')
}

/** Renders a page at the edge: its loaders call the routes above in process, as the visitor. */
const renderPage = async (c: Context<AppEnv>, asked: Request, nonce: string, visit: Visit): Promise<Response> => {
  const { origin } = new URL(asked.url)
  const cookies: string[] = []
  let retryAfter: string | null = null
  const call = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    for (const name of carried) {
      const value = name === 'cookie' ? withRenewed(c.req.header(name), cookies) : c.req.header(name)
      if (!value) request.headers.delete(name)
      else request.headers.set(name, value)
    }
    ownCalls.set(request, c.var.services)
    const response = await app.fetch(request, c.env, c.executionCtx)
    cookies.push(...response.headers.getSetCookie())
    retryAfter = response.headers.get('retry-after') ?? retryAfter
    return response
  }
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
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  // A page that fails for what its loaders were told says when to come again, as they were.
  if (!page.ok && retryAfter !== null) response.headers.set('retry-after', retryAfter)
  return response
}
