import { Hono } from 'hono'
import { z } from 'zod'
import { OrdersQuery, WithReason } from '../../domain/purchases/office-orders.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { stuckOrders } from './stuck-orders.usecases.ts'
import { listOfficeOrders, readOfficeOrder } from './office-orders.usecases.ts'
import { acceptMoney, askGateway, cancelForOffice, extendOrder, mailInvoice } from './order-decisions.usecases.ts'

const OrderParam = z.strictObject({ orderId: z.string().min(1).max(64) })

/** Mounted under /admin/orders, for administrators only. */
export const adminOrdersRoutes = new Hono<AppEnv>()
  .get('/', validate('query', OrdersQuery), async (c) =>
    c.json(await listOfficeOrders(c.var.services, c.req.valid('query')), 200),
  )
  .get('/stuck', async (c) => c.json({ items: await stuckOrders(c.var.services) }, 200))
  .get('/:orderId', validate('param', OrderParam), async (c) =>
    c.json(await readOfficeOrder(c.var.services, c.req.valid('param').orderId), 200),
  )
  .post('/:orderId/question', validate('param', OrderParam), validate('json', EmptyBody), async (c) =>
    c.json(await askGateway(c.var.services, c.req.valid('param').orderId), 200),
  )
  .post('/:orderId/cancellation', validate('param', OrderParam), validate('json', WithReason), async (c) => {
    const by = { actor: c.var.user.id, ...c.req.valid('json') }
    return c.json(await cancelForOffice(c.var.services, c.req.valid('param').orderId, by), 200)
  })
  .post('/:orderId/extension', validate('param', OrderParam), validate('json', WithReason), async (c) => {
    const by = { actor: c.var.user.id, ...c.req.valid('json') }
    return c.json(await extendOrder(c.var.services, c.req.valid('param').orderId, by), 200)
  })
  .post('/:orderId/acceptance', validate('param', OrderParam), validate('json', WithReason), async (c) => {
    const by = { actor: c.var.user.id, ...c.req.valid('json') }
    return c.json(await acceptMoney(c.var.services, c.req.valid('param').orderId, by), 200)
  })
  .post('/:orderId/mail', validate('param', OrderParam), validate('json', WithReason), async (c) => {
    const by = { actor: c.var.user.id, ...c.req.valid('json') }
    return c.json(await mailInvoice(c.var.services, c.req.valid('param').orderId, by), 200)
  })
