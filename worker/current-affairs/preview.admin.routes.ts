import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { previewAffair } from './preview.usecases.ts'

const ItemParam = z.object({ itemId: z.string().min(1).max(64) })

export const affairPreviewRoutes = new Hono<AppEnv>().get('/:itemId/preview', validate('param', ItemParam), async (c) =>
  c.json(await previewAffair(c.var.services, c.req.valid('param').itemId), 200),
)
