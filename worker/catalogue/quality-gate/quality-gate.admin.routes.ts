import { Hono } from 'hono'
import { z } from 'zod'
import { PaperInProgress, QualityQuery } from '../../../domain/questions/quality-gate/office.ts'
import type { AppEnv } from '../../platform/context.ts'
import { validate } from '../../platform/validate.ts'
import { listCheckedTests, qualityOfPaper, qualityOfTest } from './quality-gate.usecases.ts'

const TestParam = z.object({ testId: z.string().min(1).max(64) })

/** Mounted under /admin/quality-gate, for administrators only. */
export const adminQualityRoutes = new Hono<AppEnv>()
  .get('/tests', validate('query', QualityQuery), async (c) =>
    c.json(await listCheckedTests(c.var.services, c.req.valid('query').cursor), 200),
  )
  .get('/tests/:testId', validate('param', TestParam), async (c) =>
    c.json(await qualityOfTest(c.var.services, c.req.valid('param').testId), 200),
  )
  .post('/', validate('json', PaperInProgress), async (c) =>
    c.json(await qualityOfPaper(c.var.services, c.req.valid('json')), 200),
  )
