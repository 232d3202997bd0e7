import { Hono } from 'hono'
import { OfficeSearchQuery } from '../../domain/office/contract.ts'
import { findStudents } from '../accounts/find-students.usecases.ts'
import { readOverview } from '../content/office-overview.usecases.ts'
import { searchItems } from '../content/office-search.usecases.ts'
import { findFacts } from '../current-affairs/facts/facts.usecases.ts'
import { findOrders } from '../purchases/office-orders.usecases.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'

/** Mounted under /admin/office, for administrators only. */
export const adminOfficeRoutes = new Hono<AppEnv>()
  .get('/search', validate('query', OfficeSearchQuery), async (c) => {
    const { q } = c.req.valid('query')
    const { services } = c.var
    const [items, facts, students, orders] = await Promise.all([
      searchItems(services, q),
      findFacts(services, q),
      findStudents(services, q),
      findOrders(services, q),
    ])
    return c.json({ items, facts, students, orders }, 200)
  })
  .get('/overview', async (c) => c.json(await readOverview(c.var.services, c.var.user.id), 200))
