import { createHash } from 'node:crypto'

/** Hex SHA-256, so that no address or account name is a key anywhere. */
export const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The same at once: for an object, whose writes must not wait between them. */
export const hashNow = (text: string): string => createHash('sha256').update(text).digest('hex')
