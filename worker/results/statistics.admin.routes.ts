import { Hono } from 'hono'
import { z } from 'zod'
import { KeyConfirmation } from '../../domain/results/statistics/confirmation.ts'
import type { AppEnv } from '../platform/context.ts'
import { QuestionId } from '../platform/params.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import {
  confirmKey,
  requestForQuestion,
  requestForTest,
  statisticsOfQuestion,
  statisticsOfTest,
} from './statistics.usecases.ts'

const QuestionParam = z.object({ questionId: QuestionId })
const TestParam = z.object({ testId: z.string().min(1).max(64) })

/** Mounted under /admin/questions. */
export const adminQuestionStatisticsRoutes = new Hono<AppEnv>()
  .get('/:questionId/statistics', validate('param', QuestionParam), async (c) =>
    c.json(await statisticsOfQuestion(c.var.services, c.req.valid('param').questionId), 200),
  )
  .post(
    '/:questionId/statistics/computation',
    validate('param', QuestionParam),
    validate('json', EmptyBody),
    async (c) => {
      const { questionId } = c.req.valid('param')
      return c.json(await requestForQuestion(c.var.services, c.var.user.id, questionId), 202)
    },
  )
  .post(
    '/:questionId/statistics/confirmation',
    validate('param', QuestionParam),
    validate('json', KeyConfirmation),
    async (c) => {
      await confirmKey(c.var.services, c.var.user.id, c.req.valid('param').questionId, c.req.valid('json'))
      return c.json({ confirmed: true as const }, 200)
    },
  )

/** Mounted under /admin/tests. */
export const adminTestStatisticsRoutes = new Hono<AppEnv>()
  .get('/:testId/statistics', validate('param', TestParam), async (c) =>
    c.json(await statisticsOfTest(c.var.services, c.req.valid('param').testId), 200),
  )
  .post('/:testId/statistics/computation', validate('param', TestParam), validate('json', EmptyBody), async (c) => {
    const { testId } = c.req.valid('param')
    return c.json(await requestForTest(c.var.services, c.var.user.id, testId), 202)
  })
