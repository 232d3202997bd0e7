import { Hono } from 'hono'
import { CertaintySwitch } from '../../domain/revision/contract.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { deckOf } from './deck.ts'

/** The switch of certainty. Mounted under /revision. */
export const certaintyRoutes = new Hono<AppEnv>()
  .get('/certainty', requireUser, async (c) => {
    c.header('cache-control', 'no-store')
    const { certainty } = await deckOf(c.var.services, c.var.user.id).settings()
    return c.json({ certainty }, 200)
  })
  .put('/certainty', requireUser, validate('json', CertaintySwitch), async (c) => {
    const { certainty } = c.req.valid('json')
    await deckOf(c.var.services, c.var.user.id).setCertainty(c.var.user.id, certainty)
    c.header('cache-control', 'no-store')
    return c.json({ certainty }, 200)
  })
