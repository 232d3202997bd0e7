import { createHash } from 'node:crypto'

/** Hex SHA-256, for keys that must not contain an address or account name. */
export const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Hex SHA-256, synchronous: a Durable Object must not await between its writes. */
export const hashSync = (text: string): string => createHash('sha256').update(text).digest('hex')
