import { z } from 'zod'
import { languages, type Language } from '../language.ts'
import type { CursorPage } from '../lists.ts'
import { publicUrlOf } from '../public-address.ts'
import { TermId } from '../vocabulary/term-id.ts'
import { Day } from './contract.ts'

export const feedFormats = ['rss', 'atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** Reasons why a feed could not be read. */
export const feedFaults = [
  'address',
  'redirects',
  'status',
  'too_large',
  'timeout',
  'unreachable',
  'doctype',
  'not_a_feed',
  'malformed',
] as const
export type FeedFault = (typeof feedFaults)[number]

export const feedLimits = {
  /** Bytes of a feed after decompression. */
  bytes: 2 * 1024 * 1024,
  timeoutMs: 15_000,
  /** Entries taken from one reading, newest first. */
  entries: 60,
  /** Days after which an entry is too old to draft. */
  ageDays: 7,
  /** Characters of an entry that are kept as a private note. */
  title: 300,
  extract: 400,
}

export const FeedInput = z.strictObject({
  name: z.string().trim().min(1).max(80),
  url: z
    .string()
    .trim()
    .max(1_000)
    .refine((text) => publicUrlOf(text) !== null, 'needs a public https address'),
  language: z.enum(languages),
  category: TermId,
  isOn: z.boolean(),
})
export type FeedInput = z.infer<typeof FeedInput>

/** Source of the importer. Instants are Unix milliseconds. */
export type AffairFeed = FeedInput & {
  id: string
  revision: number
  /** Null until it was read once. */
  format: FeedFormat | null
  checkedAt: number | null
  nextAt: number | null
  fault: { code: FeedFault; status: number | null; failures: number } | null
  /** True while it is being read. */
  isReading: boolean
  /** Number of entries that wait for review. */
  waiting: number
}

export type FeedEntry = {
  id: string
  feedId: string
  feedName: string
  language: Language
  category: string
  title: string
  url: string | null
  extract: string
  publishedAt: number | null
  foundAt: number
}

/** Private note of an item that was drafted from an entry. */
export type EntryNote = Pick<FeedEntry, 'id' | 'feedName' | 'language' | 'title' | 'url' | 'extract' | 'publishedAt'>

export const EntriesQuery = z.strictObject({
  feed: z.string().max(64).optional(),
  cursor: z.string().max(400).optional(),
})
export type EntriesQuery = z.infer<typeof EntriesQuery>

/** GET /api/admin/feeds. */
export type FeedReview = { feeds: AffairFeed[]; entries: CursorPage<FeedEntry> }

export const AcceptEntry = z.strictObject({ day: Day })
export const DismissEntries = z.strictObject({ ids: z.array(z.string().min(1).max(64)).min(1).max(100) })
