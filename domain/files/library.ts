import { z } from 'zod'
import type { DraftKind } from '../content.ts'
import type { FileKind } from '../content/fields.ts'
import type { Bilingual } from '../questions/contract.ts'

/** Days after which a trashed file is deleted. */
export const trashDays = 30

export const fileViews = ['unused', 'trash'] as const
export type FileView = (typeof fileViews)[number]

/** Query of GET /api/admin/files. */
export const FilesQuery = z.strictObject({
  /** Files that no item names, or those in the trash; all others without. */
  view: z.enum(fileViews).optional(),
  /** Part of the name. */
  q: z.string().trim().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
})
export type FilesQuery = z.infer<typeof FilesQuery>

export type FileVersion = { key: string; type: string; bytes: number; createdAt: number }

/** Item that names a version of a file, in its content, its draft or an earlier version. */
export type FileUse = { kind: DraftKind; id: string; title: Bilingual }

/** File in the list of the office. */
export type FileLine = {
  id: string
  kind: FileKind
  name: string
  alt: Bilingual | null
  updatedAt: number
  deletedAt: number | null
  /** The newest first. */
  versions: FileVersion[]
  uses: FileUse[]
}

/** Upload of the administrator that has not ended. */
export type OpenUpload = { id: string; name: string; bytes: number; stored: number; updatedAt: number }
