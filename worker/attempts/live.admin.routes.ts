import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { pauseTest, postponeTest, resumeTest } from './live.admin.usecases.ts'

const TestParam = z.object({ testId: z.string().min(1).max(64) })
const Reason = z.string().trim().min(1).max(500)
/** The year 2100, the latest start that the calendars accept. */
const latestStart = Date.UTC(2100, 0)

/** Mounted under /admin/tests, for administrators only. Replies name the task that notifies the open attempts. */
export const adminLiveRoutes = new Hono<AppEnv>()
  .post(
    '/:testId/pause',
    validate('param', TestParam),
    validate('json', z.strictObject({ reason: Reason })),
    async (c) => {
      const act = { actorId: c.var.user.id, reason: c.req.valid('json').reason }
      return c.json(await pauseTest(c.var.services, act, c.req.valid('param').testId), 202)
    },
  )
  .post('/:testId/resume', validate('param', TestParam), validate('json', EmptyBody), async (c) =>
    c.json(await resumeTest(c.var.services, { actorId: c.var.user.id }, c.req.valid('param').testId), 202),
  )
  .post(
    '/:testId/postponement',
    validate('param', TestParam),
    validate('json', z.strictObject({ opensAt: z.number().int().positive().max(latestStart) })),
    async (c) => {
      const { opensAt } = c.req.valid('json')
      const act = { actorId: c.var.user.id }
      return c.json(await postponeTest(c.var.services, act, c.req.valid('param').testId, opensAt), 202)
    },
  )
