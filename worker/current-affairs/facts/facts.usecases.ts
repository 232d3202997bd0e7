import { sql } from 'drizzle-orm'
import type { AuditAct } from '../../../domain/activities/acts.ts'
import {
  expiringDays,
  factPhaseOn,
  factStateOn,
  hasNewAnswer,
  hasNewValue,
  recheckDays,
  type Fact,
  type FactDetail,
  type FactInput,
  type FactList,
  type FactSave,
  type FactsQuery,
} from '../../../domain/current-affairs/facts.ts'
import { addDays, dateInIndia } from '../../../domain/india.ts'
import { inAuditedTransaction } from '../../activities/audit.ts'
import { omit } from '../../content/omit.ts'
import { dispatchSoon, eventRow, newEvent } from '../../events/outbox.ts'
import type { Services } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { decodeCursor, pageOf } from '../../platform/paging.ts'
import { addVersion, changeCard, flagUses, isAt, rewordVersion } from './editions.store.ts'
import * as store from './facts.store.ts'
import { listUsers } from './uses.store.ts'

const pageSize = 40

type FactRow = NonNullable<Awaited<ReturnType<typeof store.findFact>>>

export const factOf = (row: FactRow, today: string): Fact => ({
  ...omit(row, 'updatedAt'),
  state: factStateOn(row, today),
})

export const listFacts = async (services: Services, query: FactsQuery): Promise<FactList> => {
  const now = services.now()
  const today = dateInIndia(now)
  const view = query.view ?? 'all'
  const bounds = { today, soon: addDays(today, expiringDays), recheck: now - recheckDays * 86_400_000 }
  const [rows, counts] = await Promise.all([
    store.listFacts(services.db, query, bounds, decodeCursor(query.cursor), pageSize),
    store.countByView(services.db, bounds),
  ])
  const { items, next } = pageOf(rows, pageSize, (row) => ({ id: row.id, value: store.sortValueOf(view, row) }))
  return { items: items.map((row) => factOf(row, today)), next, ...counts }
}

/** Facts that the office's search offers. */
const mostFound = 5

/** Facts by words of subject and statement, or by id; the latest change first. */
export const findFacts = async (
  { db }: Services,
  text: string,
): Promise<Pick<Fact, 'id' | 'subject' | 'statement'>[]> => {
  const bounds = { today: '', soon: '', recheck: 0 }
  const [byId, rows] = await Promise.all([
    store.findFact(db, text),
    store.listFacts(db, { q: text }, bounds, null, mostFound - 1),
  ])
  return [...(byId ? [byId] : []), ...rows].map(({ id, subject, statement }) => ({ id, subject, statement }))
}

type FactAct = Extract<AuditAct, `fact.${string}`>

export const actOf = (actor: string | null, act: FactAct, id: string, { subject }: Pick<FactInput, 'subject'>) => ({
  actor,
  act,
  kind: 'fact' as const,
  itemId: id,
  title: subject,
})

/** Throws 422 for a topic that does not exist. */
const requireTopic = async ({ db }: Services, { topicId }: FactInput): Promise<void> => {
  if (topicId === null || (await store.hasTopic(db, topicId))) return
  throw new AppError('input.invalid', 422, 'There is no such topic.', { fields: { topicId: 'unknown' } })
}

const versionOf = (services: Services, input: FactInput, by: string | null) => ({
  statement: input.statement,
  validFrom: input.validFrom,
  validTo: input.validTo,
  source: input.source,
  phase: factPhaseOn(input, dateInIndia(services.now())),
  at: services.now(),
  by,
})

export const addFact = async (services: Services, input: FactInput, actor: string): Promise<{ id: string }> => {
  await requireTopic(services, input)
  const id = services.newId('fct')
  const version = versionOf(services, input, actor)
  await inAuditedTransaction(services, { ...actOf(actor, 'fact.created', id, input), after: input }, [
    store.insertFact({ id, by: actor, now: services.now() }, input, version.phase),
    addVersion(id, { ...version, reason: 'created' }),
  ])
  return { id }
}

/** Throws 404 when there is none. */
export const readFact = async (services: Services, id: string): Promise<Fact> => {
  const found = await store.findFact(services.db, id)
  if (!found) throw notFound()
  return factOf(found, dateInIndia(services.now()))
}

/** A fact with its versions and what rests on it. */
export const readFactDetail = async (services: Services, id: string): Promise<FactDetail> => {
  const [fact, versions, users] = await Promise.all([
    readFact(services, id),
    store.listVersions(services.db, id),
    listUsers(services.db, id),
  ])
  return { ...fact, versions, users }
}

const inputOf = (fact: Fact): FactInput =>
  omit(fact, 'id', 'revision', 'edition', 'checkedAt', 'state', 'uses', 'flagged')

const conflict = ({ revision }: Pick<Fact, 'revision'>) =>
  new AppError('content.revision_conflict', 409, 'This was saved elsewhere in the meantime.', { details: { revision } })

/**
 * Saves a fact over the revision from which the edit began. Another value is a new edition: it flags what rests on the
 * fact, and cards begin anew where the answer is another. Throws 409 on a conflict.
 */
export const saveFact = async (
  services: Services,
  id: string,
  { revision, input, isRewording = false }: Omit<FactSave, 'isRewording'> & { isRewording?: boolean },
  actor: string,
): Promise<void> => {
  const [fact] = await Promise.all([readFact(services, id), requireTopic(services, input)])
  const now = services.now()
  const version = versionOf(services, input, actor)
  const hasAnswer = hasNewAnswer(fact, input) && !isRewording
  const isNew = hasAnswer || hasNewValue({ ...fact, statement: input.statement }, input)
  const when = isAt(id, revision)
  const event = newEvent(services, { kind: 'fact.changed', payload: { factId: id } })
  const card = { cardId: id, isStale: version.phase !== 'valid', answeredAnewAt: hasAnswer ? now : null }
  const { isDone } = await inAuditedTransaction(
    services,
    { ...actOf(actor, 'fact.changed', id, input), before: inputOf(fact), after: input },
    [
      ...(isNew
        ? [addVersion(id, { ...version, reason: 'changed' }, when), flagUses(id, now, when), changeCard(card, when)]
        : [rewordVersion(id, { ...version, reason: 'changed' }, when)]),
      eventRow(event, when),
      store.updateFact({ id, by: actor, now }, { revision, input, phase: version.phase, isNew }),
    ],
  )
  if (!isDone) throw conflict(await readFact(services, id))
  dispatchSoon(services, [event])
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
    [
      changeCard(
        { cardId: id, isStale: true, answeredAnewAt: null },
        sql`${isAt(id, revision)} AND ${store.isUnused(id)}`,
      ),
      store.deleteFact(id, revision),
    ],
  )
  if (isDone) return
  const { uses, revision: stored } = await readFact(services, id)
  if (uses > 0) throw new AppError('content.not_possible', 409, 'Items or questions use it. Set its last day instead.')
  throw conflict({ revision: stored })
}
