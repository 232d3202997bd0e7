import { z } from 'zod'
import type { ContentState, DraftKind } from '../content.ts'
import type { Fact } from '../current-affairs/facts.ts'
import type { ListedOrder } from '../purchases/office-orders.ts'

/** GET /api/admin/office/search. */
export const OfficeSearchQuery = z.strictObject({ q: z.string().trim().min(2).max(100) })

/** Item that the palette offers; `code` may be empty. */
export type FoundItem = {
  kind: DraftKind
  id: string
  title: { en: string; hi: string }
  code: string
  state: ContentState
  hasDraft: boolean
}

/** Student that the palette offers. */
export type FoundStudent = { uid: string; name: string | null; maskedEmail: string; studentId: string | null }

/** Fact that the palette offers. */
export type FoundFact = Pick<Fact, 'id' | 'subject' | 'statement'>

export type OfficeFound = {
  items: FoundItem[]
  facts: FoundFact[]
  students: FoundStudent[]
  orders: ListedOrder[]
}

/** Number of items of a kind; above `countedTo` (domain/lists.ts) it is one more. */
export type KindCounts = { kind: DraftKind; published: number; drafts: number; scheduled: number }

/** Item that the administrator changed last. */
export type OwnDraft = FoundItem & { changedAt: number }

/** GET /api/admin/office/overview. */
export type OfficeOverview = { drafts: OwnDraft[]; counts: KindCounts[] }
