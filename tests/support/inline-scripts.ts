import { createHash } from 'node:crypto'

/** The attributes and the text of each script element of a page, and the source that a policy would allow it by. */
export const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].map(([tag, attributes = '', text = '']) => ({
    tag,
    nonce: /nonce="([^"]+)"/.exec(attributes)?.[1],
    hasSource: /\ssrc=/.test(attributes),
    hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  }))

/** The sources of `script-src` of a page's policy. */
export const scriptSources = (headers: Headers): string[] =>
  (/script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '').split(' ')

/** The inline scripts of a page that its policy refuses. */
export const refusedScripts = (html: string, headers: Headers): string[] => {
  const sources = scriptSources(headers)
  return scriptsOf(html)
    .filter(
      ({ hasSource, nonce, hash }) => !hasSource && !sources.includes(`'nonce-${nonce}'`) && !sources.includes(hash),
    )
    .map(({ tag }) => tag)
}
