import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { QuestionId } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { RowParam } from '../questions/imports/params.ts'
import { previewQuestionInPaper, previewRowInPaper } from './question-preview.usecases.ts'

/** Preview of a question by the presets of its exams. Mounted under /admin/questions. */
export const adminQuestionPreviewRoutes = new Hono<AppEnv>().get(
  '/:questionId/preview',
  validate('param', z.object({ questionId: QuestionId })),
  async (c) => c.json(await previewQuestionInPaper(c.var.services, c.req.valid('param').questionId), 200),
)

/** Preview of a row of an import in the same way. Mounted under /admin/question-imports. */
export const adminRowPreviewRoutes = new Hono<AppEnv>().get(
  '/:id/rows/:position/preview',
  validate('param', RowParam),
  async (c) => {
    const { id, position } = c.req.valid('param')
    return c.json(await previewRowInPaper(c.var.services, id, position), 200)
  },
)
