import { Hono } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { readDue } from './due.usecases.ts'

/** Mounted under /admin/dashboard, for administrators only. */
export const adminDashboardRoutes = new Hono<AppEnv>().get('/due', async (c) =>
  c.json(await readDue(c.var.services), 200),
)
