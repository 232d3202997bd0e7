import { z } from 'zod'
import { fileKinds } from '../content/fields.ts'
import { Bilingual } from '../questions/contract.ts'
import { fileLimits, partBytes } from './limits.ts'
import type { RefusalReason, UploadState } from './upload-states.ts'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const RowId = z.string().min(1).max(64)

/** Text that stands for a picture, in both languages. */
const AlternativeText = Bilingual.refine(({ en, hi }) => [en, hi].every((text) => text.trim() && text.length <= 300))

/** POST /api/admin/files/uploads. The same user, name, size and fingerprint are one upload. */
export const StartUpload = z
  .strictObject({
    kind: z.enum(fileKinds),
    name: z.string().trim().min(1).max(200),
    bytes: z.number().int().positive(),
    /** SHA-256 of the first part, the size and the date of the file. */
    fingerprint: Sha256,
    /** File that gets a new version; null for a new file. */
    fileId: RowId.nullable(),
    /** Of a picture; null for other kinds. */
    alt: AlternativeText.nullable(),
  })
  .refine(({ kind, alt }) => (kind === 'picture') === (alt !== null), { path: ['alt'] })
export type StartUpload = z.infer<typeof StartUpload>

export const PartParam = z.object({
  id: RowId,
  /** Begins with 1. */
  number: z.coerce
    .number()
    .int()
    .min(1)
    .max(Math.ceil(fileLimits.video / partBytes)),
})

/** SHA-256 of a part. */
export const PartHeader = z.object({ 'x-checksum': Sha256 })

/** Facts that the inspection of a file finds, by its kind. */
export type FileFacts = {
  pages?: number
  durationMs?: number
  hasSound?: boolean
  width?: number
  height?: number
}

/** Version of a file. */
export type UploadedFile = {
  fileId: string
  key: string
  type: string
  bytes: number
  /** SHA-256 in hexadecimal. */
  checksum: string
  facts: FileFacts
}

export type UploadView = {
  id: string
  state: UploadState
  partBytes: number
  /** Numbers of the parts that are stored. */
  parts: number[]
  /** Once the upload is done. */
  file: UploadedFile | null
  /** Once the whole file is refused. */
  refusal: RefusalReason | null
}

/** GET /api/admin/files/content: a version of a file. */
export const ContentQuery = z.object({ key: z.string().min(1).max(300) })
