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
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** On every response. The opener policy leaves popups of a social sign-in alive. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'strict-origin-when-cross-origin')
  c.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self), fullscreen=(self)')
  c.header('x-request-id', c.var.requestId)
  if (new URL(c.req.url).protocol === 'https:') c.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
})
