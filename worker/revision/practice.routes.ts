import { Hono } from 'hono'
import { z } from 'zod'
import { PoolQuery, PracticeEvents, StartPractice } from '../../domain/revision/practice.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { countPool } from './practice-pool.usecases.ts'
import { startPractice } from './practice-start.usecases.ts'
import { finishPractice, listPractice, readPractice, savePractice } from './practice.usecases.ts'
import { reportFit } from './review-fit.usecases.ts'

/** The id of a session in an address; anything else is not found there. */
const SessionParam = z.object({ sessionId: z.string().regex(/^prs_[0-9a-z]{25}$/) })

export const practiceRoutes = new Hono<AppEnv>()
  .use(requireUser)
  .use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  .get('/pool', validate('query', PoolQuery), async (c) =>
    c.json(await countPool(c.var.services, c.var.user.id, c.req.valid('query')), 200),
  )
  .get('/sessions', async (c) => c.json(await listPractice(c.var.services, c.var.user.id), 200))
  .post('/sessions', validate('json', StartPractice), async (c) =>
    c.json(await startPractice(c.var.services, c.var.user.id, c.req.valid('json')), 201),
  )
  .get('/sessions/:sessionId', validate('param', SessionParam), async (c) =>
    c.json(await readPractice(c.var.services, c.var.user.id, c.req.valid('param').sessionId), 200),
  )
  .put('/sessions/:sessionId/events', validate('param', SessionParam), validate('json', PracticeEvents), async (c) => {
    const { sessionId } = c.req.valid('param')
    return c.json(await savePractice(c.var.services, c.var.user.id, sessionId, c.req.valid('json')), 200)
  })
  .post('/sessions/:sessionId/finish', validate('param', SessionParam), validate('json', EmptyBody), async (c) => {
    await finishPractice(c.var.services, c.var.user.id, c.req.valid('param').sessionId)
    c.var.services.later(reportFit(c.var.services, c.var.user.id))
    return c.json({ status: true as const }, 200)
  })
