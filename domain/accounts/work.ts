/**
 * A proof of work in the manner of hashcash: for each of several parts the client finds a number whose SHA-256 with the
 * challenge begins with a number of zero bits. Several small parts vary less in time than a large one. 65,536 hashes
 * are expected: about a second on a slow phone.
 */
export const workParts = 8
const workBits = 13

/** Lifetime of a challenge, milliseconds. */
export const workMs = 10 * 60_000

/** Last part of a challenge, 22 characters of base64url. */
export const challengeSignature = (challenge: string): string => challenge.slice(-22)

/** Text to hash. It holds only the challenge's signature, so that it fits one block of SHA-256. */
export const workText = (challenge: string, part: number, number: number): string =>
  `${challengeSignature(challenge)}.${part}.${number}`

export const isWorkHash = (hash: Uint8Array): boolean =>
  (((hash[0] ?? 255) << 8) | (hash[1] ?? 255)) >> (16 - workBits) === 0

/** Text of a finished proof: the challenge and the number of each part. */
export const workDone = (challenge: string, numbers: number[]): string => `${challenge}:${numbers.join()}`

/** Parses a finished proof; null when malformed. */
export const readWork = (work: string): { challenge: string; numbers: number[] } | null => {
  const [, challenge, rest] = /^(\d{13}\.[\w-]{22}\.[\w-]{22}):(\d{1,10}(?:,\d{1,10})*)$/.exec(work) ?? []
  const numbers = rest?.split(',').map(Number) ?? []
  return challenge && numbers.length === workParts ? { challenge, numbers } : null
}
