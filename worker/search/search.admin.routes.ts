import { Hono } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { startRebuild } from './index.usecases.ts'
import { readMisses } from './search.usecases.ts'

/** Mounted under /admin/search, for administrators only. */
export const adminSearchRoutes = new Hono<AppEnv>()
  .get('/misses', async (c) => c.json(await readMisses(c.var.services), 200))
  .post('/rebuild', validate('json', EmptyBody), async (c) =>
    c.json({ taskId: await startRebuild(c.var.services, c.var.user.id) }, 202),
  )
