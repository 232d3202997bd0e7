import { Hono, type Context } from 'hono'
import {
  NoticeChoices,
  NoticeParam,
  NoticesQuery,
  ReadAllNotices,
  ReadNotices,
} from '../../domain/notifications/contract.ts'
import type { Language } from '../../domain/language.ts'
import type { AppEnv } from '../platform/context.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitCount } from '../platform/limits.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { makeCalendarCode, removeCalendarCode } from './calendar-codes.usecases.ts'
import { changeChoices, settingsOf } from './choices.usecases.ts'
import { markAllRead, markRead, noticesOf, openNotice, unreadOf } from './reading.usecases.ts'

/** Calendar addresses made by one student. */
const calendarCodes: Limit = { failures: 20, windowMs: 60 * 60_000 }

const done = { status: true } as const

type Tools = { viewLanguage: (c: Context<AppEnv>) => Promise<Language> }

/** A student's notices and choices. Mounted behind `requireUser`. */
export const notificationsRoutes = ({ viewLanguage }: Tools) =>
  new Hono<AppEnv>()
    .use(async (c, next) => {
      c.header('cache-control', 'no-store')
      await next()
    })
    .get('/', validate('query', NoticesQuery), async (c) => {
      const language = await viewLanguage(c)
      return c.json(await noticesOf(c.var.services, c.var.user.id, { ...c.req.valid('query'), language }), 200)
    })
    .get('/unread', async (c) => c.json({ unread: await unreadOf(c.var.services, c.var.user.id) }, 200))
    .post('/read', validate('json', ReadNotices), async (c) => {
      await markRead(c.var.services, c.var.user.id, c.req.valid('json').ids)
      return c.json(done, 200)
    })
    .post('/read-all', validate('json', ReadAllNotices), async (c) => {
      await markAllRead(c.var.services, c.var.user.id, c.req.valid('json').to)
      return c.json(done, 200)
    })
    .get('/choices', async (c) => c.json(await settingsOf(c.var.services, c.var.user), 200))
    .put('/choices', validate('json', NoticeChoices), async (c) => {
      await changeChoices(c.var.services, c.var.user.id, c.req.valid('json'))
      return c.json(done, 200)
    })
    .post('/calendar', validate('json', EmptyBody), async (c) => {
      await limitCount(c.var.services, `calendar:${c.var.user.id}`, calendarCodes)
      return c.json(await makeCalendarCode(c.var.services, c.var.user.id), 201)
    })
    .delete('/calendar', validate('json', EmptyBody), async (c) => {
      await removeCalendarCode(c.var.services, c.var.user.id)
      return c.json(done, 200)
    })
    .post('/:noticeId/opening', validate('param', NoticeParam), validate('json', EmptyBody), async (c) =>
      c.json(await openNotice(c.var.services, c.var.user.id, c.req.valid('param').noticeId), 200),
    )
