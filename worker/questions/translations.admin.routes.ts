import { Hono } from 'hono'
import { TranslationsQuery } from '../../domain/questions/translations.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { listTranslations } from './translations.usecases.ts'

/** Mounted under /admin/questions. */
export const adminTranslationsRoutes = new Hono<AppEnv>().get(
  '/translations',
  validate('query', TranslationsQuery),
  async (c) => c.json(await listTranslations(c.var.services, c.req.valid('query')), 200),
)
