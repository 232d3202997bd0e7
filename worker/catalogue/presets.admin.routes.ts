import { Hono } from 'hono'
import { z } from 'zod'
import { AtPresetRevision, BeginPresetDraft, SavePresetDraft } from '../../domain/catalogue/presets/office.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import {
  addPresetVersion,
  beginPresetDraft,
  discardPresetDraft,
  readPresetDraft,
  savePresetDraft,
} from './preset-drafts.usecases.ts'
import { listOfficePresets, readOfficePreset } from './presets.usecases.ts'

const PresetParam = z.object({ id: z.string().min(1).max(64) })
const done = { status: true } as const

/** Mounted under /admin/presets, for administrators only. */
export const adminPresetsRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.json(await listOfficePresets(c.var.services), 200))
  .get('/:id', validate('param', PresetParam), async (c) =>
    c.json(await readOfficePreset(c.var.services, c.req.valid('param').id), 200),
  )
  .get('/:id/draft', validate('param', PresetParam), async (c) =>
    c.json(await readPresetDraft(c.var.services, c.req.valid('param').id), 200),
  )
  .post('/:id/draft', validate('param', PresetParam), validate('json', BeginPresetDraft), async (c) => {
    const { from } = c.req.valid('json')
    return c.json(await beginPresetDraft(c.var.services, c.req.valid('param').id, from, c.var.user.id), 201)
  })
  .put('/:id/draft', validate('param', PresetParam), validate('json', SavePresetDraft), async (c) =>
    c.json(await savePresetDraft(c.var.services, c.req.valid('param').id, c.req.valid('json'), c.var.user.id), 200),
  )
  .delete('/:id/draft', validate('param', PresetParam), async (c) => {
    await discardPresetDraft(c.var.services, c.req.valid('param').id, c.var.user.id)
    return c.json(done, 200)
  })
  .post('/:id/versions', validate('param', PresetParam), validate('json', AtPresetRevision), async (c) => {
    const { revision } = c.req.valid('json')
    return c.json(await addPresetVersion(c.var.services, c.req.valid('param').id, revision, c.var.user.id), 201)
  })
