import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

const sourcesMark = 'SOURCES'

const [policyBefore = '', policyAfter = ''] = [
  `default-src 'self'`,
  `script-src 'self'${sourcesMark}`,
  // React sets style attributes; style elements need no more than our own files.
  `style-src 'self'`,
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  // The reader of PDFs has its worker among our own files.
  `worker-src 'self'`,
  // Videos of YouTube, once their cover is pressed. On every page: a reader comes to a video without loading a new one.
  `frame-src https://www.youtube-nocookie.com`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
]
  .join('; ')
  .split(sourcesMark)

/** Only our own files and inline scripts that match one of the sources run; nothing is loaded from elsewhere. */
export const policyWithSources = (sources: readonly string[]): string =>
  `${policyBefore}${sources.map((source) => ` ${source}`).join('')}${policyAfter}`

/** The policy of one response: its inline scripts run by the nonce that they carry. */
export const policyWithNonce = (nonce: string): string => policyWithSources([`'nonce-${nonce}'`])

const unopened: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  [
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), payment=(self), fullscreen=(self "https://www.youtube-nocookie.com")',
  ],
]
const openerPolicy: [string, string] = ['cross-origin-opener-policy', 'same-origin-allow-popups']
const overHttps: [string, string] = ['strict-transport-security', 'max-age=31536000; includeSubDomains']

const fixed: [string, string][] = [...unopened, openerPolicy]
const fixedOverHttps: [string, string][] = [...fixed, overHttps]

/** What every response carries. The opener policy leaves popups of a social sign-in alive. */
export const securityOf = (url: string, keepsOpener = false): readonly [string, string][] => {
  const https = url.startsWith('https:')
  if (keepsOpener) return https ? [...unopened, overHttps] : unopened
  return https ? fixedOverHttps : fixed
}

/**
 * For addresses where a popup of ours comes back from another site: an opener policy would cut it off from the page that
 * opened it, which then takes it for closed. Such a response must not show anything of anyone.
 */
export const keepsOpener = createMiddleware<AppEnv>(async (c, next) => {
  c.set('keepsOpener', true)
  await next()
})

/** On every response of the app. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  // Hono copies a finished response at every `c.header`: once is enough, its headers can be changed from then on.
  c.header('x-request-id', c.var.requestId)
  const { headers } = c.res
  for (const [name, value] of securityOf(c.req.url, c.var.keepsOpener)) headers.set(name, value)
  // Most replies tell what the asking student has or may do: one that may be kept says so itself.
  if (!headers.has('cache-control') && c.req.path.startsWith('/api/')) headers.set('cache-control', 'no-store')
})
