import { Hono } from 'hono'
import { z } from 'zod'
import { MakeRankCard } from '../../domain/results/rank-card-form.ts'
import { requireUser } from '../accounts/session.ts'
import { clientAddress } from '../platform/client-address.ts'
import type { AppEnv } from '../platform/context.ts'
import { AttemptParam } from '../platform/params.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { serveRankCardImage } from './rank-card-image.usecases.ts'
import { checkCard, makeCard, readOwnCard, revokeCard } from './rank-cards.usecases.ts'

const CodeParam = z.object({ code: z.string().min(1).max(64) })

/** Public check of a rank card; never cached. */
export const rankCardsRoutes = new Hono<AppEnv>()
  .get('/:code', validate('param', CodeParam), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await checkCard(c.var.services, c.req.valid('param').code, clientAddress(c)), 200)
  })
  .get('/:code/image.png', validate('param', CodeParam), (c) =>
    serveRankCardImage(c.var.services, c.req.valid('param').code, clientAddress(c)),
  )

/** Mounted under /attempts. */
export const ownRankCardRoutes = new Hono<AppEnv>()
  .get('/:attemptId/rank-card', requireUser, validate('param', AttemptParam), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readOwnCard(c.var.services, c.var.user.id, c.req.valid('param').attemptId), 200)
  })
  .put(
    '/:attemptId/rank-card',
    requireUser,
    validate('param', AttemptParam),
    validate('json', MakeRankCard),
    async (c) => {
      const { attemptId } = c.req.valid('param')
      return c.json(await makeCard(c.var.services, c.var.user.id, attemptId, c.req.valid('json')), 200)
    },
  )
  .delete(
    '/:attemptId/rank-card',
    requireUser,
    validate('param', AttemptParam),
    validate('json', EmptyBody),
    async (c) => {
      await revokeCard(c.var.services, c.var.user.id, c.req.valid('param').attemptId)
      return c.json({ card: null }, 200)
    },
  )
