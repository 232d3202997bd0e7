import { Hono } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { publicReads } from '../platform/public-reads.ts'
import { listTerms } from './terms.usecases.ts'

/** Mounted under /subjects. */
export const subjectsRoutes = new Hono<AppEnv>()
  .use(publicReads)
  .get('/', async (c) => c.json(await listTerms(c.var.services, 'subject'), 200))

/** Mounted under /affair-categories. */
export const affairCategoriesRoutes = new Hono<AppEnv>()
  .use(publicReads)
  .get('/', async (c) => c.json(await listTerms(c.var.services, 'affair_category'), 200))
