import { Hono } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { rightsOf } from './rights.usecases.ts'

/** Mounted behind `requireUser`. */
export const rightsRoutes = new Hono<AppEnv>().get('/', async (c) =>
  c.json(await rightsOf(c.var.services, c.var.user.id), 200),
)
