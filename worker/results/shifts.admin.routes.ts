import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { startNormalisation } from './shifts.usecases.ts'

const GroupParam = z.object({ groupId: z.string().min(1).max(64) })

/** Mounted under /admin/shift-groups, for administrators only. */
export const adminShiftsRoutes = new Hono<AppEnv>().post(
  '/:groupId/normalisation',
  validate('param', GroupParam),
  validate('json', EmptyBody),
  async (c) =>
    c.json({ taskId: await startNormalisation(c.var.services, c.var.user.id, c.req.valid('param').groupId) }, 202),
)
