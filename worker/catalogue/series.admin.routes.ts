import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { previewSeries } from './preview.usecases.ts'

const SeriesParam = z.object({ seriesId: z.string().min(1).max(64) })

/** Mounted under /admin/series, for administrators only. Series are edited and published by the routes of content. */
export const adminSeriesRoutes = new Hono<AppEnv>().get(
  '/:seriesId/preview',
  validate('param', SeriesParam),
  async (c) => c.json(await previewSeries(c.var.services, c.req.valid('param').seriesId), 200),
)
