import { Hono } from 'hono'
import { z } from 'zod'
import { ChosenColumns, ListName, NewView } from '../../domain/content/office-query.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { startOfficeRebuild } from './office-rebuild.task.ts'
import { chooseColumns, deleteView, readListSettings, saveView } from './office-views.usecases.ts'

const ListParam = z.object({ list: ListName })
const ViewParam = ListParam.extend({ viewId: z.string().max(64) })

/** Mounted under /admin/lists behind the administrator guard: what belongs to an administrator's lists. */
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
  .put('/:list/columns', validate('param', ListParam), validate('json', ChosenColumns), async (c) => {
    await chooseColumns(c.var.services, c.var.user.id, c.req.valid('param').list, c.req.valid('json').columns)
    return c.json({ saved: true as const }, 200)
  })
