import { Hono } from 'hono'
import { GstParam, SalesExport, SalesQuery } from '../../domain/sales/contract.ts'
import { fileHeaders } from '../content/list-exports.ts'
import type { AppEnv } from '../platform/context.ts'
import { TaskParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { salesExports } from './exports.usecases.ts'
import { exportReturn } from './gst.usecases.ts'
import { readReport } from './report.usecases.ts'

/** Mounted under /admin/sales, for administrators only. */
export const adminSalesRoutes = new Hono<AppEnv>()
  .get('/report', validate('query', SalesQuery), async (c) =>
    c.json(await readReport(c.var.services, c.req.valid('query')), 200),
  )
  .get('/gst/:month/:file', validate('param', GstParam), async (c) => {
    const { month, file } = c.req.valid('param')
    const type = file.endsWith('.json') ? { 'content-type': 'application/json' } : {}
    return c.body(await exportReturn(c.var.services, c.var.user.id, { month, file }), 200, {
      ...fileHeaders('csv', `taiyari-gst-${month}-${file}`),
      ...type,
    })
  })
  .get('/export', validate('query', SalesExport), async (c) => {
    const { body, format, name } = await salesExports.now(c.var.services, c.req.valid('query'), c.var.user.id)
    return c.body(body, 200, fileHeaders(format, name))
  })
  .post('/exports', validate('json', SalesExport), async (c) =>
    c.json(await salesExports.start(c.var.services, c.req.valid('json'), c.var.user.id), 202),
  )
  .get('/exports/:taskId', validate('param', TaskParam), async (c) =>
    c.json(await salesExports.read(c.var.services, c.req.valid('param').taskId, c.var.user.id), 200),
  )
  .get('/exports/:taskId/file', validate('param', TaskParam), async (c) => {
    const { body, format, name } = await salesExports.file(c.var.services, c.req.valid('param').taskId, c.var.user.id)
    return c.body(body, 200, fileHeaders(format, name))
  })
