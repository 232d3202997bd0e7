import { Hono, type Context } from 'hono'
import { MailOfTopic, OneClickTopics, UnsubscribeParam, UnsubscribeQuery } from '../../domain/notifications/contract.ts'
import { clientAddress, addressGroup } from '../platform/client-address.ts'
import type { AppEnv } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { fromAnySite, mediaType, ownOriginAlone } from '../platform/guards.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitCount, limitMisses } from '../platform/limits.ts'
import { validate } from '../platform/validate.ts'
import { changeMailOfTopic, mailOfTopic, subscriberOf } from './choices.usecases.ts'

/** Unknown codes from one client address. */
const guesses: Limit = { failures: 30, windowMs: 60 * 60_000 }
/** Changes by one code. */
const changes: Limit = { failures: 60, windowMs: 60 * 60_000 }

/** Runs a call with a code; an unknown one counts against its sender. Throws 404. */
const withCode = async <Found>(c: Context<AppEnv>, act: () => Promise<Found | null>): Promise<Found> => {
  const found = await limitMisses(c.var.services, `unsubscribe:${addressGroup(clientAddress(c))}`, guesses, act)
  if (!found) throw notFound()
  return found
}

/** Counts a change by a code that is known; an unknown one makes no counter of its own. */
const countChange = async (c: Context<AppEnv>, code: string): Promise<void> => {
  await withCode(c, () => subscriberOf(c.var.services, code))
  await limitCount(c.var.services, `unsubscribe-code:${code}`, changes)
}

/** Reads and changes the mails of a topic by the code of a mail, without a session. */
export const unsubscribingRoutes = new Hono<AppEnv>()
  .get('/:code', validate('param', UnsubscribeParam), validate('query', UnsubscribeQuery), async (c) => {
    c.header('cache-control', 'no-store')
    const { code } = c.req.valid('param')
    return c.json(await withCode(c, () => mailOfTopic(c.var.services, code, c.req.valid('query').topic)), 200)
  })
  .put('/:code', validate('param', UnsubscribeParam), validate('json', MailOfTopic), async (c) => {
    const { code } = c.req.valid('param')
    await countChange(c, code)
    return c.json(await withCode(c, () => changeMailOfTopic(c.var.services, code, c.req.valid('json'))), 200)
  })

const isOneClick = async (request: Request): Promise<boolean> => {
  const isForm = ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(mediaType(request) ?? '')
  const form = isForm
    ? await request
        .clone()
        .formData()
        .catch(() => null)
    : null
  return form?.get('List-Unsubscribe') === 'One-Click'
}

/**
 * The post of a mail program (RFC 8058), from any machine and site: the code in the address is the only credential. Any
 * other post is the form of the page, which only the product's own pages may send.
 */
export const oneClickRoutes = new Hono<AppEnv>().post('/unsubscribe/:code', fromAnySite, async (c, next) => {
  if (!(await isOneClick(c.req.raw))) return ownOriginAlone(c, next)
  const code = UnsubscribeParam.safeParse(c.req.param())
  const topics = OneClickTopics.safeParse(c.req.queries('topic'))
  if (!code.success || !topics.success) throw notFound()
  await countChange(c, code.data.code)
  for (const topic of topics.data)
    await withCode(c, () => changeMailOfTopic(c.var.services, code.data.code, { topic, mail: 'off' }))
  return c.text('Unsubscribed.', 200, { 'cache-control': 'no-store' })
})
