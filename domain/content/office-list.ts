import { contentStates, type ContentState, type DraftKind } from '../content.ts'
import type { Language } from '../language.ts'
import type { CountedPage } from '../lists.ts'
import { accessKinds, type AccessKind } from '../purchases/access.ts'

/** `due_at` of an item without a date: the largest instant. */
export const noDate = 8_640_000_000_000_000

/** Filter by complete languages: complete in one, or not. */
export const languageFilters = ['en', 'hi', 'no-en', 'no-hi'] as const
type LanguageFilter = (typeof languageFilters)[number]

/** Orders of an office list. */
export const officeSorts = ['changed', 'title', 'published', 'due'] as const
export type OfficeSort = (typeof officeSorts)[number]

export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/** Direction in which each order begins. */
export const firstDirection: Record<OfficeSort, Direction> = {
  changed: 'desc',
  title: 'asc',
  published: 'desc',
  due: 'asc',
}

/** Most rows that a search by words looks through. */
export const searchedTo = 1_000

/** Line of the office list. Instants: Unix milliseconds. */
export type OfficeItem = {
  kind: DraftKind
  id: string
  /** Taken from the draft until the item is published; either language may be empty. */
  title: { en: string; hi: string }
  slug: string
  /** Number by which people know the item; may be empty. */
  code: string
  state: ContentState
  access: AccessKind | null
  exams: string[]
  languages: Language[]
  /** Null until first published. */
  publishedAt: number | null
  dueAt: number | null
  changedAt: number
  /** Null for the product itself. */
  changedBy: { id: string; name: string } | null
  hasDraft: boolean
  scheduledAt: number | null
  deletedAt: number | null
  /** The kind's own columns. */
  own: Record<string, string | number | string[] | null>
}

/** `isPartial`: more than `searchedTo` items have the words, so that some matches may be missing. */
export type OfficeList = CountedPage<OfficeItem> & { isPartial: boolean }

type CellFilter = {
  state?: ContentState | undefined
  access?: AccessKind | undefined
  language?: LanguageFilter | undefined
  draft?: 'yes' | 'no' | undefined
}

const cellLanguages = ['', 'en', 'hi', 'enhi'] as const

const fitsLanguage = (value: (typeof cellLanguages)[number], filter: LanguageFilter | undefined): boolean => {
  if (!filter) return true
  return filter.startsWith('no-') ? !value.includes(filter.slice(3)) : value.includes(filter)
}

/** True when a filter excludes more than the trash. */
export const narrowsCells = ({ state, access, language, draft }: CellFilter): boolean =>
  state !== undefined || access !== undefined || language !== undefined || draft !== undefined

/**
 * Values of `office_items.cell` that a filter allows: state/access/languages/draft. Without a state all but the trash.
 */
export const cellsOf = ({ state, access, language, draft }: CellFilter): string[] => {
  const states = state ? [state] : contentStates.filter((each) => each !== 'trashed')
  const prices = access ? [access] : ['', ...accessKinds]
  const drafts = draft ? [draft === 'yes' ? 1 : 0] : [0, 1]
  return states.flatMap((one) =>
    prices.flatMap((price) =>
      cellLanguages
        .filter((each) => fitsLanguage(each, language))
        .flatMap((each) => drafts.map((has) => `${one}/${price}/${each}/${has}`)),
    ),
  )
}
