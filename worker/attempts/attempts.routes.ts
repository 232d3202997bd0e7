import { Hono, type Context } from 'hono'
import { z } from 'zod'
import {
  BeginAttempt,
  DemoAnswers,
  StartAttempt,
  SubmitAttempt,
  SyncBatch,
  TakeLease,
} from '../../domain/attempts/contract.ts'
import { requireUser, sessionToken } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { hashOf } from '../platform/limiter.ts'
import { validate } from '../platform/validate.ts'
import { listMyResults } from '../results/results.usecases.ts'
import {
  beginAttempt,
  demoPaper,
  resultOf,
  scoreDemoTest,
  startAttempt,
  submitAttempt,
  syncResponses,
  takeLease,
  viewAttempt,
  type Writer,
} from './attempts.usecases.ts'
import { readLease, type LeaseClaims } from './lease.ts'
import { myAttempts } from './my-attempts.usecases.ts'

const AttemptParam = z.object({ attemptId: z.string().regex(/^att_[0-9a-z]{25}$/) })
const TestParam = z.object({ testId: z.string().min(1).max(64) })

const sessionHash = async (c: Context<AppEnv>): Promise<string> => hashOf(sessionToken(c.req.raw) ?? '')
const writerOf = async (c: Context<AppEnv>): Promise<Writer> => ({
  userId: c.var.user.id,
  session: await sessionHash(c),
})

/**
 * The claims of the lease, checked without D1 or KV so that an exam goes on when both are down. It holds only beside the
 * session it was made for: after signing out, or in another's browser, a save is 401 and the journal keeps it.
 */
const leaseOf = async (c: Context<AppEnv>, attemptId: string, lease: string): Promise<LeaseClaims> => {
  const token = sessionToken(c.req.raw)
  if (!token) throw new AppError('accounts.sign_in_required', 401, 'Sign in to go on.')
  const claims = await readLease(c.env.AUTH_SECRET, lease, attemptId, c.var.services.now())
  if (claims.session !== (await hashOf(token)))
    throw new AppError('attempts.lease_invalid', 401, 'Open the test again to go on.')
  return claims
}

export const attemptsRoutes = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })
  .get('/', requireUser, async (c) => c.json({ items: await myAttempts(c.var.services, c.var.user.id) }, 200))
  .post('/:attemptId/begin', validate('param', AttemptParam), validate('json', BeginAttempt), async (c) => {
    const { lease, language } = c.req.valid('json')
    return c.json(
      await beginAttempt(c.var.services, await leaseOf(c, c.req.valid('param').attemptId, lease), language),
      200,
    )
  })
  .post('/:attemptId/lease', requireUser, validate('param', AttemptParam), validate('json', TakeLease), async (c) =>
    c.json(await takeLease(c.var.services, await writerOf(c), c.req.valid('param').attemptId), 200),
  )
  .get('/:attemptId', requireUser, validate('param', AttemptParam), async (c) =>
    c.json(await viewAttempt(c.var.services, c.var.user.id, c.req.valid('param').attemptId), 200),
  )
  .put('/:attemptId/responses', validate('param', AttemptParam), validate('json', SyncBatch), async (c) => {
    const batch = c.req.valid('json')
    const lease = await leaseOf(c, c.req.valid('param').attemptId, batch.lease)
    return c.json(await syncResponses(c.var.services, lease, batch), 200)
  })
  .post('/:attemptId/submission', validate('param', AttemptParam), validate('json', SubmitAttempt), async (c) => {
    const { lease, submissionId } = c.req.valid('json')
    const claims = await leaseOf(c, c.req.valid('param').attemptId, lease)
    return c.json(await submitAttempt(c.var.services, claims, submissionId), 200)
  })
  .get('/:attemptId/result', requireUser, validate('param', AttemptParam), async (c) => {
    const result = await resultOf(c.var.services, c.var.user.id, c.req.valid('param').attemptId)
    return result ? c.json(result, 200) : c.json({ state: 'scoring' as const }, 202)
  })

/** Mounted under /tests: what a student does with one test. */
export const testAttemptsRoutes = new Hono<AppEnv>()
  .post('/:testId/attempts', requireUser, validate('param', TestParam), validate('json', StartAttempt), async (c) => {
    const { made, ...started } = await startAttempt(c.var.services, await writerOf(c), c.req.valid('param').testId)
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
