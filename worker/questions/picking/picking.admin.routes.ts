import { Hono } from 'hono'
import { DrawRequest, PaperVersions, PickQuery } from '../../../domain/questions/picking.ts'
import type { AppEnv } from '../../platform/context.ts'
import { validate } from '../../platform/validate.ts'
import { drawQuestions, findPicks, readVersions } from './picking.usecases.ts'

/** Mounted under /admin/questions. */
export const adminPickingRoutes = new Hono<AppEnv>()
  .get('/picks', validate('query', PickQuery), async (c) =>
    c.json(await findPicks(c.var.services, c.req.valid('query')), 200),
  )
  .post('/versions', validate('json', PaperVersions), async (c) =>
    c.json({ items: await readVersions(c.var.services, c.req.valid('json').versionIds) }, 200),
  )
  .post('/draws', validate('json', DrawRequest), async (c) =>
    c.json(await drawQuestions(c.var.services, c.req.valid('json')), 200),
  )
