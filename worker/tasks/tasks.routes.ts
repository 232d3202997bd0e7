import { Hono } from 'hono'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { TaskParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { readMyTask } from './tasks.usecases.ts'

export const tasksRoutes = new Hono<AppEnv>().get('/:taskId', requireUser, validate('param', TaskParam), async (c) => {
  c.header('cache-control', 'no-store')
  return c.json(await readMyTask(c.var.services, c.var.user.id, c.req.valid('param').taskId), 200)
})
