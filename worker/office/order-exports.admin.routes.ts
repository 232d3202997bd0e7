import { Hono } from 'hono'
import { OrderExport } from '../../domain/purchases/office-orders.ts'
import { fileHeaders } from '../content/list-exports.ts'
import type { AppEnv } from '../platform/context.ts'
import { TaskParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { orderExports } from './order-exports.ts'

/** Mounted under /admin/order-exports, for administrators only. */
export const adminOrderExportsRoutes = new Hono<AppEnv>()
  .get('/now', validate('query', OrderExport), async (c) => {
    const { format, ...query } = c.req.valid('query')
    const { body, name } = await orderExports.now(c.var.services, { format, query }, c.var.user.id)
    return c.body(body, 200, fileHeaders(format, name))
  })
  .post('/', validate('json', OrderExport), async (c) => {
    const { format, ...query } = c.req.valid('json')
    return c.json(await orderExports.start(c.var.services, { format, query }, c.var.user.id), 202)
  })
  .get('/:taskId', validate('param', TaskParam), async (c) =>
    c.json(await orderExports.read(c.var.services, c.req.valid('param').taskId, c.var.user.id), 200),
  )
  .get('/:taskId/file', validate('param', TaskParam), async (c) => {
    const { body, format, name } = await orderExports.file(c.var.services, c.req.valid('param').taskId, c.var.user.id)
    return c.body(body, 200, fileHeaders(format, name))
  })
