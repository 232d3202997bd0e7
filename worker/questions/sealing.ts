import type { Paper } from '../../domain/attempts/contract.ts'

/** An encrypted paper: 12 bytes of IV, then AES-GCM of the gzip of its JSON. */
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

/** 256-bit key of a test version's sealed paper, derived from the secret without any look-up. */
export const sealingKey = (secret: string, versionId: string): Promise<ArrayBuffer> =>
  derive(secret, `key ${versionId}`, 32)

const gzip = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()

/**
 * Encrypts a paper. Equal paper and secret give equal bytes and name. The IV is derived from the content, so that a
 * paper that a later build serialises differently never reuses an IV under its key.
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
