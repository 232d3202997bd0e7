import { Hono } from 'hono'
import { z } from 'zod'
import { ChosenColumns, ExportQuery, ListName, NewBulk, NewView } from '../../domain/content/office-query.ts'
import type { ExportFormat } from '../../domain/content/export.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { readBulk, runBulkAct, startBulk, undoBulkAct } from './bulk.usecases.ts'
import { contentTypes, exportNow, fileNameOf, readExport, readExportFile, startExport } from './export.usecases.ts'
import { startOfficeRebuild } from './office-rebuild.task.ts'
import { chooseColumns, deleteView, readListSettings, saveView } from './office-views.usecases.ts'

const ListParam = z.object({ list: ListName })
const BulkParam = ListParam.extend({ bulkId: z.string().max(64) })
const ExportParam = ListParam.extend({ taskId: z.string().max(64) })
const ViewParam = ListParam.extend({ viewId: z.string().max(64) })

const fileHeaders = (format: ExportFormat, name: string) => ({
  'content-type': contentTypes[format],
  'content-disposition': `attachment; filename="${name}"`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})

/** Mounted under /admin/lists behind the administrator guard: views, columns, bulk acts and exports of lists. */
export const adminListsRoutes = new Hono<AppEnv>()
  .post('/rebuild', validate('json', EmptyBody), async (c) =>
    c.json({ taskId: await startOfficeRebuild(c.var.services, c.var.user.id) }, 202),
  )
  .get('/:list/settings', validate('param', ListParam), async (c) =>
    c.json(await readListSettings(c.var.services, c.var.user.id, c.req.valid('param').list), 200),
  )
  .post('/:list/views', validate('param', ListParam), validate('json', NewView), async (c) => {
    const { list } = c.req.valid('param')
    return c.json(await saveView(c.var.services, c.var.user.id, list, c.req.valid('json')), 201)
  })
  .delete('/:list/views/:viewId', validate('param', ViewParam), validate('json', EmptyBody), async (c) => {
    await deleteView(c.var.services, c.var.user.id, c.req.valid('param').viewId)
    return c.json({ deleted: true as const }, 200)
  })
  .get('/:list/export', validate('param', ListParam), validate('query', ExportQuery), async (c) => {
    const { list } = c.req.valid('param')
    const { format, ...query } = c.req.valid('query')
    const bytes = await exportNow(c.var.services, { list, format, query }, c.var.user.id)
    return c.body(bytes, 200, fileHeaders(format, fileNameOf(list, format, c.var.services.now())))
  })
  .post('/:list/exports', validate('param', ListParam), validate('json', ExportQuery), async (c) => {
    const { list } = c.req.valid('param')
    const { format, ...query } = c.req.valid('json')
    return c.json(await startExport(c.var.services, { list, format, query }, c.var.user.id), 202)
  })
  .get('/:list/exports/:taskId', validate('param', ExportParam), async (c) =>
    c.json(await readExport(c.var.services, c.req.valid('param').taskId, c.var.user.id), 200),
  )
  .get('/:list/exports/:taskId/file', validate('param', ExportParam), async (c) => {
    const { body, format, name } = await readExportFile(c.var.services, c.req.valid('param').taskId, c.var.user.id)
    return c.body(body, 200, fileHeaders(format, name))
  })
  .post('/:list/bulk', validate('param', ListParam), validate('json', NewBulk), async (c) => {
    const { list } = c.req.valid('param')
    return c.json(await startBulk(c.var.services, list, c.req.valid('json'), c.var.user.id), 202)
  })
  .get('/:list/bulk/:bulkId', validate('param', BulkParam), async (c) => {
    const { list, bulkId } = c.req.valid('param')
    return c.json(await readBulk(c.var.services, list, bulkId, c.var.user.id), 200)
  })
  .post('/:list/bulk/:bulkId/run', validate('param', BulkParam), validate('json', EmptyBody), async (c) => {
    const { list, bulkId } = c.req.valid('param')
    await runBulkAct(c.var.services, list, bulkId, c.var.user.id)
    return c.json({ started: true as const }, 202)
  })
  .post('/:list/bulk/:bulkId/undo', validate('param', BulkParam), validate('json', EmptyBody), async (c) => {
    const { list, bulkId } = c.req.valid('param')
    await undoBulkAct(c.var.services, list, bulkId, c.var.user.id)
    return c.json({ started: true as const }, 202)
  })
  .put('/:list/columns', validate('param', ListParam), validate('json', ChosenColumns), async (c) => {
    await chooseColumns(c.var.services, c.var.user.id, c.req.valid('param').list, c.req.valid('json').columns)
    return c.json({ saved: true as const }, 200)
  })
