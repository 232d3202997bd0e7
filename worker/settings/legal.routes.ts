import { Hono } from 'hono'
import { LegalParam, LegalQuery } from '../../domain/settings/legal-contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { readLegalPage } from './legal.usecases.ts'

export const legalRoutes = new Hono<AppEnv>().get(
  '/:page',
  validate('param', LegalParam),
  validate('query', LegalQuery),
  async (c) => {
    const { version } = c.req.valid('query')
    const page = await readLegalPage(c.var.services, c.req.valid('param').page, version ? Number(version) : null)
    return c.json(page, 200)
  },
)
