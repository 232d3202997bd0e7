import { Hono } from 'hono'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { AttemptParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { readNormalisedOf } from './shifts.usecases.ts'

/** Mounted under /attempts. */
export const shiftsRoutes = new Hono<AppEnv>().get(
  '/:attemptId/normalised',
  requireUser,
  validate('param', AttemptParam),
  async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readNormalisedOf(c.var.services, c.var.user.id, c.req.valid('param').attemptId), 200)
  },
)
