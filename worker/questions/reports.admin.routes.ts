import { Hono } from 'hono'
import { z } from 'zod'
import { ReportAct, ReportsQuery } from '../../domain/questions/reports.ts'
import type { AppEnv } from '../platform/context.ts'
import { QuestionId } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { decideReports, listReported, readReports } from './reports-office.usecases.ts'

const QuestionParam = z.object({ questionId: QuestionId })
const PageQuery = z.strictObject({ cursor: z.string().max(200).optional() })

/** Mounted under /admin/reports. */
export const adminReportsRoutes = new Hono<AppEnv>()
  .get('/', validate('query', ReportsQuery), async (c) =>
    c.json(await listReported(c.var.services, c.req.valid('query')), 200),
  )
  .get('/:questionId', validate('param', QuestionParam), validate('query', PageQuery), async (c) => {
    const { questionId } = c.req.valid('param')
    return c.json(await readReports(c.var.services, questionId, c.req.valid('query').cursor), 200)
  })
  .post('/:questionId/acts', validate('param', QuestionParam), validate('json', ReportAct), async (c) => {
    const { questionId } = c.req.valid('param')
    return c.json(await decideReports(c.var.services, c.var.user.id, questionId, c.req.valid('json')), 200)
  })
