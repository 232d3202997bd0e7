import { Hono } from 'hono'
import { z } from 'zod'
import { RequestRefund } from '../../domain/purchases/refunds.ts'
import type { AppEnv } from '../platform/context.ts'
import { limitCount } from '../platform/limits.ts'
import { validate } from '../platform/validate.ts'
import { refundsOf, requestRefund } from './refunds.usecases.ts'

const OrderParam = z.strictObject({ orderId: z.string().min(1).max(64) })

/** Refunds asked for by one student. */
const refundLimit = { failures: 10, windowMs: 60 * 60_000 }

/** Mounted under /orders, behind `requireAccount`. */
export const refundsRoutes = new Hono<AppEnv>()
  .get('/:orderId/refunds', validate('param', OrderParam), async (c) =>
    c.json(await refundsOf(c.var.services, c.var.user.id, c.req.valid('param').orderId), 200),
  )
  .post('/:orderId/refunds', validate('param', OrderParam), validate('json', RequestRefund), async (c) => {
    const { services, user } = c.var
    await limitCount(services, `refunds:${user.id}`, refundLimit)
    const { orderId } = c.req.valid('param')
    return c.json(await requestRefund(services, user.id, orderId, c.req.valid('json').reason), 201)
  })
