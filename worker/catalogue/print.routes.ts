import { Hono } from 'hono'
import { z } from 'zod'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { printedPaper } from './print.usecases.ts'

const TestParam = z.object({ testId: z.string().min(1).max(64) })

/** Mounted under /tests. */
export const printRoutes = new Hono<AppEnv>().get(
  '/:testId/paper',
  requireUser,
  validate('param', TestParam),
  async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await printedPaper(c.var.services, c.var.user.id, c.req.valid('param').testId), 200)
  },
)
