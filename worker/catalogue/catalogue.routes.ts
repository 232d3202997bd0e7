import { Hono } from 'hono'
import { z } from 'zod'
import { SeriesQuery } from '../../domain/catalogue/contract.ts'
import { requireUser, userIdOf } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { publicReads } from '../platform/public-reads.ts'
import { validate } from '../platform/validate.ts'
import { recommendFirstTest } from './first-test.usecases.ts'
import { listExams, listSeries, readSeries } from './series.usecases.ts'
import { listWindowedTests, readTest } from './tests.usecases.ts'

const Id = z.string().min(1).max(64)

export const examsRoutes = new Hono<AppEnv>()
  .use(publicReads)
  .get('/', async (c) => c.json({ items: await listExams(c.var.services) }, 200))

export const seriesRoutes = new Hono<AppEnv>()
  .use(publicReads)
  .get('/', validate('query', SeriesQuery), async (c) =>
    c.json(await listSeries(c.var.services, await userIdOf(c), c.req.valid('query')), 200),
  )
  .get('/:seriesId', validate('param', z.object({ seriesId: Id })), async (c) =>
    c.json(await readSeries(c.var.services, await userIdOf(c), c.req.valid('param').seriesId), 200),
  )

export const testsRoutes = new Hono<AppEnv>()
  .get('/', validate('query', z.strictObject({ state: z.literal('live') })), async (c) =>
    c.json(await listWindowedTests(c.var.services, await userIdOf(c)), 200),
  )
  .get('/first', requireUser, async (c) =>
    c.json({ test: await recommendFirstTest(c.var.services, c.var.user.id) }, 200),
  )
  .get('/:testId', validate('param', z.object({ testId: Id })), async (c) =>
    c.json(await readTest(c.var.services, await userIdOf(c), c.req.valid('param').testId), 200),
  )
