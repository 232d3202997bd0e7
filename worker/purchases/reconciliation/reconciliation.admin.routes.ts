import { Hono } from 'hono'
import { z } from 'zod'
import { DifferencesQuery, SettleDifference } from '../../../domain/purchases/differences.ts'
import type { AppEnv } from '../../platform/context.ts'
import { EmptyBody, validate } from '../../platform/validate.ts'
import { compareNow, listDifferences } from './differences.usecases.ts'
import { settleDifference } from './settling.usecases.ts'

const Param = z.strictObject({ id: z.string().min(1).max(64) })

/** Mounted under /admin/reconciliation, for administrators only. */
export const adminReconciliationRoutes = new Hono<AppEnv>()
  .get('/', validate('query', DifferencesQuery), async (c) =>
    c.json(await listDifferences(c.var.services, c.req.valid('query')), 200),
  )
  .post('/runs', validate('json', EmptyBody), async (c) => c.json(await compareNow(c.var.services, c.var.user.id), 202))
  .post('/:id/settlement', validate('param', Param), validate('json', SettleDifference), async (c) => {
    const settled = { ...c.req.valid('json'), actor: c.var.user.id }
    await settleDifference(c.var.services, c.req.valid('param').id, settled)
    return c.json({ settled: true as const }, 200)
  })
