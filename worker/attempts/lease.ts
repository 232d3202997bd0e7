import { AppError } from '../platform/errors.ts'
import { makeMemo } from '../platform/memo.ts'

/** The claims of a lease: its bearer may write the attempt under this epoch, from this session, until `end`. */
export type LeaseClaims = {
  attemptId: string
  userId: string
  epoch: number
  /** Hash of the session, so that the lease is useless in another browser. */
  session: string
  /** Unix milliseconds. */
  end: number
  /** Set on tickets to a common start. */
  live?: LiveClaims
}

/** The claims that release the key of a common start without a look-up. Instants are Unix milliseconds. */
export type LiveClaims = {
  testId: string
  versionId: string
  beginsAt: number
  /** The end of the window without pauses. */
  closesAt: number | null
  /** The student's own deadline, with extra time. */
  deadlineAt: number
  issuedAt: number
}

/** Longer than any attempt with its extra time; the attempt checks its own deadline as well. */
const leaseMs = 48 * 3_600_000

const encoder = new TextEncoder()
const keys = new Map<string, Promise<CryptoKey>>()

const keyOf = (secret: string): Promise<CryptoKey> => {
  const key = keys.get(secret) ?? importKey(secret)
  keys.set(secret, key)
  return key
}

const importKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(`lease:${secret}`), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

export const leaseEnd = (now: number): number => now + leaseMs

/** A signed lease: the claims and their HMAC, both in base64url. */
export const signLease = async (secret: string, claims: LeaseClaims): Promise<string> => {
  const body = toText(encoder.encode(JSON.stringify(claims)).buffer)
  return `${body}.${toText(await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(body)))}`
}

export const leaseInvalid = () => new AppError('attempts.lease_invalid', 401, 'Open the test again to go on.')

/** A cache of verified leases: a page sends the same one with every save. */
const read = makeMemo<LeaseClaims>(5_000)

/** The claims of a lease that is ours and has not expired, without a look-up. Throws 401 otherwise. */
export const readClaims = async (secret: string, lease: string, now: number): Promise<LeaseClaims> => {
  const claims = await read(`${secret} ${lease}`, () => verified(secret, lease))
  if (now >= claims.end) throw leaseInvalid()
  return claims
}

const verified = async (secret: string, lease: string): Promise<LeaseClaims> => {
  const [body = '', mark = ''] = lease.split('.')
  if (!(await isOurs(secret, body, mark))) throw leaseInvalid()
  return JSON.parse(new TextDecoder().decode(toBytes(body))) as LeaseClaims
}

const isOurs = async (secret: string, body: string, mark: string): Promise<boolean> => {
  try {
    return await crypto.subtle.verify('HMAC', await keyOf(secret), toBytes(mark), encoder.encode(body))
  } catch {
    return false
  }
}
