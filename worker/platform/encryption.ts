import { Buffer } from 'node:buffer'

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

const importKey = (hex: string) =>
  crypto.subtle.importKey('raw', bytesOf(hex), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** Bytes of the nonce before each ciphertext. */
const nonceLength = 12

/** Encrypts a value as JSON with AES-256-GCM, bound to the id of its row and its column. */
export const encryptValue = async (key: string, place: string, value: unknown): Promise<string> => {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
  const additionalData = new TextEncoder().encode(place)
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, await importKey(key), text)
  return base64Of(new Uint8Array([...nonce, ...new Uint8Array(sealed)]))
}

/** Inverse of `encryptValue`; null for another key, another place or changed text. */
export const decryptValue = async <Value>(key: string, place: string, sealed: string): Promise<Value | null> => {
  try {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, nonceLength), additionalData: new TextEncoder().encode(place) },
      await importKey(key),
      bytes.slice(nonceLength),
    )
    return JSON.parse(new TextDecoder().decode(opened)) as Value
  } catch {
    return null
  }
}
