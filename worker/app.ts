import { Hono, type Context } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { makeApi } from '../client/api.ts'
import { apiContext, pageContext } from '../client/context.ts'
import { attemptsRoutes, demoTestRoutes, testAttemptsRoutes } from './attempts/attempts.routes.ts'
import { authRoutes, sessionRoutes } from './accounts/accounts.routes.ts'
import { requireAdmin, sessionOf } from './accounts/session.ts'
import { examsRoutes, seriesRoutes, testsRoutes } from './catalogue/catalogue.routes.ts'
import { addressHeader } from './platform/auth.ts'
import { makeServices, type AppEnv } from './platform/context.ts'
import { deploymentFaults } from './platform/deployment.ts'
import { AppError, onError } from './platform/errors.ts'
import { jsonOnly, limitBody, ownOrigin } from './platform/guards.ts'
import { contentSecurityPolicy, securityHeaders } from './platform/headers.ts'
import { newId, randomToken } from './platform/ids.ts'
import { knownMethod } from './platform/methods.ts'
import { seoRoutes } from './seo/seo.routes.ts'

declare const __BUILD_ID__: string

const base = new Hono<AppEnv>()
  .onError(onError)
  .use(async (c, next) => {
    c.set('requestId', newId('req', Date.now()))
    c.set(
      'services',
      makeServices(c.env, (work) => c.executionCtx.waitUntil(work)),
    )
    await next()
  })
  .use(securityHeaders)
  .use(async (c, next) => {
    const faults = deploymentFaults(c.env)
    if (faults.length > 0) throw new AppError('platform.unavailable', 503, faults.join(' '))
    await next()
  })
  .use(ownOrigin)
  // Before anything tells which addresses exist there.
  .use('/api/admin/*', requireAdmin)
  .use(
    '/api/*',
    knownMethod((): Hono<AppEnv>['routes'] => api.routes),
  )
  .use('/api/*', jsonOnly)

/** Every mount of the worker; its type is what the client knows of it. */
const api = base
  .get('/api/health', async (c) => {
    await c.env.DB.prepare('SELECT 1').first()
    c.header('cache-control', 'no-store')
    return c.json({ status: 'ok' as const, version: __BUILD_ID__ }, 200)
  })
  .route('/api/auth', authRoutes)
  .route('/api/session', sessionRoutes)
  .route('/api/exams', examsRoutes)
  .route('/api/series', seriesRoutes)
  .route('/api/tests', testsRoutes)
  .route('/api/tests', testAttemptsRoutes)
  .route('/api/attempts', attemptsRoutes)
  .route('/api/demo-test', demoTestRoutes)
  .route('/', seoRoutes)

export type AppType = typeof api

export const app = api.all('*', (c) => renderPage(c))

const handlePage = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)

/** Headers of the visitor that a call of their page into our own routes carries on. */
const carried = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', addressHeader]

/** Renders a page at the edge: its loaders call the routes above in process, as the visitor. */
const renderPage = async (c: Context<AppEnv>): Promise<Response> => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await limitBody(c.req.raw)
  const { origin } = new URL(c.req.url)
  const cookies: string[] = []
  const call = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    for (const name of carried) request.headers.set(name, c.req.header(name) ?? '')
    for (const name of carried) if (!c.req.header(name)) request.headers.delete(name)
    const response = await app.fetch(request, c.env, c.executionCtx)
    cookies.push(...response.headers.getSetCookie())
    return response
  }

  const nonce = randomToken()
  const context = new RouterContextProvider()
  context.set(apiContext, makeApi(origin, call as typeof fetch))
  context.set(pageContext, {
    nonce,
    session: await sessionOf(c),
    origin: c.env.PUBLIC_ORIGIN ?? origin,
    post: (path, body) =>
      call(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  })
  const page = await handlePage(c.req.raw, context)
  const response = new Response(page.body, page)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    response.headers.set('content-security-policy', contentSecurityPolicy(nonce))
  }
  // Pages differ by visitor and language; until the edge cache knows which do not, none may be kept.
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache')
  return response
}
