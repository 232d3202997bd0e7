import { Hono } from 'hono'
import { QuestionReport } from '../../domain/questions/reports.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { AttemptParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { requireSwitch } from '../settings/switches.usecases.ts'
import { reportAttemptQuestion } from './question-reports.usecases.ts'

/** Mounted under /attempts. */
export const reportsRoutes = new Hono<AppEnv>().post(
  '/:attemptId/reports',
  requireUser,
  validate('param', AttemptParam),
  validate('json', QuestionReport),
  async (c) => {
    c.header('cache-control', 'no-store')
    const { attemptId } = c.req.valid('param')
    await requireSwitch(c.var.services, 'questionReports')
    const reported = await reportAttemptQuestion(c.var.services, c.var.user.id, attemptId, c.req.valid('json'))
    return c.json(reported, reported.known ? 200 : 201)
  },
)
