import { Hono } from 'hono'
import { z } from 'zod'
import { CardChange, CardsQuery, DeckSettings, NewCard } from '../../domain/revision/contract.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { addCard, addSaved, listCards, setCardAside } from './cards.usecases.ts'
import { changeSettings, grantAmnesty, revisionOverview, revisionToday, takeAmnestyBack } from './revision.usecases.ts'

const done = { status: true } as const
const CardParam = z.object({ cardId: z.string().min(1).max(64) })

/** A student's cards of revision. Mounted under /revision. */
export const revisionRoutes = new Hono<AppEnv>()
  .use(requireUser)
  .use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  .get('/', async (c) => c.json(await revisionOverview(c.var.services, c.var.user.id), 200))
  .get('/today', async (c) => c.json(await revisionToday(c.var.services, c.var.user.id), 200))
  .put('/settings', validate('json', DeckSettings), async (c) => {
    await changeSettings(c.var.services, c.var.user.id, c.req.valid('json'))
    return c.json(done, 200)
  })
  .post('/amnesty', validate('json', EmptyBody), async (c) =>
    c.json(await grantAmnesty(c.var.services, c.var.user.id), 200),
  )
  .delete('/amnesty', validate('json', EmptyBody), async (c) => {
    await takeAmnestyBack(c.var.services, c.var.user.id)
    return c.json(done, 200)
  })
  .get('/cards', validate('query', CardsQuery), async (c) =>
    c.json(await listCards(c.var.services, c.var.user.id, c.req.valid('query')), 200),
  )
  .post('/cards', validate('json', NewCard), async (c) => {
    await addCard(c.var.services, c.var.user.id, c.req.valid('json'))
    return c.json(done, 200)
  })
  .post('/cards/saved', validate('json', EmptyBody), async (c) =>
    c.json(await addSaved(c.var.services, c.var.user.id), 200),
  )
  .put('/cards/:cardId', validate('param', CardParam), validate('json', CardChange), async (c) => {
    await setCardAside(c.var.services, c.var.user.id, c.req.valid('param').cardId, c.req.valid('json').aside)
    return c.json(done, 200)
  })
