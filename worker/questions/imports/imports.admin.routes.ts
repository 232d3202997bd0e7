import { Hono } from 'hono'
import { z } from 'zod'
import { languageKey, languageOf, languages } from '../../../domain/language.ts'
import {
  CorrectRow,
  ImportsQuery,
  NewImport,
  ReplaceName,
  RowsQuery,
  UndoImport,
} from '../../../domain/questions/imports/contract.ts'
import type { AppEnv } from '../../platform/context.ts'
import { EmptyBody, validate } from '../../platform/validate.ts'
import { addImport, discardImport, planUndo, undoImport } from './acts.usecases.ts'
import { checkAgain, listImports, readImport, startImport } from './imports.usecases.ts'
import { ImportParam, RowParam } from './params.ts'
import { refusedFile } from './refused.usecases.ts'
import { correctRow, listRows, readRow, replaceInRows } from './rows.usecases.ts'

const FileQuery = z.strictObject({ [languageKey]: z.enum(languages).optional() })

/** Mounted under /admin/question-imports, for administrators only. */
export const adminImportsRoutes = new Hono<AppEnv>()
  .get('/', validate('query', ImportsQuery), async (c) =>
    c.json(await listImports(c.var.services, c.req.valid('query').cursor), 200),
  )
  .post('/', validate('json', NewImport), async (c) =>
    c.json(await startImport(c.var.services, c.req.valid('json'), c.var.user.id), 201),
  )
  .get('/:id', validate('param', ImportParam), async (c) =>
    c.json(await readImport(c.var.services, c.req.valid('param').id), 200),
  )
  .post('/:id/check', validate('param', ImportParam), validate('json', EmptyBody), async (c) => {
    await checkAgain(c.var.services, c.req.valid('param').id, c.var.user.id)
    return c.json({ started: true as const }, 202)
  })
  .post('/:id/replacement', validate('param', ImportParam), validate('json', ReplaceName), async (c) =>
    c.json(await replaceInRows(c.var.services, c.req.valid('param').id, c.req.valid('json'), c.var.user.id), 202),
  )
  .post('/:id/addition', validate('param', ImportParam), validate('json', EmptyBody), async (c) => {
    await addImport(c.var.services, c.req.valid('param').id, c.var.user.id)
    return c.json({ started: true as const }, 202)
  })
  .get('/:id/undoing', validate('param', ImportParam), async (c) =>
    c.json(await planUndo(c.var.services, c.req.valid('param').id), 200),
  )
  .post('/:id/undoing', validate('param', ImportParam), validate('json', UndoImport), async (c) => {
    await undoImport(c.var.services, c.req.valid('param').id, c.req.valid('json').reason, c.var.user.id)
    return c.json({ started: true as const }, 202)
  })
  .delete('/:id', validate('param', ImportParam), validate('json', EmptyBody), async (c) => {
    await discardImport(c.var.services, c.req.valid('param').id, c.var.user.id)
    return c.json({ deleted: true as const }, 200)
  })
  .get('/:id/rows', validate('param', ImportParam), validate('query', RowsQuery), async (c) =>
    c.json(await listRows(c.var.services, c.req.valid('param').id, c.req.valid('query')), 200),
  )
  .get('/:id/refused', validate('param', ImportParam), validate('query', FileQuery), async (c) => {
    const language = languageOf(c.req.valid('query')[languageKey])
    const { body, contentType } = await refusedFile(c.var.services, c.req.valid('param').id, language)
    return c.body(body, 200, {
      'content-type': contentType,
      'content-disposition': `attachment; filename="taiyari-refused-rows-${language}.csv"`,
      'content-language': language,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })
  .get('/:id/rows/:position', validate('param', RowParam), async (c) => {
    const { id, position } = c.req.valid('param')
    return c.json(await readRow(c.var.services, id, position), 200)
  })
  .put('/:id/rows/:position', validate('param', RowParam), validate('json', CorrectRow), async (c) => {
    const { id, position } = c.req.valid('param')
    await correctRow(c.var.services, id, position, c.req.valid('json'))
    return c.json({ saved: true as const }, 200)
  })
