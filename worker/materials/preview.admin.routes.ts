import { Hono } from 'hono'
import { z } from 'zod'
import { FileQuery } from '../../domain/materials/contract.ts'
import { PreviewPages } from '../../domain/materials/preview-pages.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { readPreviewPages, startPreviewPages } from './preview-pages.usecases.ts'
import { previewMaterial, servePreviewFile } from './preview.usecases.ts'

const Param = z.object({ materialId: z.string().min(1).max(64) })

export const materialPreviewRoutes = new Hono<AppEnv>()
  .get('/preview-pages', validate('query', PreviewPages), async (c) =>
    c.json(await readPreviewPages(c.var.services, c.req.valid('query')), 200),
  )
  .post('/preview-pages', validate('json', PreviewPages), async (c) =>
    c.json(await startPreviewPages(c.var.services, c.req.valid('json')), 200),
  )
  .get('/:materialId/preview', validate('param', Param), async (c) =>
    c.json(await previewMaterial(c.var.services, c.req.valid('param').materialId), 200),
  )
  .get('/:materialId/preview/file', validate('param', Param), validate('query', FileQuery), async (c) =>
    servePreviewFile(c.var.services, c.req.valid('param').materialId, c.req.valid('query'), c.req.raw),
  )
