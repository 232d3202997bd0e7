import { Hono } from 'hono'
import { SimilarRequest } from '../../../domain/questions/similarity/contract.ts'
import type { AppEnv } from '../../platform/context.ts'
import { validate } from '../../platform/validate.ts'
import { similarQuestions } from './similar.usecases.ts'

/** Mounted under /admin/questions. */
export const adminSimilarRoutes = new Hono<AppEnv>().post('/similar', validate('json', SimilarRequest), async (c) =>
  c.json({ items: await similarQuestions(c.var.services, c.req.valid('json')) }, 200),
)
