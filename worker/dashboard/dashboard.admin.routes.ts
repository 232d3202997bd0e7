import { Hono } from 'hono'
import { DashboardQuery } from '../../domain/dashboard/figures.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { readDashboard } from './dashboard.usecases.ts'

/** Mounted under /admin/dashboard, for administrators only. */
export const adminDashboardRoutes = new Hono<AppEnv>().get('/', validate('query', DashboardQuery), async (c) =>
  c.json(await readDashboard(c.var.services, c.req.valid('query').days), 200),
)
