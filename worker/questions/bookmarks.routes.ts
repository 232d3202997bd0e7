import { Hono } from 'hono'
import { z } from 'zod'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { QuestionId } from '../platform/params.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { countBookmarks, listBookmarks, removeBookmark } from './bookmarks.usecases.ts'

const done = { status: true } as const

export const bookmarksRoutes = new Hono<AppEnv>()
  .get('/', requireUser, validate('query', z.strictObject({ cursor: z.string().max(200).optional() })), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await listBookmarks(c.var.services, c.var.user.id, c.req.valid('query').cursor), 200)
  })
  .get('/count', requireUser, async (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ count: await countBookmarks(c.var.services, c.var.user.id) }, 200)
  })
  .delete(
    '/:questionId',
    requireUser,
    validate('param', z.object({ questionId: QuestionId })),
    validate('json', EmptyBody),
    async (c) => {
      await removeBookmark(c.var.services, c.var.user.id, c.req.valid('param').questionId)
      c.header('cache-control', 'no-store')
      return c.json(done, 200)
    },
  )
