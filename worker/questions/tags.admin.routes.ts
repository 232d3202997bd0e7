import { Hono } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { tagsOfBank } from './tags.usecases.ts'

/** Mounted under /admin/questions. */
export const adminTagsRoutes = new Hono<AppEnv>().get('/tags', async (c) =>
  c.json(await tagsOfBank(c.var.services), 200),
)
