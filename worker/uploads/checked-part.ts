import { AppError } from '../platform/errors.ts'
import { bodyTooLarge } from '../platform/guards.ts'
import { damagedPart } from './faults.ts'

export const hexOf = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Body of a part, read up to its size. `judge` sees the first bytes before the rest is read. Throws 413 for more bytes,
 * 422 for fewer or another checksum.
 */
export const readPart = async (
  body: ReadableStream<Uint8Array> | null,
  { bytes, checksum, judge }: { bytes: number; checksum: string; judge: (start: Uint8Array) => void },
): Promise<Uint8Array> => {
  const part = new Uint8Array(bytes)
  let length = 0
  let isJudged = false
  try {
    for await (const chunk of body ?? []) {
      if (length + chunk.length > bytes) throw bodyTooLarge()
      part.set(chunk, length)
      length += chunk.length
      if (!isJudged && length >= Math.min(bytes, 64)) {
        judge(part.subarray(0, length))
        isJudged = true
      }
    }
  } catch (error) {
    // The connection broke, and nobody reads the reply.
    throw error instanceof AppError ? error : damagedPart()
  }
  if (length !== bytes || hexOf(await crypto.subtle.digest('SHA-256', part)) !== checksum) throw damagedPart()
  return part
}
