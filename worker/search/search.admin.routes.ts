import { Hono } from 'hono'
import { DismissMiss, NewSynonym } from '../../domain/search/contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { startRebuild } from './index.usecases.ts'
import { dismissMiss, makeSynonym, previewSynonym, readMisses } from './misses.usecases.ts'

/** Mounted under /admin/search, for administrators only. */
export const adminSearchRoutes = new Hono<AppEnv>()
  .get('/misses', async (c) => c.json(await readMisses(c.var.services), 200))
  .post('/misses/dismissal', validate('json', DismissMiss), async (c) => {
    await dismissMiss(c.var.services, c.req.valid('json'), c.var.user.id)
    return c.body(null, 204)
  })
  .get('/synonyms', validate('query', NewSynonym), async (c) =>
    c.json(await previewSynonym(c.var.services, c.req.valid('query')), 200),
  )
  .post('/synonyms', validate('json', NewSynonym), async (c) =>
    c.json(await makeSynonym(c.var.services, c.req.valid('json'), c.var.user.id), 201),
  )
  .post('/rebuild', validate('json', EmptyBody), async (c) =>
    c.json({ taskId: await startRebuild(c.var.services, c.var.user.id) }, 202),
  )
