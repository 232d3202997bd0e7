import { Hono } from 'hono'
import { z } from 'zod'
import { pdfLanguages } from '../../domain/results/solutions.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { AttemptParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { requestSolutions, readSolutions } from './solutions.usecases.ts'

const LanguageBody = z.strictObject({ language: z.enum(pdfLanguages) })

/** Mounted under /attempts. */
export const solutionsRoutes = new Hono<AppEnv>()
  .post(
    '/:attemptId/solutions.pdf',
    requireUser,
    validate('param', AttemptParam),
    validate('json', LanguageBody),
    async (c) => {
      const { language } = c.req.valid('json')
      const solutions = await requestSolutions(c.var.services, c.var.user.id, c.req.valid('param').attemptId, language)
      c.header('cache-control', 'no-store')
      return c.json(solutions, solutions.state === 'ready' ? 200 : 202)
    },
  )
  .get(
    '/:attemptId/solutions.pdf',
    requireUser,
    validate('param', AttemptParam),
    validate('query', LanguageBody),
    async (c) => {
      const { language } = c.req.valid('query')
      const found = await readSolutions(c.var.services, c.var.user.id, c.req.valid('param').attemptId, language)
      c.header('cache-control', 'private, no-store')
      if ('state' in found) return c.json(found, 202)
      c.header('content-type', 'application/pdf')
      c.header('content-length', String(found.size))
      c.header('content-disposition', `attachment; filename="taiyari-result-${language}.pdf"`)
      c.header('x-content-type-options', 'nosniff')
      return c.body(found.body, 200)
    },
  )
