import { Hono } from 'hono'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { AttemptParam, QuestionId } from '../platform/params.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { bookmarkSolution } from './bookmarks.usecases.ts'

/** Mounted under /attempts. */
export const attemptBookmarksRoutes = new Hono<AppEnv>().put(
  '/:attemptId/bookmarks/:questionId',
  requireUser,
  validate('param', AttemptParam.extend({ questionId: QuestionId })),
  validate('json', EmptyBody),
  async (c) => {
    const { attemptId, questionId } = c.req.valid('param')
    await bookmarkSolution(c.var.services, c.var.user.id, attemptId, questionId)
    c.header('cache-control', 'no-store')
    return c.json({ status: true as const }, 200)
  },
)
