import { z } from 'zod'
import { fileKinds, type FileKind } from '../content/fields.ts'
import { Bilingual } from '../questions/contract.ts'
import { importLimits } from '../questions/exchange/contract.ts'

/** Bytes of every part but the last. */
export const partBytes = 8 * 1024 * 1024

/** Largest file of each kind in bytes. */
export const fileLimits: Record<FileKind, number> = {
  // Files that are read whole are held in the memory of a worker, 128 MB.
  pdf: 50 * 1024 * 1024,
  video: 1536 * 1024 * 1024,
  picture: 8 * 1024 * 1024,
  questions: importLimits.bytes,
  archive: 50 * 1024 * 1024,
}

/** Days after which an upload without a new part ends. */
export const uploadDays = 7

/** Uploads of one administrator that are open at once. */
export const openUploads = 20

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

/** `completing`: all parts are stored, and the whole is read. */
export const uploadStates = ['open', 'completing', 'done', 'refused'] as const

/** Reasons for which a whole file is refused. */
export const refusalReasons = [
  'broken',
  'encrypted',
  'too_many_pages',
  'active_content',
  'no_video',
  'codec',
  'too_many_pixels',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Reasons for which a call about a file fails, in `details.reason`. */
export const faultReasons = ['wrong_type', 'part_damaged', 'part_busy', 'parts_missing', 'too_many', 'used'] as const
export type FileFault = (typeof faultReasons)[number]

/** Pixels of the longest side of a picture. */
export const longestPictureSide = 8_000

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
  state: (typeof uploadStates)[number]
  partBytes: number
  /** Numbers of the parts that are stored. */
  parts: number[]
  /** Once the upload is done. */
  file: UploadedFile | null
  /** Once the whole file is refused. */
  refusal: RefusalReason | null
}

/** Number of parts of a file. */
export const partCount = (bytes: number): number => Math.ceil(bytes / partBytes)

/** Bytes of a part. */
export const partSize = (bytes: number, number: number): number => Math.min(partBytes, bytes - (number - 1) * partBytes)

/** GET /api/admin/files/content: a version of a file. */
export const ContentQuery = z.object({ key: z.string().min(1).max(300) })
