import { Hono } from 'hono'
import { z } from 'zod'
import { FileQuery, MaterialQuery, MaterialsQuery, ReadingPlaceInput } from '../../domain/materials/contract.ts'
import { requireUser, userIdOf } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { publicReads } from '../platform/public-reads.ts'
import { validate } from '../platform/validate.ts'
import { readMaterial, serveMaterialFile } from './materials.usecases.ts'
import { listForReader } from './my-materials.usecases.ts'
import { savePlace } from './places.usecases.ts'

const Param = z.object({ materialId: z.string().min(1).max(64) })

export const materialsRoutes = new Hono<AppEnv>()
  .use(publicReads)
  .get('/', validate('query', MaterialsQuery), async (c) =>
    c.json(await listForReader(c.var.services, await userIdOf(c), c.req.valid('query')), 200),
  )
  .get('/:materialId', validate('param', Param), validate('query', MaterialQuery), async (c) => {
    const { materialId } = c.req.valid('param')
    return c.json(await readMaterial(c.var.services, await userIdOf(c), materialId, c.req.valid('query')), 200)
  })
  .get('/:materialId/file', validate('param', Param), validate('query', FileQuery), async (c) => {
    const { materialId } = c.req.valid('param')
    return serveMaterialFile(c.var.services, await userIdOf(c), materialId, c.req.valid('query'), c.req.raw)
  })
  .put('/:materialId/place', requireUser, validate('param', Param), validate('json', ReadingPlaceInput), async (c) => {
    await savePlace(c.var.services, c.var.user.id, c.req.valid('param').materialId, c.req.valid('json'))
    return c.json({ status: true } as const, 200)
  })
