import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/** Scripts run only with the nonce of their own response; nothing is loaded from elsewhere. */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    // React sets style attributes; style elements need no more than our own files.
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    // The reader of PDFs has its worker among our own files.
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** On every response. The opener policy leaves popups of a social sign-in alive. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  // Hono copies a finished response at every `c.header`: once is enough, its headers can be changed from then on.
  c.header('x-request-id', c.var.requestId)
  const { headers } = c.res
  headers.set('x-content-type-options', 'nosniff')
  // Most replies tell what the asking student has or may do: one that may be kept says so itself.
  if (!headers.has('cache-control') && c.req.path.startsWith('/api/')) headers.set('cache-control', 'no-store')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self), fullscreen=(self)')
  if (c.req.url.startsWith('https:')) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
})
