import type { OfficeOrganisation, OrganisationInput } from '../../domain/jobs/office-contract.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import { refreshRows } from '../content/office-rows.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import * as store from './organisations.store.ts'

type Organisation = NonNullable<Awaited<ReturnType<typeof store.findOrganisation>>>

const factsOf = ({ name, url }: OrganisationInput) => ({ nameEn: name.en, nameHi: name.hi, url })

const actOn = (
  { id, name }: Pick<Organisation, 'id' | 'name'>,
  act: 'created' | 'changed' | 'merged',
  actor: string,
): Pick<Act, 'actor' | 'act' | 'kind' | 'itemId' | 'title'> => ({
  actor,
  act: `organisation.${act}`,
  kind: 'organisation',
  itemId: id,
  title: name,
})

const nameTaken = () =>
  new AppError('jobs.organisation_taken', 409, 'Another organisation has this name.', {
    fields: { 'name.en': 'taken' },
  })

const required = async (services: Services, id: string): Promise<Organisation> => {
  const organisation = await store.findOrganisation(services.db, id)
  if (!organisation) throw notFound()
  return organisation
}

/** Every organisation with its use, in the order of the filter of /jobs. */
export const listOrganisations = (services: Services): Promise<OfficeOrganisation[]> =>
  store.listWithCounts(services.db)

/** Throws 409 when another organisation has the English name. */
export const createOrganisation = async (services: Services, input: OrganisationInput, actor: string) => {
  const id = services.newId('org')
  const { isDone } = await inAuditedTransaction(
    services,
    { ...actOn({ id, name: input.name }, 'created', actor), after: factsOf(input) },
    [store.insertOrganisation(id, input)],
  )
  if (!isDone) throw nameTaken()
  return { id }
}

/** Publishes events for the jobs of an organisation, whose pages show its name. */
const jobsChanged = async (services: Services, id: string) =>
  (await store.publishedJobsOf(services.db, id)).map((jobId) =>
    newEvent(services, { kind: 'content.published', payload: { kind: 'job', id: jobId } }),
  )

/** Throws 404 for an unknown organisation, 409 when another has the English name. */
export const changeOrganisation = async (services: Services, id: string, input: OrganisationInput, actor: string) => {
  const before = await required(services, id)
  const events = await jobsChanged(services, id)
  const { isDone } = await inAuditedTransaction(
    services,
    { ...actOn({ id, name: input.name }, 'changed', actor), before: factsOf(before), after: factsOf(input) },
    [...events.map((event) => eventRow(event)), store.updateOrganisation(id, input)],
  )
  if (!isDone) throw nameTaken()
  dispatchSoon(services, events)
}

/**
 * Moves every job and draft of an organisation to another and deletes it. Throws 404 when one of them does not exist.
 */
export const mergeOrganisation = async (services: Services, id: string, into: string, actor: string) => {
  const [from, kept] = await Promise.all([required(services, id), required(services, into)])
  if (from.id === kept.id) throw new AppError('jobs.organisation_taken', 409, 'Choose another organisation.')
  const [events, items] = await Promise.all([jobsChanged(services, id), store.listItemsNaming(services.db, id)])
  const { moves, removal } = store.mergeStatements(id, into)
  const { isDone } = await inAuditedTransaction(
    services,
    {
      ...actOn(from, 'merged', actor),
      before: factsOf(from),
      detail: { into, name: kept.name, items: items.length },
    },
    [...moves, ...refreshRows('job', items), ...events.map((event) => eventRow(event)), removal],
  )
  if (!isDone) throw notFound()
  dispatchSoon(services, events)
  return { moved: items.length }
}
