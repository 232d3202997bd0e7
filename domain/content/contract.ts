import { z } from 'zod'
import type { ContentState } from '../content.ts'
import type { ChecklistEntry } from './checklist.ts'

/** Largest draft: UTF-8 bytes of its JSON, and levels of nesting. The body of a request is limited to little more. */
export const draftLimits = { bytes: 480 * 1024, depth: 18 }

/** May be incomplete: only publishing checks it against the contract of its kind. */
export const DraftBody = z.record(z.string().max(64), z.unknown())
export type DraftBody = z.infer<typeof DraftBody>

/** Revision from which an edit began; 0 before the first draft. It only grows. */
const Revision = z.number().int().min(0)

export const NewItem = z.strictObject({ body: DraftBody })
export const DraftInput = z.strictObject({
  revision: Revision,
  body: DraftBody,
  /** Paths with language, such as `title.hi`, of translations that the editor confirms as up to date. */
  confirmed: z.array(z.string().max(200)).max(200).optional(),
})
export const AtRevision = z.strictObject({ revision: Revision })
const Note = z.string().trim().max(500).optional()
export const Publication = z.strictObject({ revision: Revision, note: Note })
/** Without a revision the act applies to any stored state. */
export const Withdrawal = z.strictObject({ revision: Revision.optional(), note: Note })
export type Withdrawal = z.infer<typeof Withdrawal>
/** `at`: Unix milliseconds. */
export const ScheduleRequest = z.strictObject({ revision: Revision, at: z.number().int().positive(), note: Note })

export const VersionsQuery = z.strictObject({ before: z.coerce.number().int().positive().optional() })

export type DraftState = {
  revision: number
  /** The draft, or the published version in the form of a draft. */
  body: DraftBody
  /** True when a draft exists beside the published version. */
  isStored: boolean
  scheduledAt: number | null
  updatedAt: number | null
  updatedBy: string | null
  /** Display name of the administrator. */
  updatedByName: string | null
  /** Faults that prevent publication, by field (`readFault`). */
  faults: Record<string, string>
  checklist: ChecklistEntry[]
  /** Paths with language, such as `title.hi`, of translations whose source changed. */
  stale: string[]
}

/** Answer to a saved draft; `savedAt`: Unix milliseconds. */
export type SavedDraft = Pick<DraftState, 'revision' | 'faults' | 'checklist' | 'stale'> & { savedAt: number }

export type OfficeDetail = {
  id: string
  state: ContentState
  /** True for a kind whose page stays for the record when it is archived. */
  isArchivable: boolean
  /** Null until first published. */
  version: number | null
  publishedAt: number | null
  deletedAt: number | null
  draft: DraftState
}

export type VersionLine = {
  version: number
  createdAt: number
  createdBy: string | null
  note: string | null
  isCurrent: boolean
}
