import { Hono } from 'hono'
import { z } from 'zod'
import { AtOfferRevision, ChangeOffer, NewOffer, OfferItem, OffersQuery } from '../../domain/purchases/office-offers.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { changeOffer, createOffer, listOffers, saleOf, setOfferState } from './offers-office.usecases.ts'

const IdParam = z.object({ id: z.string().min(1).max(64) })
const done = { status: true } as const

/** Mounted under /admin/offers, for administrators only. */
export const adminOffersRoutes = new Hono<AppEnv>()
  .get('/', validate('query', OffersQuery), async (c) =>
    c.json(await listOffers(c.var.services, c.req.valid('query')), 200),
  )
  .post('/', validate('json', NewOffer), async (c) =>
    c.json(await createOffer(c.var.services, c.var.user.id, c.req.valid('json')), 201),
  )
  .get('/items/:kind/:itemId', validate('param', OfferItem), async (c) =>
    c.json(await saleOf(c.var.services, c.req.valid('param')), 200),
  )
  .put('/:id', validate('param', IdParam), validate('json', ChangeOffer), async (c) => {
    await changeOffer(c.var.services, c.var.user.id, c.req.valid('param').id, c.req.valid('json'))
    return c.json(done, 200)
  })
  .post('/:id/withdrawal', validate('param', IdParam), validate('json', AtOfferRevision), async (c) => {
    const { revision } = c.req.valid('json')
    await setOfferState(c.var.services, c.var.user.id, c.req.valid('param').id, { revision, to: 'withdrawn' })
    return c.json(done, 200)
  })
  .post('/:id/restoration', validate('param', IdParam), validate('json', AtOfferRevision), async (c) => {
    const { revision } = c.req.valid('json')
    await setOfferState(c.var.services, c.var.user.id, c.req.valid('param').id, { revision, to: 'active' })
    return c.json(done, 200)
  })
