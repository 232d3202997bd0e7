import { z } from 'zod'
import type { ContentState } from '../content.ts'
import type { Bilingual } from '../questions/contract.ts'
import type { AccessKind } from '../purchases/access.ts'
import type { TestKind } from './test-kinds.ts'

/** Most tests of a series. */
export const maxSeriesTests = 300

const Ids = z
  .array(z.string().min(1).max(64))
  .max(maxSeriesTests)
  .refine((ids) => new Set(ids).size === ids.length)

/** Tests of a series in a new order: those that are added are among `order`, those taken out are missing. */
export const SeriesOrder = z.strictObject({
  /** Order that the administrator saw. */
  seen: Ids,
  order: Ids,
})
export type SeriesOrder = z.infer<typeof SeriesOrder>

/** A free test of a paid series is its sample. */
export const SeriesTestAccess = z.strictObject({ free: z.boolean() })

/** A test as the office lists it in its series. Instants are Unix milliseconds. */
export type SeriesTest = {
  id: string
  title: Bilingual
  kind: TestKind
  access: AccessKind
  state: ContentState
  opensAt: number | null
  closesAt: number | null
  /** In its window, or paused in it: it is neither moved nor repriced. */
  isRunning: boolean
  /** Taken by students who own its series: it stays there. */
  isSold: boolean
  /** Series that holds it; null for none. */
  series: { id: string; title: Bilingual } | null
}

/** `offered`: tests outside the series that match the search. */
export type SeriesTests = { tests: SeriesTest[]; offered: SeriesTest[] }

/** GET /api/admin/series/figures: series by id, with those that have a page on the site. */
export const FiguresQuery = z.strictObject({ ids: z.string().max(4_000) })

/** Price and tests of a series. */
export type SeriesFigures = { id: string; offerPaise: number | null; tests: number; freeTests: number }

/** Order after a move by one place; unchanged at the ends. */
export const moved = (ids: readonly string[], id: string, by: -1 | 1): string[] => {
  const from = ids.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= ids.length) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
