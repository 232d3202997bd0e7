import { Hono } from 'hono'
import { z } from 'zod'
import { KeyChange } from '../../domain/questions/key-change.ts'
import type { AppEnv } from '../platform/context.ts'
import { TaskParam } from '../platform/params.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { listKeys } from '../questions/keys.usecases.ts'
import { listTasks } from '../tasks/tasks.usecases.ts'
import { readKeyPage } from './key-page.usecases.ts'
import { commitRescoring, dismissRescoring, proposeRescoring, readRescoring } from './rescoring.usecases.ts'

const QuestionParam = z.object({ questionId: z.string().min(1).max(64) })
const ChangesQuery = z.strictObject({ after: z.string().max(64).optional() })
/** Mounted under /admin/questions. */
export const adminKeysRoutes = new Hono<AppEnv>()
  .get('/:questionId/key', validate('param', QuestionParam), async (c) =>
    c.json(await readKeyPage(c.var.services, c.req.valid('param').questionId), 200),
  )
  .get('/:questionId/keys', validate('param', QuestionParam), async (c) =>
    c.json({ items: await listKeys(c.var.services, c.req.valid('param').questionId) }, 200),
  )
  .post('/:questionId/keys', validate('param', QuestionParam), validate('json', KeyChange), async (c) => {
    const { questionId } = c.req.valid('param')
    return c.json(await proposeRescoring(c.var.services, c.var.user.id, questionId, c.req.valid('json')), 202)
  })

/** Mounted under /admin/rescoring. */
export const adminRescoringRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.json({ items: await listTasks(c.var.services, 'rescoring') }, 200))
  .get('/:taskId', validate('param', TaskParam), validate('query', ChangesQuery), async (c) =>
    c.json(await readRescoring(c.var.services, c.req.valid('param').taskId, c.req.valid('query').after ?? ''), 200),
  )
  .post('/:taskId/commit', validate('param', TaskParam), validate('json', EmptyBody), async (c) => {
    const { taskId } = c.req.valid('param')
    return c.json({ taskId: await commitRescoring(c.var.services, c.var.user.id, taskId) }, 202)
  })
  .post('/:taskId/dismissal', validate('param', TaskParam), validate('json', EmptyBody), async (c) => {
    await dismissRescoring(c.var.services, c.var.user.id, c.req.valid('param').taskId)
    return c.json({ dismissed: true as const }, 200)
  })
