import { Hono } from 'hono'
import { StudentExport, StudentQuery } from '../../domain/accounts/student-list.ts'
import { fileHeaders } from '../content/list-exports.ts'
import type { AppEnv } from '../platform/context.ts'
import { TaskParam } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { studentExports } from './student-exports.ts'
import { listStudents } from './student-list.usecases.ts'

/** Mounted under /admin/student-list, for administrators only. */
export const adminStudentListRoutes = new Hono<AppEnv>()
  .get('/', validate('query', StudentQuery), async (c) =>
    c.json(await listStudents(c.var.services, c.req.valid('query')), 200),
  )
  .get('/export', validate('query', StudentExport), async (c) => {
    const { format, ...query } = c.req.valid('query')
    const { body, name } = await studentExports.now(c.var.services, { format, query }, c.var.user.id)
    return c.body(body, 200, fileHeaders(format, name))
  })
  .post('/exports', validate('json', StudentExport), async (c) => {
    const { format, ...query } = c.req.valid('json')
    return c.json(await studentExports.start(c.var.services, { format, query }, c.var.user.id), 202)
  })
  .get('/exports/:taskId', validate('param', TaskParam), async (c) =>
    c.json(await studentExports.read(c.var.services, c.req.valid('param').taskId, c.var.user.id), 200),
  )
  .get('/exports/:taskId/file', validate('param', TaskParam), async (c) => {
    const { body, format, name } = await studentExports.file(c.var.services, c.req.valid('param').taskId, c.var.user.id)
    return c.body(body, 200, fileHeaders(format, name))
  })
