import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { draftQuestions } from './draft-questions.usecases.ts'
import { draftSolutions, testKeys, testStanding } from './test-page.usecases.ts'
import { previewTest } from './test-preview.usecases.ts'

const TestParam = z.object({ testId: z.string().min(1).max(64) })

/** Mounted under /admin/tests, for administrators only. */
export const adminTestsRoutes = new Hono<AppEnv>()
  .get('/:testId/preview', validate('param', TestParam), async (c) =>
    c.json(await previewTest(c.var.services, c.req.valid('param').testId), 200),
  )
  .get('/:testId/questions', validate('param', TestParam), async (c) =>
    c.json({ items: await draftQuestions(c.var.services, c.req.valid('param').testId) }, 200),
  )
  .get('/:testId/standing', validate('param', TestParam), async (c) =>
    c.json(await testStanding(c.var.services, c.req.valid('param').testId), 200),
  )
  .get('/:testId/keys', validate('param', TestParam), async (c) =>
    c.json(await testKeys(c.var.services, c.req.valid('param').testId), 200),
  )
  .get('/:testId/preview/keys', validate('param', TestParam), async (c) =>
    c.json(await draftSolutions(c.var.services, c.req.valid('param').testId), 200),
  )
