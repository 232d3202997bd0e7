import type { Paper } from '../../../../domain/attempts/contract.ts'

const ivBytes = 12

/**
 * Decrypts a sealed paper (worker/questions/sealing.ts) with its key, 256 bits in hex. Rejects if they do not match.
 */
export const unseal = async (sealed: ArrayBuffer, key: string): Promise<Paper> => {
  const raw = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const opener = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const parameters = { name: 'AES-GCM', iv: sealed.slice(0, ivBytes) }
  const packed = await crypto.subtle.decrypt(parameters, opener, sealed.slice(ivBytes))
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return (await new Response(unpacked).json()) as Paper
}
