import { Hono } from 'hono'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { AttemptParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { readCoach } from './coach.usecases.ts'

/** Mounted under /attempts. */
export const coachRoutes = new Hono<AppEnv>().get(
  '/:attemptId/coach',
  requireUser,
  validate('param', AttemptParam),
  async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readCoach(c.var.services, c.var.user.id, c.req.valid('param').attemptId), 200)
  },
)
