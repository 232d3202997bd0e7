import { Hono } from 'hono'
import { z } from 'zod'
import { HoldTicket, StartAttempt } from '../../domain/attempts/contract.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { verifiedClaims, currentWriter } from './verified-lease.ts'
import { enterLobby, keyForTicket, renewTicket } from './lobby.usecases.ts'

const TestParam = z.object({ testId: z.string().min(1).max(64) })

/** Mounted under /tests. */
export const lobbyRoutes = new Hono<AppEnv>().post(
  '/:testId/lobby',
  requireUser,
  validate('param', TestParam),
  validate('json', StartAttempt),
  async (c) => {
    const { made, ...entry } = await enterLobby(c.var.services, await currentWriter(c), c.req.valid('param').testId)
    c.header('cache-control', 'no-store')
    return c.json(entry, made ? 201 : 200)
  },
)

/** Mounted under /live: requests that arrive all at once, authorised by the ticket alone. */
export const liveRoutes = new Hono<AppEnv>()
  .post('/ticket', validate('json', HoldTicket), async (c) => {
    const claims = await verifiedClaims(c, c.req.valid('json').ticket)
    c.header('cache-control', 'no-store')
    return c.json(await renewTicket(c.var.services, claims), 200)
  })
  .post('/key', validate('json', HoldTicket), async (c) => {
    const claims = await verifiedClaims(c, c.req.valid('json').ticket)
    c.header('cache-control', 'no-store')
    return c.json(await keyForTicket(c.var.services, claims), 200)
  })
