import { Hono } from 'hono'
import { ActivitiesQuery, ChainQuery } from '../../domain/activities/contract.ts'
import type { AppEnv, Services } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { listActivities, type NamesOf, type TitlesOf } from './activities.usecases.ts'
import { verifyChain } from './chain.usecases.ts'

/** Use cases of the areas of accounts and content, which this area may not import. */
type Given = {
  namesOf: NamesOf
  titlesOf: TitlesOf
  listAdministrators: (services: Services) => Promise<{ id: string; name: string }[]>
}

/** Mounted under /admin/activities, for administrators only. */
export const adminActivitiesRoutes = ({ namesOf, titlesOf, listAdministrators }: Given) =>
  new Hono<AppEnv>()
    .get('/', validate('query', ActivitiesQuery), async (c) => {
      const { services } = c.var
      const [page, administrators] = await Promise.all([
        listActivities(services, c.req.valid('query'), { namesOf, titlesOf }),
        listAdministrators(services),
      ])
      return c.json({ ...page, administrators }, 200)
    })
    .get('/chain', validate('query', ChainQuery), async (c) =>
      c.json(await verifyChain(c.var.services, c.req.valid('query').after ?? 0), 200),
    )
