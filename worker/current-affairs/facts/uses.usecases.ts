import type { PublicFact, UsedFact, UseReview } from '../../../domain/current-affairs/facts.ts'
import type { UsingKind } from '../../../domain/current-affairs/kinds.ts'
import { factPhaseOn } from '../../../domain/current-affairs/facts.ts'
import { dateInIndia } from '../../../domain/india.ts'
import { inAuditedTransaction } from '../../activities/audit.ts'
import type { Services } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { actOf, factOf, readFact } from './facts.usecases.ts'
import * as store from './uses.store.ts'

/** Links a fact to an item, or removes the link. Repeatable. Throws 404 where there is no such fact or item. */
export const setFactUse = async (
  services: Services,
  { isUsed, ...pair }: store.Pair & { isUsed: boolean },
  actor: string,
): Promise<void> => {
  const { kind, itemId, factId } = pair
  const [fact, isThere] = await Promise.all([
    readFact(services, factId),
    isUsed ? store.hasItem(services.db, pair) : true,
  ])
  if (!isThere) throw notFound()
  await inAuditedTransaction(
    services,
    { ...actOf(actor, isUsed ? 'fact.linked' : 'fact.unlinked', factId, fact), detail: { kind, item: itemId } },
    [isUsed ? store.addUse(pair) : store.removeUse(pair)],
    { after: kind === 'question' ? store.questionCard(itemId) : [] },
  )
}

/**
 * Records that somebody compared an item with a fact: it is right, or a question is outdated and leaves the students'
 * revision until it is checked again. Throws 409 where the fact changed meanwhile or is not linked.
 */
export const reviewFactUse = async (
  services: Services,
  { kind, itemId, factId, edition, isOutdated }: { kind: UsingKind; itemId: string } & UseReview,
  actor: string,
): Promise<void> => {
  if (isOutdated && kind !== 'question')
    throw new AppError('input.invalid', 422, 'Only questions can be outdated.', { fields: { isOutdated: 'kind' } })
  const fact = await readFact(services, factId)
  const pair = { kind, itemId, factId }
  const { isDone } = await inAuditedTransaction(
    services,
    {
      ...actOf(actor, isOutdated ? 'fact.use_outdated' : 'fact.use_checked', factId, fact),
      detail: { kind, item: itemId },
    },
    [store.reviewUse(pair, { edition, isOutdated })],
    { after: kind === 'question' ? store.questionCard(itemId) : [] },
  )
  if (!isDone) throw new AppError('content.not_possible', 409, 'The fact changed meanwhile, or is not linked any more.')
}

/** Facts that items of a kind use, by item. */
export const factsOfItems = async (
  services: Services,
  kind: UsingKind,
  itemIds: readonly string[],
): Promise<Map<string, UsedFact[]>> => {
  const today = dateInIndia(services.now())
  const rows = await store.listOfItems(services.db, kind, itemIds)
  const used = ({ fact, flaggedAt, isOutdated, before }: (typeof rows)[number]): UsedFact => ({
    ...factOf(fact, today),
    flaggedAt,
    isOutdated,
    before,
  })
  return new Map(itemIds.map((id) => [id, rows.filter(({ itemId }) => itemId === id).map(used)]))
}

/** Facts of one item in the office. */
export const factsOfItem = async (
  services: Services,
  kind: UsingKind,
  itemId: string,
): Promise<{ items: UsedFact[] }> => ({ items: (await factsOfItems(services, kind, [itemId])).get(itemId) ?? [] })

/** Facts that students read with a published item; what does not hold yet is left out. */
export const publicFactsOf = async (
  services: Services,
  kind: UsingKind,
  itemId: string,
): Promise<{ items: PublicFact[] }> => {
  const today = dateInIndia(services.now())
  const [isPublished, rows] = await Promise.all([
    store.isPublished(services.db, { kind, itemId }),
    store.listOfItems(services.db, kind, [itemId]),
  ])
  if (!isPublished) return { items: [] }
  const items = rows.map(({ fact }): PublicFact => {
    const { id, subject, statement, validFrom, validTo, source, sourceUrl, sourceDate } = fact
    const phase = factPhaseOn(fact, today)
    return { id, subject, statement, validFrom, validTo, source, sourceUrl, sourceDate, phase }
  })
  return { items: items.filter(({ phase }) => phase !== 'upcoming') }
}
