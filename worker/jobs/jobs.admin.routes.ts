import { Hono } from 'hono'
import { z } from 'zod'
import { LinkCheckRequest, NewJob, OrganisationInput, OrganisationMerge } from '../../domain/jobs/office-contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { checkLinks } from './link-checks.usecases.ts'
import { createJob } from './new-jobs.usecases.ts'
import {
  changeOrganisation,
  createOrganisation,
  listOrganisations,
  mergeOrganisation,
} from './organisations.usecases.ts'

const OrganisationParam = z.object({ organisationId: z.string().min(1).max(64) })
const done = { status: true } as const

/** Mounted under /admin/jobs, for administrators only. Notices are edited and published by the routes of content. */
export const adminJobsRoutes = new Hono<AppEnv>()
  .post('/', validate('json', NewJob), async (c) =>
    c.json(await createJob(c.var.services, c.req.valid('json'), c.var.user.id), 201),
  )
  .post('/link-checks', validate('json', LinkCheckRequest), async (c) =>
    c.json({ checks: await checkLinks(c.var.services, c.req.valid('json')) }, 200),
  )
  .get('/organisations', async (c) => c.json({ items: await listOrganisations(c.var.services) }, 200))
  .post('/organisations', validate('json', OrganisationInput), async (c) =>
    c.json(await createOrganisation(c.var.services, c.req.valid('json'), c.var.user.id), 201),
  )
  .put(
    '/organisations/:organisationId',
    validate('param', OrganisationParam),
    validate('json', OrganisationInput),
    async (c) => {
      const { organisationId } = c.req.valid('param')
      await changeOrganisation(c.var.services, organisationId, c.req.valid('json'), c.var.user.id)
      return c.json(done, 200)
    },
  )
  .post(
    '/organisations/:organisationId/merge',
    validate('param', OrganisationParam),
    validate('json', OrganisationMerge),
    async (c) => {
      const { organisationId } = c.req.valid('param')
      const { into } = c.req.valid('json')
      return c.json(await mergeOrganisation(c.var.services, organisationId, into, c.var.user.id), 200)
    },
  )
