import { timingSafeEqual } from 'hono/utils/buffer'
import { challengeSignature, isWorkHash, readWork, workMs, workText } from '../../domain/accounts/work.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { addressGroup } from '../platform/client-address.ts'
import type { Limit } from '../platform/limiter.ts'
import { limiterOf } from '../platform/limits.ts'

const hourMs = 60 * 60_000

/** Default number of registrations an hour from one client address without proof of work, in a deployment. */
const freeSignUps = 30

/** Value of SIGN_UP_WORK_AFTER; null when no registration needs work. */
const allowanceOf = ({ SIGN_UP_WORK_AFTER, DEPLOYMENT }: Services['env']): number | null => {
  if (SIGN_UP_WORK_AFTER === 'off') return null
  if (SIGN_UP_WORK_AFTER) return Number(SIGN_UP_WORK_AFTER)
  return DEPLOYMENT === 'local' ? null : freeSignUps
}

const encoder = new TextEncoder()

/** 128 bits as 22 characters of base64url. */
const signatureOf = async (secret: string, text: string): Promise<string> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(`${secret}:work`), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return btoa(String.fromCharCode(...bytes.slice(0, 16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Stateless: the expiry, a random name, and a signature of both and of the client address. */
const newChallenge = async ({ env, now, newToken }: Services, address: string): Promise<string> => {
  const body = `${now() + workMs}.${newToken()}`
  return `${body}.${await signatureOf(env.AUTH_SECRET, `${body}.${address}`)}`
}

const isOurs = async ({ env, now }: Services, challenge: string, address: string): Promise<boolean> => {
  const [end = '', name = ''] = challenge.split('.')
  const expected = await signatureOf(env.AUTH_SECRET, `${end}.${name}.${address}`)
  return (await timingSafeEqual(challengeSignature(challenge), expected)) && Number(end) > now()
}

const isDone = async (challenge: string, numbers: number[]): Promise<boolean> => {
  const hashes = numbers.map((number, part) =>
    crypto.subtle.digest('SHA-256', encoder.encode(workText(challenge, part, number))),
  )
  return (await Promise.all(hashes)).every((hash) => isWorkHash(new Uint8Array(hash)))
}

/** True when the work is correct, for a challenge of ours that no registration has used. */
const isValidWork = async (services: Services, work: string, address: string): Promise<boolean> => {
  const done = readWork(work)
  if (!done || !(await isOurs(services, done.challenge, address))) return false
  if (!(await isDone(done.challenge, done.numbers))) return false
  const once: Limit = { failures: 1, windowMs: workMs }
  const limiter = await limiterOf(services, `work:${challengeSignature(done.challenge)}`)
  return (await limiter.reserve(once, services.now())) === 0
}

/**
 * Beyond a number of registrations an hour from one client address each needs a small proof of work, which costs a hall
 * of students little and a machine that makes thousands of accounts a lot. Throws 429 with the challenge in its
 * details.
 */
export const limitSignUp = async (services: Services, from: string, work: string | undefined): Promise<void> => {
  const free = allowanceOf(services.env)
  if (free === null) return
  const address = addressGroup(from)
  const limiter = await limiterOf(services, `sign-ups:${address}`)
  const waitMs = free === 0 ? hourMs : await limiter.reserve({ failures: free, windowMs: hourMs }, services.now())
  if (waitMs === 0 || (work !== undefined && (await isValidWork(services, work, address)))) return
  const retryAfter = Math.ceil(waitMs / 1000)
  throw new AppError('platform.rate_limited', 429, 'Many accounts are being created from this network.', {
    retryAfter,
    details: { retryAfter, work: await newChallenge(services, address) },
  })
}
