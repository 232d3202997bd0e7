import type { Context } from 'hono'
import { languageKey, type Language } from '../../domain/language.ts'
import type { AppEnv } from './context.ts'
import { xmlText } from './xml.ts'

/** An entry as plain text; instants are Unix milliseconds. */
export type FeedEntry = {
  /** Path of its page. */
  path: string
  title: string
  summary: string
  category: string
  publishedAt: number
  updatedAt: number
}

/** A feed in one language: its own path, and that of the page whose items it tells of. */
export type Feed = {
  language: Language
  title: string
  subtitle: string
  path: string
  page: string
  entries: FeedEntry[]
}

const atom = ({ language, title, subtitle, path, page, entries }: Feed, origin: string, updatedAt: number): string => {
  const suffix = language === 'hi' ? `?${languageKey}=hi` : ''
  const self = xmlText(`${origin}${path}${suffix}`)
  const items = entries.map((entry) =>
    [
      `<entry><id>${xmlText(origin + entry.path)}</id><title>${xmlText(entry.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${xmlText(origin + entry.path + suffix)}"/>`,
      `<published>${new Date(entry.publishedAt).toISOString()}</published>`,
      `<updated>${new Date(entry.updatedAt).toISOString()}</updated>`,
      `<category term="${xmlText(entry.category)}"/><summary>${xmlText(entry.summary)}</summary></entry>`,
    ].join(''),
  )
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${self}</id><title>${xmlText(title)}</title><subtitle>${xmlText(subtitle)}</subtitle>`,
    `<updated>${new Date(updatedAt).toISOString()}</updated><author><name>Taiyari</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(`${origin}${page}${suffix}`)}"/>`,
    ...items,
    '</feed>\n',
  ].join('')
}

const hashOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a reader has this already. A tag, where one is sent, decides alone (RFC 9110, 13.2.2). */
const isKnown = (request: Request, etag: string, updatedAt: number): boolean => {
  const tags = request.headers.get('if-none-match')
  if (tags !== null) return tags.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return since >= Math.floor(updatedAt / 1000) * 1000
}

/** Answers with Atom (RFC 4287), or with 304 where nothing has changed. */
export const answerFeed = async (c: Context<AppEnv>, feed: Feed): Promise<Response> => {
  const updatedAt = Math.max(0, ...feed.entries.map((entry) => entry.updatedAt))
  const body = atom(feed, c.var.services.origin, updatedAt)
  const etag = `"${await hashOf(body)}"`
  const headers = { etag, 'last-modified': new Date(updatedAt).toUTCString(), 'cache-control': 'public, max-age=300' }
  if (isKnown(c.req.raw, etag, updatedAt)) return c.body(null, 304, headers)
  return c.body(body, 200, { ...headers, 'content-type': 'application/atom+xml; charset=utf-8' })
}
