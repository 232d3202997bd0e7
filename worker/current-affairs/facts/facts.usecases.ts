import type { AuditAct } from '../../../domain/activities/acts.ts'
import {
  expiringDays,
  factStateOn,
  recheckDays,
  type Fact,
  type FactInput,
  type FactList,
  type FactsQuery,
} from '../../../domain/current-affairs/facts.ts'
import { addDays, dateInIndia } from '../../../domain/india.ts'
import { omit } from '../../content/omit.ts'
import type { Services } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { decodeCursor, pageOf } from '../../platform/paging.ts'
import { inAuditedTransaction } from '../../activities/audit.ts'
import * as store from './facts.store.ts'

const pageSize = 40

type FactRow = NonNullable<Awaited<ReturnType<typeof store.findFact>>>

const factOf = (row: FactRow, today: string): Fact => ({ ...omit(row, 'updatedAt'), state: factStateOn(row, today) })

export const listFacts = async (services: Services, query: FactsQuery): Promise<FactList> => {
  const now = services.now()
  const today = dateInIndia(now)
  const view = query.view ?? 'all'
  const bounds = { today, soon: addDays(today, expiringDays), recheck: now - recheckDays * 86_400_000 }
  const [rows, counts] = await Promise.all([
    store.listFacts(services.db, query, bounds, decodeCursor(query.cursor), pageSize),
    store.countByEnd(services.db, bounds),
  ])
  const { items, next } = pageOf(rows, pageSize, (row) => ({ id: row.id, value: store.sortValueOf(view, row) }))
  return { items: items.map((row) => factOf(row, today)), next, ...counts }
}

type FactAct = Extract<AuditAct, `fact.${string}`>

const actOf = (actor: string, act: FactAct, id: string, { subject }: Pick<FactInput, 'subject'>) => ({
  actor,
  act,
  kind: 'fact' as const,
  itemId: id,
  title: subject,
})

export const addFact = async (services: Services, input: FactInput, actor: string): Promise<{ id: string }> => {
  const id = services.newId('fct')
  await inAuditedTransaction(services, { ...actOf(actor, 'fact.created', id, input), after: input }, [
    store.insertFact({ id, by: actor, now: services.now() }, input),
  ])
  return { id }
}

/** Throws 404 when there is none. */
export const readFact = async (services: Services, id: string): Promise<Fact> => {
  const found = await store.findFact(services.db, id)
  if (!found) throw notFound()
  return factOf(found, dateInIndia(services.now()))
}

const inputOf = ({ kind, subject, statement, validFrom, validTo, source }: Fact): FactInput => ({
  kind,
  subject,
  statement,
  validFrom,
  validTo,
  source,
})

const conflict = ({ revision }: Pick<Fact, 'revision'>) =>
  new AppError('content.revision_conflict', 409, 'This was saved elsewhere in the meantime.', { details: { revision } })

/** Saves a fact over the revision from which the edit began. Throws 409 on a conflict. */
export const saveFact = async (
  services: Services,
  id: string,
  { revision, input }: { revision: number; input: FactInput },
  actor: string,
): Promise<void> => {
  const fact = await readFact(services, id)
  const { isDone } = await inAuditedTransaction(
    services,
    { ...actOf(actor, 'fact.changed', id, input), before: inputOf(fact), after: input },
    [store.updateFact({ id, by: actor, now: services.now() }, revision, input)],
  )
  if (!isDone) throw conflict(await readFact(services, id))
}

/** Confirms that a fact still holds. Throws 409 on a conflict. */
export const checkFact = async (services: Services, id: string, revision: number, actor: string): Promise<void> => {
  const fact = await readFact(services, id)
  const { isDone } = await inAuditedTransaction(services, actOf(actor, 'fact.checked', id, fact), [
    store.markChecked({ id, by: actor, now: services.now() }, revision),
  ])
  if (!isDone) throw conflict(await readFact(services, id))
}

/** Deletes a fact. Throws 409 on a conflict, and while an item or question uses it. */
export const deleteFact = async (services: Services, id: string, revision: number, actor: string): Promise<void> => {
  const fact = await readFact(services, id)
  const { isDone } = await inAuditedTransaction(
    services,
    { ...actOf(actor, 'fact.deleted', id, fact), before: inputOf(fact) },
    [store.deleteFact(id, revision)],
  )
  if (isDone) return
  const { uses, revision: stored } = await readFact(services, id)
  if (uses > 0) throw new AppError('content.not_possible', 409, 'Items or questions use it. Set its last day instead.')
  throw conflict({ revision: stored })
}

/** Links a fact to an item, or removes the link. Repeatable. */
export const setFactUse = async (
  services: Services,
  { itemId, factId, isUsed }: { itemId: string; factId: string; isUsed: boolean },
  actor: string,
): Promise<void> => {
  const fact = await readFact(services, factId)
  await inAuditedTransaction(
    services,
    { ...actOf(actor, isUsed ? 'fact.linked' : 'fact.unlinked', factId, fact), detail: { item: itemId } },
    [isUsed ? store.linkFact(itemId, factId) : store.unlinkFact(itemId, factId)],
  )
}

/** Facts that items use, by item. */
export const factsOfItems = async (services: Services, itemIds: readonly string[]): Promise<Map<string, Fact[]>> => {
  const today = dateInIndia(services.now())
  const rows = await store.listOfItems(services.db, itemIds)
  const ofItem = (id: string) =>
    rows.filter(({ itemId }) => itemId === id).map((row) => factOf(omit(row, 'itemId'), today))
  return new Map(itemIds.map((id) => [id, ofItem(id)]))
}
