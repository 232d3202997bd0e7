import type { Context } from 'hono'
import { generateSignedCookie, getSignedCookie } from 'hono/cookie'
import type { AppEnv } from '../platform/context.ts'
import { hashOf } from '../platform/hash.ts'
import { accountSubject, addressSubject } from './accounts.limits.ts'
import { clientAddress } from '../platform/client-address.ts'
import { findSignInAccount } from './accounts.store.ts'
import { tellDevice } from './device.notices.ts'

const cookieName = 'device'

/** Seconds; browsers keep no cookie longer than 400 days. */
const maxAge = 400 * 24 * 3600

/** Marks of the accounts that one device is known for, two for each: a family shares a phone. */
const marksKept = 10

/** Random name of a device, and short hashes of the accounts that signed in on it. */
type Device = { name: string; marks: string[] }

const markOf = async (text: string): Promise<string> => (await hashOf(`device:${text}`)).slice(0, 24)

/**
 * Marks of an account; null without one. `password` changes with the password, so that its earlier guesses from the
 * device count as those of any other; null without a password. `account` stays.
 */
const marksOf = async (c: Context<AppEnv>, email: string) => {
  const found = await findSignInAccount(c.var.services.db, email)
  if (!found) return null
  const { userId, passwordAt } = found
  return {
    userId,
    password: passwordAt && (await markOf(`${email}:${passwordAt.getTime()}`)),
    account: await markOf(userId),
  }
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
  const own = marks.length > 0 ? await marksOf(c, email.trim().toLowerCase()) : null
  const isKnown = Boolean(own?.password && marks.includes(own.password))
  return isKnown
    ? [`${accountSubject(email)}:${name}`, null]
    : [accountSubject(email), addressSubject(clientAddress(c))]
}

/**
 * Adds the account to the device cookie on the reply, and tells the student of a device on which the account was not
 * used before. `isOwn`: it is the student's for sure, by a registration or a session.
 */
export const rememberDevice = async (
  c: Context<AppEnv>,
  email: string,
  response: Response,
  { isOwn = false } = {},
): Promise<Response> => {
  const { name, marks } = await deviceOf(c)
  const found = await marksOf(c, email.toLowerCase())
  if (!found) return response
  const own = [found.password, found.account].filter((mark) => mark !== null)
  if (!isOwn && !own.some((mark) => marks.includes(mark))) await tellDevice(c.var.services, found.userId)
  const kept = [...own, ...marks.filter((mark) => !own.includes(mark))].slice(0, marksKept)
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
