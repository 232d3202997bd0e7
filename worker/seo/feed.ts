import type { Context } from 'hono'
import { languageKey, type Language } from '../../domain/language.ts'
import { answerText } from '../platform/conditional.ts'
import type { AppEnv } from '../platform/context.ts'
import { xmlText } from './xml.ts'

/** A feed entry in plain text; times in Unix milliseconds. */
export type FeedEntry = {
  /** Path of the entry's page. */
  path: string
  title: string
  summary: string
  category: string
  publishedAt: number
  updatedAt: number
}

/** A feed in one language: its own path, and the path of the page with its items. */
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

/** Answers with Atom (RFC 4287), or with 304 when unchanged. */
export const answerFeed = (c: Context<AppEnv>, feed: Feed): Promise<Response> => {
  const updatedAt = Math.max(0, ...feed.entries.map((entry) => entry.updatedAt))
  const contentType = 'application/atom+xml; charset=utf-8'
  return answerText(c, atom(feed, c.var.services.origin, updatedAt), { contentType, maxAge: 300, updatedAt })
}
