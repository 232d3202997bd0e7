import { z } from 'zod'
import { contentStates, type ContentState } from '../content.ts'
import { languages, type Language } from '../language.ts'
import { listAccess, type Page } from '../lists.ts'
import type { AccessKind } from '../purchases/access.ts'
import type { Bilingual } from '../questions/text.ts'

/** UTF-8 bytes of a draft as JSON, and levels of it. A request may be little larger. */
export const draftLimits = { bytes: 240 * 1024, depth: 18 }

/** May be incomplete: only publishing holds it to the contract of its kind. */
export const DraftBody = z.record(z.string().max(64), z.unknown())
export type DraftBody = z.infer<typeof DraftBody>

/** The revision that an edit began from: 0 before the first draft. It never goes back. */
const Revision = z.number().int().min(0)

export const NewItem = z.strictObject({ body: DraftBody })
export const DraftInput = z.strictObject({ revision: Revision, body: DraftBody })
export const AtRevision = z.strictObject({ revision: Revision })
export const Publication = z.strictObject({ revision: Revision, note: z.string().trim().max(500).optional() })
/** `at` in Unix milliseconds. */
export const Schedule = z.strictObject({ revision: Revision, at: z.number().int().positive() })

export const OfficeQuery = z.strictObject({
  q: z.string().max(200).optional(),
  /** Without it everything that is not in the trash. */
  state: z.enum(contentStates).optional(),
  exam: z.string().max(64).optional(),
  language: z.enum(languages).optional(),
  access: z.enum(listAccess).optional(),
  cursor: z.string().max(400).optional(),
})
export type OfficeQuery = z.infer<typeof OfficeQuery>

export const VersionsQuery = z.strictObject({ before: z.coerce.number().int().positive().optional() })

/** A line of the office's list. Instants are Unix milliseconds; the last change comes first. */
export type OfficeItem = {
  id: string
  /** Of the draft where it was never published; its languages may be empty or missing. */
  title: Partial<Bilingual> | null
  state: ContentState
  access: AccessKind | null
  languages: Language[]
  publishedAt: number | null
  changedAt: number
  changedBy: string | null
  hasDraft: boolean
  scheduledAt: number | null
}
export type OfficeList = Page<OfficeItem>

export type DraftState = {
  revision: number
  /** What is edited: the draft, or the published version as its editor would write it. */
  body: DraftBody
  /** Whether there is a draft beside what is published. */
  isStored: boolean
  scheduledAt: number | null
  updatedAt: number | null
  updatedBy: string | null
  /** What keeps the body from being published, by field. */
  faults: Record<string, string>
}

export type OfficeDetail = {
  id: string
  state: ContentState
  /** Null before the first is published. */
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
