import type { Context } from 'hono'
import { generateSignedCookie, getSignedCookie } from 'hono/cookie'
import type { AppEnv } from '../platform/context.ts'
import { hashOf } from '../platform/limiter.ts'

const cookieName = 'device'

/** Seconds; browsers keep no cookie longer than 400 days. */
const maxAge = 400 * 24 * 3600

/** How many accounts one device is known for: a family shares a phone. */
const accountsKept = 5

/** A device's random name, and short marks of the accounts that were signed in to on it. */
type Device = { name: string; marks: string[] }

const markOf = async (email: string): Promise<string> => (await hashOf(`device:${email.toLowerCase()}`)).slice(0, 24)

const deviceOf = async (c: Context<AppEnv>): Promise<Device> => {
  const value = await getSignedCookie(c, c.env.AUTH_SECRET, cookieName)
  const [name, ...marks] = value ? value.split('.') : []
  return { name: name || c.var.services.newToken(), marks }
}

/**
 * Whose failed sign-ins a try counts with. A device on which the account was signed in to before counts apart: guesses
 * from elsewhere then never lock the student out of the device they always use.
 */
export const triesOf = async (c: Context<AppEnv>, email: string): Promise<string> => {
  const account = `account:${email.trim().toLowerCase()}`
  const { name, marks } = await deviceOf(c)
  return marks.includes(await markOf(email)) ? `${account}:${name}` : account
}

/** Remembers on the reply that this account was signed in to here. */
export const rememberDevice = async (c: Context<AppEnv>, email: string, response: Response): Promise<Response> => {
  const { name, marks } = await deviceOf(c)
  const mark = await markOf(email)
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, accountsKept)
  const cookie = await generateSignedCookie(cookieName, [name, ...kept].join('.'), c.env.AUTH_SECRET, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.var.services.origin.startsWith('https:'),
    maxAge,
  })
  response.headers.append('set-cookie', cookie)
  return response
}
