import { Hono } from 'hono'
import { RestoreSettings, SaveSettings, SectionParam } from '../../domain/settings/section-contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { readHistory, restoreSettings, saveSettings, type NamesOf } from './settings.usecases.ts'

/** Mounted under /admin/settings, for administrators only. */
export const adminSettingsRoutes = ({ namesOf }: { namesOf: NamesOf }) =>
  new Hono<AppEnv>()
    .get('/:section', validate('param', SectionParam), async (c) =>
      c.json(await readHistory(c.var.services, c.req.valid('param').section, namesOf), 200),
    )
    .put('/:section', validate('param', SectionParam), validate('json', SaveSettings), async (c) => {
      const { section } = c.req.valid('param')
      return c.json(await saveSettings(c.var.services, section, c.req.valid('json'), c.var.user.id), 200)
    })
    .post('/:section/restore', validate('param', SectionParam), validate('json', RestoreSettings), async (c) => {
      const { section } = c.req.valid('param')
      return c.json(await restoreSettings(c.var.services, section, c.req.valid('json'), c.var.user.id), 200)
    })
