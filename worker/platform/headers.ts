import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

const sourcesMark = 'SOURCES'

const [policyBefore = '', policyAfter = ''] = [
  `default-src 'self'`,
  `script-src 'self'${sourcesMark}`,
  // React sets style attributes; style elements come from the product's own files.
  `style-src 'self'`,
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  // The PDF reader's worker is one of the product's own files.
  `worker-src 'self'`,
  // YouTube videos, loaded when their cover is pressed, and previews of drafts. On every page, since a client navigation
  // keeps the policy.
  `frame-src 'self' https://www.youtube-nocookie.com`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
]
  .join('; ')
  .split(sourcesMark)

/** The content security policy: the product's own files, and inline scripts that match one of the sources. */
export const policyWithSources = (sources: readonly string[]): string =>
  `${policyBefore}${sources.map((source) => ` ${source}`).join('')}${policyAfter}`

/** The policy of a response whose inline scripts carry the nonce. */
export const policyWithNonce = (nonce: string): string => policyWithSources([`'nonce-${nonce}'`])

/** The policy of a page that the product's own pages, and no others, may show in a frame. */
export const framedPolicyWithNonce = (nonce: string): string =>
  policyWithNonce(nonce).replace(`frame-ancestors 'none'`, `frame-ancestors 'self'`)

/** The policy of a page whose forms may also lead to another origin, such as that of the payment gateway. */
export const leadingPolicyWithNonce = (nonce: string, target: string): string =>
  policyWithNonce(nonce).replace(`form-action 'self'`, `form-action 'self' ${target}`)

const baseHeaders: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  [
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), payment=(self), fullscreen=(self "https://www.youtube-nocookie.com")',
  ],
]
const openerPolicy: [string, string] = ['cross-origin-opener-policy', 'same-origin-allow-popups']
const overHttps: [string, string] = ['strict-transport-security', 'max-age=31536000; includeSubDomains']

const withOpener: [string, string][] = [...baseHeaders, openerPolicy]
const withOpenerOverHttps: [string, string][] = [...withOpener, overHttps]

/** Headers of every response. The opener policy allows the popup of a social sign-in. */
export const securityOf = (url: string, keepsOpener = false): readonly [string, string][] => {
  const https = url.startsWith('https:')
  if (keepsOpener) return https ? [...baseHeaders, overHttps] : baseHeaders
  return https ? withOpenerOverHttps : withOpener
}

/**
 * Drops the opener policy on the page where the popup of a social sign-in returns: the policy would cut the popup off from
 * its opener, which then takes it for closed. Such a response must show nothing personal.
 */
export const keepsOpener = createMiddleware<AppEnv>(async (c, next) => {
  c.set('keepsOpener', true)
  await next()
})

/** Sets the security headers on every response of the app. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  // Hono copies a finished response at every `c.header`; after the first its headers are mutable.
  c.header('x-request-id', c.var.requestId)
  const { headers } = c.res
  for (const [name, value] of securityOf(c.req.url, c.var.keepsOpener)) headers.set(name, value)
  // Most replies are personal; a route whose reply may be cached sets its own cache-control.
  if (!headers.has('cache-control') && c.req.path.startsWith('/api/')) headers.set('cache-control', 'no-store')
})
