import { Hono } from 'hono'
import { z } from 'zod'
import { FiguresQuery, SeriesOrder, SeriesTestAccess } from '../../domain/catalogue/series-tests.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { previewSeries } from './preview.usecases.ts'
import { changeTestAccess, orderSeriesTests, readFigures, readSeriesTests } from './series-tests.usecases.ts'

const SeriesParam = z.object({ seriesId: z.string().min(1).max(64) })
const SeriesTestParam = z.object({ seriesId: z.string().min(1).max(64), testId: z.string().min(1).max(64) })
const TestsQuery = z.strictObject({ q: z.string().max(200).optional() })
const done = { status: true } as const

/** Mounted under /admin/series, for administrators only. Series are edited and published by the routes of content. */
export const adminSeriesRoutes = new Hono<AppEnv>()
  .get('/figures', validate('query', FiguresQuery), async (c) => {
    const ids = c.req.valid('query').ids.split(',').filter(Boolean)
    return c.json({ items: await readFigures(c.var.services, ids) }, 200)
  })
  .get('/:seriesId/preview', validate('param', SeriesParam), async (c) =>
    c.json(await previewSeries(c.var.services, c.req.valid('param').seriesId), 200),
  )
  .get('/:seriesId/tests', validate('param', SeriesParam), validate('query', TestsQuery), async (c) =>
    c.json(
      await readSeriesTests(c.var.services, c.req.valid('param').seriesId, c.req.valid('query').q?.trim() ?? ''),
      200,
    ),
  )
  .put('/:seriesId/tests', validate('param', SeriesParam), validate('json', SeriesOrder), async (c) => {
    await orderSeriesTests(c.var.services, c.req.valid('param').seriesId, c.req.valid('json'), c.var.user.id)
    return c.json(done, 200)
  })
  .put(
    '/:seriesId/tests/:testId/access',
    validate('param', SeriesTestParam),
    validate('json', SeriesTestAccess),
    async (c) => {
      await changeTestAccess(c.var.services, c.req.valid('param'), c.req.valid('json').free, c.var.user.id)
      return c.json(done, 200)
    },
  )
