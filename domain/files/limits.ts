import type { FileKind } from '../content/fields.ts'
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

/** Pixels of the longest side of a picture. */
export const longestPictureSide = 8_000

/** Number of parts of a file. */
export const partCount = (bytes: number): number => Math.ceil(bytes / partBytes)

/** Bytes of a part. */
export const partSize = (bytes: number, number: number): number => Math.min(partBytes, bytes - (number - 1) * partBytes)
