import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { listTestPatterns, readTestPattern } from './test-patterns.usecases.ts'

const VersionParam = z.object({ presetVersionId: z.string().min(1).max(64) })

/** Mounted under /admin/test-patterns, for administrators only. */
export const adminTestPatternsRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.json(await listTestPatterns(c.var.services), 200))
  .get('/:presetVersionId', validate('param', VersionParam), async (c) =>
    c.json(await readTestPattern(c.var.services, c.req.valid('param').presetVersionId), 200),
  )
