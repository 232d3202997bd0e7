import type { Paper } from '../../domain/attempts/contract.ts'

/** A paper that nobody reads without its key: 12 bytes of IV, then AES-GCM of the gzip of its JSON. */
export type SealedPaper = {
  /** Hex SHA-256 of the bytes. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const encoder = new TextEncoder()
const ivBytes = 12

export const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const derive = async (secret: string, info: string, bytes: number): Promise<ArrayBuffer> => {
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits'])
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: encoder.encode('sealed paper'), info: encoder.encode(info) }
  return crypto.subtle.deriveBits(parameters, base, bytes * 8)
}

/** The key of one test version's sealed paper: 256 bits that follow from the secret, without any look-up. */
export const sealingKey = (secret: string, versionId: string): Promise<ArrayBuffer> =>
  derive(secret, `key ${versionId}`, 32)

const gzip = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()

/**
 * Seals a paper. The same paper and secret give the same bytes and name; the IV follows from the content, so that a paper
 * that a later build writes otherwise never meets an IV that its key has used.
 */
export const sealPaper = async (secret: string, paper: Paper): Promise<SealedPaper> => {
  const plain = await gzip(JSON.stringify(paper))
  const content = hexOf(await crypto.subtle.digest('SHA-256', plain))
  const iv = await derive(secret, `iv ${paper.versionId} ${content}`, ivBytes)
  const raw = await sealingKey(secret, paper.versionId)
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
  const bytes = new Uint8Array(ivBytes + sealed.byteLength)
  bytes.set(new Uint8Array(iv))
  bytes.set(new Uint8Array(sealed), ivBytes)
  return { name: hexOf(await crypto.subtle.digest('SHA-256', bytes)), bytes }
}
