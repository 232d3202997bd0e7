import { createHash } from 'node:crypto'

/** A page without nonces, and the policy sources that allow its inline scripts. */
type HashedPage = { html: string; sources: string[] }

/**
 * Replaces the nonce of a rendered page by a hash of each inline script that carries it. An injected script does not know
 * the nonce, so it gets no hash and stays refused. Source: CSP Level 3, 6.7.3.3.
 */
export const hashScripts = (html: string, nonce: string): HashedPage => {
  const scripts = html.matchAll(new RegExp(`<script\\b[^>]*\\snonce="${nonce}"[^>]*>([^]*?)</script>`, 'g'))
  const sources = new Set<string>()
  for (const [, text = ''] of scripts) sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), sources: [...sources] }
}
