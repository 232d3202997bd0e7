import { Hono } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { TaskParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { readMyTask } from './tasks.usecases.ts'

/** Mounted behind `requireUser`. */
export const tasksRoutes = new Hono<AppEnv>().get('/:taskId', validate('param', TaskParam), async (c) => {
  c.header('cache-control', 'no-store')
  return c.json(await readMyTask(c.var.services, c.var.user.id, c.req.valid('param').taskId), 200)
})
