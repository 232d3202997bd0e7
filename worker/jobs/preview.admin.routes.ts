import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { nextCorrigendum, previewJob } from './preview.usecases.ts'

const JobParam = z.object({ jobId: z.string().min(1).max(64) })

export const jobPreviewRoutes = new Hono<AppEnv>()
  .get('/:jobId/preview', validate('param', JobParam), async (c) =>
    c.json(await previewJob(c.var.services, c.req.valid('param').jobId), 200),
  )
  .get('/:jobId/next-corrigendum', validate('param', JobParam), async (c) =>
    c.json({ number: await nextCorrigendum(c.var.services, c.req.valid('param').jobId) }, 200),
  )
