import { Hono } from 'hono'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { AttemptParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { readReplay, readReplayPaper } from './replay.usecases.ts'

/** Mounted under /attempts. */
export const replayRoutes = new Hono<AppEnv>()
  .get('/:attemptId/replay', requireUser, validate('param', AttemptParam), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readReplay(c.var.services, c.var.user.id, c.req.valid('param').attemptId), 200)
  })
  .get('/:attemptId/replay/questions', requireUser, validate('param', AttemptParam), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readReplayPaper(c.var.services, c.var.user.id, c.req.valid('param').attemptId), 200)
  })
