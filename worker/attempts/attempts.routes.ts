import { Hono, type Context } from 'hono'
import { z } from 'zod'
import {
  BeginAttempt,
  DemoAnswers,
  HoldLease,
  StartAttempt,
  SubmitAttempt,
  SyncBatch,
  TakeLease,
} from '../../domain/attempts/contract.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { AttemptParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { listMyResults } from '../results/results.usecases.ts'
import {
  analysisOf,
  beginAttempt,
  pauseAttempt,
  resultOf,
  resumeAttempt,
  submitAttempt,
  syncResponses,
  takeLease,
  viewAttempt,
} from './attempts.usecases.ts'
import { openChannel } from './channel.usecases.ts'
import { demoPaper, scoreDemoTest } from './demo.usecases.ts'
import { readEvidence } from './evidence.usecases.ts'
import { verifiedLease, currentWriter } from './verified-lease.ts'
import { countMyAttempts, myAttempts } from './my-attempts.usecases.ts'
import { startAttempt } from './start.usecases.ts'

const TestParam = z.object({ testId: z.string().min(1).max(64) })

const leaseOfHandshake = (c: Context<AppEnv>): string =>
  c.req.header('sec-websocket-protocol')?.split(',')[1]?.trim() ?? ''

const speaksWebSocket = () =>
  new AppError('input.method', 426, 'This address accepts WebSockets only.', { headers: { upgrade: 'websocket' } })

export const attemptsRoutes = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })
  .get('/', requireUser, async (c) => c.json({ items: await myAttempts(c.var.services, c.var.user.id) }, 200))
  .get('/count', requireUser, async (c) => c.json(await countMyAttempts(c.var.services, c.var.user.id), 200))
  .post('/:attemptId/begin', validate('param', AttemptParam), validate('json', BeginAttempt), async (c) => {
    const { lease, ...chosen } = c.req.valid('json')
    const claims = await verifiedLease(c, c.req.valid('param').attemptId, lease)
    return c.json(await beginAttempt(c.var.services, claims, chosen), 200)
  })
  .post('/:attemptId/lease', requireUser, validate('param', AttemptParam), validate('json', TakeLease), async (c) =>
    c.json(
      await takeLease(c.var.services, await currentWriter(c), c.req.valid('param').attemptId, c.req.valid('json')),
      200,
    ),
  )
  .get('/:attemptId', requireUser, validate('param', AttemptParam), async (c) =>
    c.json(await viewAttempt(c.var.services, c.var.user.id, c.req.valid('param').attemptId), 200),
  )
  .put('/:attemptId/responses', validate('param', AttemptParam), validate('json', SyncBatch), async (c) => {
    const batch = c.req.valid('json')
    const lease = await verifiedLease(c, c.req.valid('param').attemptId, batch.lease)
    return c.json(await syncResponses(c.var.services, lease, batch), 200)
  })
  .post('/:attemptId/pause', validate('param', AttemptParam), validate('json', HoldLease), async (c) => {
    const claims = await verifiedLease(c, c.req.valid('param').attemptId, c.req.valid('json').lease)
    return c.json(await pauseAttempt(c.var.services, claims), 200)
  })
  .post('/:attemptId/resume', validate('param', AttemptParam), validate('json', HoldLease), async (c) => {
    const claims = await verifiedLease(c, c.req.valid('param').attemptId, c.req.valid('json').lease)
    return c.json(await resumeAttempt(c.var.services, claims), 200)
  })
  // The lease is the second protocol of the handshake, since addresses end up in logs.
  .get('/:attemptId/channel', validate('param', AttemptParam), async (c) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw speaksWebSocket()
    const claims = await verifiedLease(c, c.req.valid('param').attemptId, leaseOfHandshake(c))
    return openChannel(c.var.services, claims)
  })
  .post('/:attemptId/submission', validate('param', AttemptParam), validate('json', SubmitAttempt), async (c) => {
    const { lease, ...submission } = c.req.valid('json')
    const claims = await verifiedLease(c, c.req.valid('param').attemptId, lease)
    return c.json(await submitAttempt(c.var.services, claims, submission), 200)
  })
  .get('/:attemptId/result', requireUser, validate('param', AttemptParam), async (c) => {
    const result = await resultOf(c.var.services, c.var.user.id, c.req.valid('param').attemptId)
    return result.state === 'scoring' ? c.json(result, 202) : c.json(result, 200)
  })
  .get('/:attemptId/analysis', requireUser, validate('param', AttemptParam), async (c) => {
    const analysis = await analysisOf(c.var.services, c.var.user.id, c.req.valid('param').attemptId)
    return analysis.state === 'scoring' ? c.json(analysis, 202) : c.json(analysis, 200)
  })
  .get('/:attemptId/evidence', requireUser, validate('param', AttemptParam), async (c) =>
    c.json(await readEvidence(c.var.services, c.var.user.id, c.req.valid('param').attemptId), 200),
  )

/** Mounted under /tests: a student's routes of one test. */
export const testAttemptsRoutes = new Hono<AppEnv>()
  .post('/:testId/attempts', requireUser, validate('param', TestParam), validate('json', StartAttempt), async (c) => {
    const { made, ...started } = await startAttempt(c.var.services, await currentWriter(c), c.req.valid('param').testId)
    c.header('cache-control', 'no-store')
    return c.json(started, made ? 201 : 200)
  })
  .get('/:testId/attempts', requireUser, validate('param', TestParam), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ items: await listMyResults(c.var.services, c.var.user.id, c.req.valid('param').testId) }, 200)
  })

export const demoTestRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.json(await demoPaper(c.var.services), 200))
  .post('/score', validate('json', DemoAnswers), async (c) =>
    c.json(await scoreDemoTest(c.var.services, c.req.valid('json')), 200),
  )
