import type { Context } from 'hono'
import { generateSignedCookie, getSignedCookie } from 'hono/cookie'
import type { AppEnv } from '../platform/context.ts'
import { hashOf } from '../platform/hash.ts'
import { accountSubject, addressSubject } from './accounts.limits.ts'
import { clientAddress } from '../platform/client-address.ts'
import { passwordStamp } from './accounts.store.ts'

const cookieName = 'device'

/** Seconds; browsers keep no cookie longer than 400 days. */
const maxAge = 400 * 24 * 3600

/** Number of accounts that one device is known for: a family shares a phone. */
const accountsKept = 5

/** Random name of a device, and short hashes of the accounts that signed in on it. */
type Device = { name: string; marks: string[] }

/** Changes with the password: after a change the device is unknown again. Null without a password. */
const markOf = async (c: Context<AppEnv>, email: string): Promise<string | null> => {
  const stamp = await passwordStamp(c.var.services.db, email)
  return stamp === null ? null : (await hashOf(`device:${email}:${stamp}`)).slice(0, 24)
}

/** A separate key, so that no other signed cookie can replace this one. */
const keyOf = (c: Context<AppEnv>): string => `${c.env.AUTH_SECRET}:device`

/** Over HTTPS no other host of the domain can set the cookie. */
const isSecure = (c: Context<AppEnv>): boolean => c.var.services.origin.startsWith('https:')

/** The cookie's value; over HTTPS the earlier plain cookie counts until it is set anew. */
const valueOf = async (c: Context<AppEnv>): Promise<string | false | undefined> =>
  (isSecure(c) && (await getSignedCookie(c, keyOf(c), cookieName, 'host'))) || getSignedCookie(c, keyOf(c), cookieName)

const deviceOf = async (c: Context<AppEnv>): Promise<Device> => {
  const value = await valueOf(c)
  const [name, ...marks] = value ? value.split('.') : []
  return { name: name || c.var.services.newToken(), marks }
}

/**
 * The subject and the sender that a failed sign-in counts with. A device on which the account signed in before counts
 * by itself: guesses from elsewhere, or from behind the same address, never lock the student out of it.
 */
export const failureSubjects = async (
  c: Context<AppEnv>,
  email: string,
): Promise<[subject: string, sender: string | null]> => {
  const { name, marks } = await deviceOf(c)
  const mark = marks.length > 0 ? await markOf(c, email.trim().toLowerCase()) : null
  const isKnown = mark !== null && marks.includes(mark)
  return isKnown
    ? [`${accountSubject(email)}:${name}`, null]
    : [accountSubject(email), addressSubject(clientAddress(c))]
}

/** Adds the account to the device cookie on the reply. */
export const rememberDevice = async (c: Context<AppEnv>, email: string, response: Response): Promise<Response> => {
  const { name, marks } = await deviceOf(c)
  const mark = await markOf(c, email.toLowerCase())
  if (!mark) return response
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, accountsKept)
  const cookie = await generateSignedCookie(cookieName, [name, ...kept].join('.'), keyOf(c), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    ...(isSecure(c) && { secure: true, prefix: 'host' as const }),
    maxAge,
  })
  response.headers.append('set-cookie', cookie)
  return response
}
