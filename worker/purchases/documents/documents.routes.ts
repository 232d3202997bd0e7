import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { languages } from '../../../domain/language.ts'
import { numberOfFile } from '../../../domain/purchases/serials.ts'
import type { AppEnv } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { validate } from '../../platform/validate.ts'
import { readDocument, readOwnDocument, type AskedDocument } from './documents.usecases.ts'

const DocumentParam = z.strictObject({ orderId: z.string().min(1).max(64), file: z.string().min(1).max(32) })
const DocumentQuery = z.strictObject({ lang: z.enum(languages).default('en') })

const askedOf = (
  { orderId, file }: z.infer<typeof DocumentParam>,
  { lang }: z.infer<typeof DocumentQuery>,
): AskedDocument => {
  const number = numberOfFile(file)
  if (number === null) throw notFound()
  return { orderId, number, language: lang }
}

const answer = (c: Context<AppEnv>, file: R2ObjectBody, name: string) =>
  c.body(file.body, 200, {
    'content-type': 'application/pdf',
    'content-length': String(file.size),
    'content-disposition': `attachment; filename="taiyari-${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })

/** Mounted under /orders behind `requireAccount`. */
export const documentsRoutes = new Hono<AppEnv>().get(
  '/:orderId/documents/:file',
  validate('param', DocumentParam),
  validate('query', DocumentQuery),
  async (c) => {
    const param = c.req.valid('param')
    const asked = askedOf(param, c.req.valid('query'))
    return answer(c, await readOwnDocument(c.var.services, c.var.user.id, asked), param.file)
  },
)

/** Mounted under /admin/orders, for administrators only. */
export const adminDocumentsRoutes = new Hono<AppEnv>().get(
  '/:orderId/documents/:file',
  validate('param', DocumentParam),
  validate('query', DocumentQuery),
  async (c) => {
    const param = c.req.valid('param')
    const asked = askedOf(param, c.req.valid('query'))
    return answer(c, await readDocument(c.var.services, c.var.user.id, asked), param.file)
  },
)
