import { Hono } from 'hono'
import { z } from 'zod'
import { userIdOf } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { readErrata } from './errata.usecases.ts'

const TestParam = z.object({ testId: z.string().min(1).max(64) })

/** Mounted under /tests. */
export const errataRoutes = new Hono<AppEnv>().get('/:testId/errata', validate('param', TestParam), async (c) =>
  c.json(await readErrata(c.var.services, await userIdOf(c), c.req.valid('param').testId), 200),
)
