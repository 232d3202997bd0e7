import { Hono } from 'hono'
import { SalesQuery } from '../../domain/sales/contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { readReport } from './report.usecases.ts'

/** Mounted under /admin/sales, for administrators only. */
export const adminSalesRoutes = new Hono<AppEnv>().get('/report', validate('query', SalesQuery), async (c) =>
  c.json(await readReport(c.var.services, c.req.valid('query')), 200),
)
