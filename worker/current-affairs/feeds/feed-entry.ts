import { feedLimits, type FeedFault } from '../../../domain/current-affairs/feeds.ts'
import { textOfHtml } from './html-text.ts'

/** Entry of a feed as plain text. `key`: its own id, else its address, else its title. */
export type ParsedEntry = {
  key: string
  title: string
  url: string | null
  extract: string
  publishedAt: number | null
}

/** Thrown for a document that is not a readable feed. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused'
  readonly fault: FeedFault
  constructor(fault: FeedFault) {
    super(fault)
    this.fault = fault
  }
}

/** Texts of an entry as they are in the feed. */
export type RawEntry = { key: string; title: string; link: string; html: string; date: string }

/** Deepest nesting of elements or objects that is read. */
export const maxDepth = 60

/** Instant of a date. Feeds of India write `IST`, which `Date.parse` does not know. */
const instantOf = (text: string): number | null => {
  const at = Date.parse(text.trim().replace(/\bIST$/, '+0530'))
  return Number.isNaN(at) ? null : at
}

const webAddress = (text: string, base: string): string | null => {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > 1_000 || !URL.canParse(trimmed, base)) return null
  const { protocol, href } = new URL(trimmed, base)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

/** Entry as plain text, in a list that is empty for an entry without a headline. */
export const entryOf = ({ key, title, link, html, date }: RawEntry, base: string): ParsedEntry[] => {
  const url = webAddress(link, base)
  const headline = textOfHtml(title, feedLimits.title)
  if (headline === '') return []
  return [
    {
      key: key.trim().slice(0, 2_000) || url || headline,
      title: headline,
      url,
      extract: textOfHtml(html, feedLimits.extract),
      publishedAt: instantOf(date),
    },
  ]
}
