import { Hono } from 'hono'
import { ProgressQuery } from '../../domain/revision/progress-query.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { readProgress } from './progress.usecases.ts'

/** Mounted under /revision/progress. */
export const progressRoutes = new Hono<AppEnv>().get('/', requireUser, validate('query', ProgressQuery), async (c) => {
  c.header('cache-control', 'no-store')
  return c.json(await readProgress(c.var.services, c.var.user.id, c.req.valid('query')), 200)
})
