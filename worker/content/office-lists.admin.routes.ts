import { Hono } from 'hono'
import { z } from 'zod'
import {
  ChosenColumns,
  ExportQuery,
  ListName,
  NewBulk,
  NewView,
  ViewedList,
} from '../../domain/content/office-query.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { readBulk, runBulkAct, startBulk, undoBulkAct } from './bulk.usecases.ts'
import { contentExports } from './export.usecases.ts'
import { fileHeaders } from './list-exports.ts'
import { startOfficeRebuild } from './office-rebuild.task.ts'
import { chooseColumns, deleteView, readListSettings, saveView } from './office-views.usecases.ts'

const ListParam = z.object({ list: ListName })
const ViewedParam = z.object({ list: ViewedList })
const BulkParam = ListParam.extend({ bulkId: z.string().max(64) })
const ExportParam = ListParam.extend({ taskId: z.string().max(64) })
const ViewParam = ViewedParam.extend({ viewId: z.string().max(64) })

/** Mounted under /admin/lists behind the administrator guard: views, columns, bulk acts and exports of lists. */
export const adminListsRoutes = new Hono<AppEnv>()
  .post('/rebuild', validate('json', EmptyBody), async (c) =>
    c.json({ taskId: await startOfficeRebuild(c.var.services, c.var.user.id) }, 202),
  )
  .get('/:list/settings', validate('param', ViewedParam), async (c) =>
    c.json(await readListSettings(c.var.services, c.var.user.id, c.req.valid('param').list), 200),
  )
  .post('/:list/views', validate('param', ViewedParam), validate('json', NewView), async (c) => {
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
    const { body, name } = await contentExports.now(c.var.services, { list, format, query }, c.var.user.id)
    return c.body(body, 200, fileHeaders(format, name))
  })
  .post('/:list/exports', validate('param', ListParam), validate('json', ExportQuery), async (c) => {
    const { list } = c.req.valid('param')
    const { format, ...query } = c.req.valid('json')
    return c.json(await contentExports.start(c.var.services, { list, format, query }, c.var.user.id), 202)
  })
  .get('/:list/exports/:taskId', validate('param', ExportParam), async (c) =>
    c.json(await contentExports.read(c.var.services, c.req.valid('param').taskId, c.var.user.id), 200),
  )
  .get('/:list/exports/:taskId/file', validate('param', ExportParam), async (c) => {
    const { body, format, name } = await contentExports.file(c.var.services, c.req.valid('param').taskId, c.var.user.id)
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
  .put('/:list/columns', validate('param', ViewedParam), validate('json', ChosenColumns), async (c) => {
    await chooseColumns(c.var.services, c.var.user.id, c.req.valid('param').list, c.req.valid('json').columns)
    return c.json({ saved: true as const }, 200)
  })
