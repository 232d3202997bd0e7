import { createHash } from 'node:crypto'

/** Script elements of a page: attributes, text and the CSP source that would allow each. */
export const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].map(([tag, attributes = '', text = '']) => ({
    tag,
    nonce: /nonce="([^"]+)"/.exec(attributes)?.[1],
    hasSource: /\ssrc=/.test(attributes),
    hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  }))

/** Sources of `script-src` in a page's policy. */
export const scriptSources = (headers: Headers): string[] =>
  (/script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '').split(' ')

/** Inline scripts of a page that its policy refuses. */
export const refusedScripts = (html: string, headers: Headers): string[] => {
  const sources = scriptSources(headers)
  return scriptsOf(html)
    .filter(
      ({ hasSource, nonce, hash }) => !hasSource && !sources.includes(`'nonce-${nonce}'`) && !sources.includes(hash),
    )
    .map(({ tag }) => tag)
}
