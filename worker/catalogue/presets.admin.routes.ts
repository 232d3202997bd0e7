import { Hono } from 'hono'
import { z } from 'zod'
import {
  AtPresetRevision,
  BeginPresetDraft,
  presetParts,
  SavePresetDraft,
  type PresetPart,
} from '../../domain/catalogue/presets/office.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { blueprintPart } from './blueprint-part.ts'
import type { DatedPart } from './dated-part.ts'
import { patternPart } from './pattern-part.ts'
import {
  addPresetVersion,
  beginPresetDraft,
  discardPresetDraft,
  readPresetDraft,
  savePresetDraft,
} from './preset-drafts.usecases.ts'
import { listOfficePresets, readOfficePreset } from './presets.usecases.ts'

const PresetParam = z.object({ id: z.string().min(1).max(64) })
const PartParam = PresetParam.extend({ part: z.enum(presetParts) })
const done = { status: true } as const

const parts: Record<PresetPart, DatedPart> = { pattern: patternPart, blueprint: blueprintPart }

/** Mounted under /admin/presets, for administrators only. */
export const adminPresetsRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.json(await listOfficePresets(c.var.services), 200))
  .get('/:id', validate('param', PresetParam), async (c) =>
    c.json(await readOfficePreset(c.var.services, c.req.valid('param').id), 200),
  )
  .get('/:id/:part/draft', validate('param', PartParam), async (c) => {
    const { id, part } = c.req.valid('param')
    return c.json(await readPresetDraft(c.var.services, parts[part], id), 200)
  })
  .post('/:id/:part/draft', validate('param', PartParam), validate('json', BeginPresetDraft), async (c) => {
    const { id, part } = c.req.valid('param')
    const { from } = c.req.valid('json')
    return c.json(await beginPresetDraft(c.var.services, parts[part], id, from, c.var.user.id), 201)
  })
  .put('/:id/:part/draft', validate('param', PartParam), validate('json', SavePresetDraft), async (c) => {
    const { id, part } = c.req.valid('param')
    return c.json(await savePresetDraft(c.var.services, parts[part], id, c.req.valid('json'), c.var.user.id), 200)
  })
  .delete('/:id/:part/draft', validate('param', PartParam), validate('json', EmptyBody), async (c) => {
    const { id, part } = c.req.valid('param')
    await discardPresetDraft(c.var.services, parts[part], id, c.var.user.id)
    return c.json(done, 200)
  })
  .post('/:id/:part/versions', validate('param', PartParam), validate('json', AtPresetRevision), async (c) => {
    const { id, part } = c.req.valid('param')
    const { revision } = c.req.valid('json')
    return c.json(await addPresetVersion(c.var.services, parts[part], id, revision, c.var.user.id), 201)
  })
