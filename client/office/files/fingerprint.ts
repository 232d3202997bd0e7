import { partBytes } from '../../../domain/files/limits.ts'

export const checksumOf = async (bytes: BufferSource): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** Recognises a file that is chosen again, without reading the whole. Rejects for a file that cannot be read. */
export const fingerprintOf = async (file: File): Promise<string> => {
  const start = await checksumOf(await file.slice(0, partBytes).arrayBuffer())
  return checksumOf(new TextEncoder().encode(`${start} ${file.size} ${file.lastModified}`))
}
