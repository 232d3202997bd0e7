import { Hono } from 'hono'
import { z } from 'zod'
import { ChallengeBody } from '../../domain/challenges/contract.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { takesFile } from '../platform/guards.ts'
import { AttemptParam, QuestionId } from '../platform/params.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { requireSwitch } from '../settings/switches.usecases.ts'
import { ownChallenges, sendChallenge, withdrawChallenge } from './challenges.usecases.ts'
import { ownPicture, removePicture, setPicture } from './pictures.usecases.ts'

const ChallengeParam = AttemptParam.extend({ questionId: QuestionId })
const done = { done: true as const }

/** Mounted under /attempts. */
export const challengesRoutes = new Hono<AppEnv>()
  .get('/:attemptId/challenges', requireUser, validate('param', AttemptParam), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await ownChallenges(c.var.services, c.var.user.id, c.req.valid('param').attemptId), 200)
  })
  .put(
    '/:attemptId/challenges/:questionId',
    requireUser,
    validate('param', ChallengeParam),
    validate('json', ChallengeBody),
    async (c) => {
      await requireSwitch(c.var.services, 'keyChallenges')
      const { attemptId, questionId } = c.req.valid('param')
      const body = c.req.valid('json')
      const sent = await sendChallenge(c.var.services, c.var.user.id, attemptId, { questionId, body })
      return c.json(sent, sent.isNew ? 201 : 200)
    },
  )
  .delete(
    '/:attemptId/challenges/:questionId',
    requireUser,
    validate('param', ChallengeParam),
    validate('json', EmptyBody),
    async (c) => {
      const { attemptId, questionId } = c.req.valid('param')
      await withdrawChallenge(c.var.services, c.var.user.id, attemptId, questionId)
      return c.json(done, 200)
    },
  )
  .get('/:attemptId/challenges/:questionId/picture', requireUser, validate('param', ChallengeParam), (c) =>
    ownPicture(c.var.services, c.req.raw, c.var.user.id, c.req.valid('param')),
  )
  .put(
    '/:attemptId/challenges/:questionId/picture',
    requireUser,
    validate('param', ChallengeParam),
    takesFile,
    validate('form', z.strictObject({ file: z.file() })),
    async (c) => {
      await requireSwitch(c.var.services, 'keyChallenges')
      const { attemptId, questionId } = c.req.valid('param')
      await setPicture(c.var.services, c.var.user.id, attemptId, questionId, c.req.valid('form').file)
      return c.json(done, 200)
    },
  )
  .delete(
    '/:attemptId/challenges/:questionId/picture',
    requireUser,
    validate('param', ChallengeParam),
    validate('json', EmptyBody),
    async (c) => {
      const { attemptId, questionId } = c.req.valid('param')
      await removePicture(c.var.services, c.var.user.id, attemptId, questionId)
      return c.json(done, 200)
    },
  )
