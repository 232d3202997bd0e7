import { Hono } from 'hono'
import { NewExport } from '../../../domain/questions/exports/contract.ts'
import type { AppEnv } from '../../platform/context.ts'
import { TaskParam } from '../../platform/params.ts'
import { validate } from '../../platform/validate.ts'
import { readQuestionExport, readQuestionFile, startQuestionExport } from './exports.usecases.ts'

/** Mounted under /admin/question-exports, for administrators only. */
export const adminQuestionExportsRoutes = new Hono<AppEnv>()
  .post('/', validate('json', NewExport), async (c) =>
    c.json(await startQuestionExport(c.var.services, c.req.valid('json'), c.var.user.id), 202),
  )
  .get('/:taskId', validate('param', TaskParam), async (c) =>
    c.json(await readQuestionExport(c.var.services, c.req.valid('param').taskId, c.var.user.id), 200),
  )
  .get('/:taskId/file', validate('param', TaskParam), async (c) => {
    const { body, contentType, name } = await readQuestionFile(
      c.var.services,
      c.req.valid('param').taskId,
      c.var.user.id,
    )
    return c.body(body, 200, {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })
