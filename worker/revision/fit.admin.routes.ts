import { Hono } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { readFit } from './review-fit.usecases.ts'

/** Mounted under /admin/revision, for administrators only. */
export const adminFitRoutes = new Hono<AppEnv>().get('/fit', async (c) => c.json(await readFit(c.var.services), 200))
