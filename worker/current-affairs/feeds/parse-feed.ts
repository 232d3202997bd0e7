import { feedLimits, type FeedFormat } from '../../../domain/current-affairs/feeds.ts'
import { jsonDepth } from '../../platform/json-depth.ts'
import { entryOf, FeedRefused, maxDepth, type ParsedEntry, type RawEntry } from './feed-entry.ts'
import { parseXml } from './parse-xml.ts'

export type ParsedFeed = { format: FeedFormat; entries: ParsedEntry[] }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const textIn = (item: Record<string, unknown>, ...names: string[]): string => {
  const found = names.map((name) => item[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof found === 'string' ? found : ''
}

const jsonEntry = (item: Record<string, unknown>): RawEntry => ({
  key: typeof item.id === 'number' ? String(item.id) : textIn(item, 'id'),
  title: textIn(item, 'title', 'summary'),
  link: textIn(item, 'url', 'external_url'),
  html: textIn(item, 'summary', 'content_text', 'content_html'),
  date: textIn(item, 'date_published', 'date_modified'),
})

const jsonOf = (text: string): unknown => {
  if (jsonDepth(text) > maxDepth) throw new FeedRefused('malformed')
  try {
    return JSON.parse(text)
  } catch {
    throw new FeedRefused('malformed')
  }
}

const parseJson = (text: string, base: string): ParsedFeed => {
  const feed = jsonOf(text)
  if (!isRecord(feed) || !Array.isArray(feed.items)) throw new FeedRefused('not_a_feed')
  const items = (feed.items as unknown[]).filter(isRecord)
  return { format: 'json', entries: items.flatMap((item) => entryOf(jsonEntry(item), base)) }
}

const read = (text: string, base: string): ParsedFeed => {
  if (text.startsWith('{')) return parseJson(text, base)
  if (text.startsWith('<')) return parseXml(text, base)
  throw new FeedRefused('not_a_feed')
}

const newestFirst = (one: ParsedEntry, other: ParsedEntry): number =>
  (other.publishedAt ?? Number.MAX_SAFE_INTEGER) - (one.publishedAt ?? Number.MAX_SAFE_INTEGER)

/**
 * Reads RSS, Atom or JSON Feed. `base` is the address of the feed, for relative links. Throws `FeedRefused` for
 * anything else, and for XML with a document type.
 */
export const parseFeed = (text: string, base: string): ParsedFeed => {
  const { format, entries } = read(text.trimStart(), base)
  return { format, entries: entries.toSorted(newestFirst).slice(0, feedLimits.entries) }
}

/** Text of a document in the character set that it or its response declares; UTF-8 otherwise. */
export const decodeFeed = (bytes: Uint8Array, contentType: string | null): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared =
    /charset="?([\w-]{1,20})/i.exec(contentType ?? '')?.[1] ?? /encoding=["']([\w-]{1,20})/.exec(head)?.[1]
  try {
    return new TextDecoder(declared ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
