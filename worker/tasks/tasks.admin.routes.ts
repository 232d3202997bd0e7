import { Hono } from 'hono'
import { z } from 'zod'
import { taskKinds } from '../../domain/tasks/contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { TaskParam } from '../platform/params.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { listTasks, readTask, retryTaskAs } from './tasks.usecases.ts'

const TasksQuery = z.strictObject({ kind: z.enum(taskKinds).optional() })

/** Mounted under /admin/tasks, for administrators only. */
export const adminTasksRoutes = new Hono<AppEnv>()
  .get('/', validate('query', TasksQuery), async (c) =>
    c.json({ items: await listTasks(c.var.services, c.req.valid('query').kind ?? null) }, 200),
  )
  .get('/:taskId', validate('param', TaskParam), async (c) =>
    c.json(await readTask(c.var.services, c.req.valid('param').taskId), 200),
  )
  .post('/:taskId/retry', validate('param', TaskParam), validate('json', EmptyBody), async (c) => {
    await retryTaskAs(c.var.services, c.var.user.id, c.req.valid('param').taskId)
    return c.json({ retried: true as const }, 200)
  })
