import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { QuestionId } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { usesOf } from './uses.usecases.ts'

/** Mounted under /admin/questions. */
export const adminUsesRoutes = new Hono<AppEnv>().get(
  '/:questionId/uses',
  validate('param', z.object({ questionId: QuestionId })),
  async (c) => c.json({ items: await usesOf(c.var.services, c.req.valid('param').questionId) }, 200),
)
