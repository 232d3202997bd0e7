import { Hono } from 'hono'
import { addressGroup, clientAddress } from '../platform/client-address.ts'
import { etagOf, matchesTag } from '../platform/conditional.ts'
import type { AppEnv } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitMisses } from '../platform/limits.ts'
import { calendarOfStudent } from './calendar.usecases.ts'

/** Unknown codes from one client address. */
const guesses: Limit = { failures: 30, windowMs: 60 * 60_000 }

/** A student's private calendar, which programs read without a session: the code in the address is the credential. */
export const calendarRoutes = new Hono<AppEnv>().get('/calendar/:file', async (c) => {
  const [, code] = /^([\w-]{22})\.ics$/.exec(c.req.param('file')) ?? []
  if (code === undefined) throw notFound()
  const subject = `calendar:${addressGroup(clientAddress(c))}`
  const body = await limitMisses(c.var.services, subject, guesses, () => calendarOfStudent(c.var.services, code))
  if (body === null) throw notFound()
  const etag = await etagOf(body)
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
  if (matchesTag(c.req.raw, etag)) return c.body(null, 304, headers)
  return c.body(body, 200, { ...headers, 'content-type': 'text/calendar; charset=utf-8' })
})
