import { Hono } from 'hono'
import { LegalParam, PublishLegal } from '../../domain/settings/legal-contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { publishLegalPage, readOfficeLegal, type RenderBilingual } from './legal-office.usecases.ts'
import type { NamesOf } from './settings.usecases.ts'

/** Mounted under /admin/legal, for administrators only. */
export const adminLegalRoutes = (uses: { namesOf: NamesOf; render: RenderBilingual }) =>
  new Hono<AppEnv>()
    .get('/', async (c) => c.json(await readOfficeLegal(c.var.services, uses.namesOf), 200))
    .post('/:page/publish', validate('param', LegalParam), validate('json', PublishLegal), async (c) => {
      const [{ page }, { base }] = [c.req.valid('param'), c.req.valid('json')]
      return c.json(await publishLegalPage(c.var.services, uses, { page, base, actor: c.var.user.id }), 200)
    })
