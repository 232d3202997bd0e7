import { Hono } from 'hono'
import { z } from 'zod'
import { PlaceOrder, QuoteQuery } from '../../domain/purchases/checkout.ts'
import type { AppEnv } from '../platform/context.ts'
import { limitCounts, refuseIfFull, type Count } from '../platform/limits.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { payAgain, placeOrder, quoteFor } from './checkout.usecases.ts'
import { requireGateway } from './gateway/settings.ts'
import { askAgain, cancelOwn, ordersOf, readOrder } from './orders.usecases.ts'
import { requireSeller } from './seller.usecases.ts'

const OfferParam = z.strictObject({ offerId: z.string().min(1).max(64) })
const OrderParam = z.strictObject({ orderId: z.string().min(1).max(64) })
const ListQuery = z.strictObject({ cursor: z.string().max(1_000).optional() })

/** Orders placed by one student, and questions to the gateway. */
const orderLimit = { failures: 30, windowMs: 60 * 60_000 }

const countOf = (userId: string): Count[] => [[`orders:${userId}`, orderLimit]]

/** Mounted behind `requireUser`. */
export const offersRoutes = new Hono<AppEnv>().get(
  '/:offerId/quote',
  validate('param', OfferParam),
  validate('query', QuoteQuery),
  async (c) => {
    const { services, user } = c.var
    const { coupon, state } = c.req.valid('query')
    const asked = { offerId: c.req.valid('param').offerId, coupon, state: state ?? null }
    return c.json(await quoteFor(services, user.id, asked, await requireSeller(services)), 200)
  },
)

/** Mounted behind `requireUser`. */
export const ordersRoutes = new Hono<AppEnv>()
  .get('/', validate('query', ListQuery), async (c) =>
    c.json(await ordersOf(c.var.services, c.var.user.id, c.req.valid('query').cursor), 200),
  )
  .post('/', validate('json', PlaceOrder), async (c) => {
    const { services, user } = c.var
    const counts = countOf(user.id)
    await refuseIfFull(services, counts)
    await limitCounts(services, counts)
    const till = { ...requireGateway(c.env), seller: await requireSeller(services) }
    const buyer = { userId: user.id, name: user.name, email: user.email }
    return c.json(await placeOrder(services, buyer, c.req.valid('json'), till), 201)
  })
  .get('/:orderId', validate('param', OrderParam), async (c) =>
    c.json(await readOrder(c.var.services, c.var.user.id, c.req.valid('param').orderId), 200),
  )
  .post('/:orderId/payment', validate('param', OrderParam), validate('json', EmptyBody), async (c) => {
    const { services, user } = c.var
    const counts = countOf(user.id)
    await refuseIfFull(services, counts)
    await limitCounts(services, counts)
    const till = { ...requireGateway(c.env), seller: await requireSeller(services) }
    return c.json(await payAgain(services, user.id, c.req.valid('param').orderId, till), 200)
  })
  .post('/:orderId/question', validate('param', OrderParam), validate('json', EmptyBody), async (c) => {
    const counts = countOf(c.var.user.id)
    await refuseIfFull(c.var.services, counts)
    await limitCounts(c.var.services, counts)
    return c.json(await askAgain(c.var.services, c.var.user.id, c.req.valid('param').orderId), 200)
  })
  .post('/:orderId/cancellation', validate('param', OrderParam), validate('json', EmptyBody), async (c) =>
    c.json(await cancelOwn(c.var.services, c.var.user.id, c.req.valid('param').orderId), 200),
  )
