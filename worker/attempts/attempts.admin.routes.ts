import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { Accommodate, CountEvidence, GiveExtraTime, GiveReason, Reopen } from '../../domain/attempts/administration.ts'
import type { AppEnv } from '../platform/context.ts'
import { AttemptParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import {
  accommodate,
  countEvidence,
  giveExtraTime,
  invalidateAttempt,
  reopen,
  resetAttempt,
  type AdminAct,
} from './administration.usecases.ts'
import { readEvidenceForOffice } from './evidence.usecases.ts'

const StudentParam = z.object({ uid: z.string().min(1).max(64) })

const actOf = (c: Context<AppEnv>, reason: string): AdminAct => ({ actorId: c.var.user.id, reason })

/** Mounted under /admin/attempts, for administrators only. */
export const adminAttemptsRoutes = new Hono<AppEnv>()
  .post('/:attemptId/extra-time', validate('param', AttemptParam), validate('json', GiveExtraTime), async (c) => {
    const { extra, reason } = c.req.valid('json')
    return c.json(await giveExtraTime(c.var.services, actOf(c, reason), c.req.valid('param').attemptId, extra), 200)
  })
  .post('/:attemptId/reset', validate('param', AttemptParam), validate('json', GiveReason), async (c) => {
    await resetAttempt(c.var.services, actOf(c, c.req.valid('json').reason), c.req.valid('param').attemptId)
    return c.json({ state: 'abandoned' as const }, 200)
  })
  .post('/:attemptId/reopen', validate('param', AttemptParam), validate('json', Reopen), async (c) => {
    const { minutes, reason } = c.req.valid('json')
    return c.json(await reopen(c.var.services, actOf(c, reason), c.req.valid('param').attemptId, minutes), 200)
  })
  .get('/:attemptId/evidence', validate('param', AttemptParam), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readEvidenceForOffice(c.var.services, c.req.valid('param').attemptId), 200)
  })
  .post('/:attemptId/evidence', validate('param', AttemptParam), validate('json', CountEvidence), async (c) => {
    const { questionIds, reason } = c.req.valid('json')
    const taskId = await countEvidence(c.var.services, actOf(c, reason), c.req.valid('param').attemptId, questionIds)
    return c.json({ taskId }, 202)
  })
  .post('/:attemptId/invalidate', validate('param', AttemptParam), validate('json', GiveReason), async (c) => {
    await invalidateAttempt(c.var.services, actOf(c, c.req.valid('json').reason), c.req.valid('param').attemptId)
    return c.json({ state: 'invalidated' as const }, 200)
  })

/** Mounted under /admin/students. */
export const adminStudentsRoutes = new Hono<AppEnv>().post(
  '/:uid/extra-time',
  validate('param', StudentParam),
  validate('json', Accommodate),
  async (c) => {
    const { reason, ...allowed } = c.req.valid('json')
    return c.json(await accommodate(c.var.services, actOf(c, reason), c.req.valid('param').uid, allowed), 200)
  },
)
