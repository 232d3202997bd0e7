import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { QuestionId } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { previewQuestionInPaper } from './question-preview.usecases.ts'

/** Preview of a question by the presets of its exams. Mounted under /admin/questions. */
export const adminQuestionPreviewRoutes = new Hono<AppEnv>().get(
  '/:questionId/preview',
  validate('param', z.object({ questionId: QuestionId })),
  async (c) => c.json(await previewQuestionInPaper(c.var.services, c.req.valid('param').questionId), 200),
)
