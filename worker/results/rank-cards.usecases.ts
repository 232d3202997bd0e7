import { consentState, type ConsentFacts } from '../../domain/accounts/consent.ts'
import { isReleased } from '../../domain/catalogue/window.ts'
import { learningPaths } from '../../domain/learning-paths.ts'
import { cardRefusal, type CardRefusal, type OwnRankCard, type RankCard } from '../../domain/results/rank-card.ts'
import type { MakeRankCard } from '../../domain/results/rank-card-form.ts'
import { standingFrom } from '../../domain/results/standing.ts'
import { ownAct } from '../accounts/account-acts.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import { qrOf } from '../files/qr.ts'
import { addressGroup } from '../platform/client-address.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitCount, limitMisses } from '../platform/limits.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import * as store from './rank-cards.store.ts'
import { openResultOf } from './results.usecases.ts'
import { findResult, readResult } from './results.store.ts'

/** Limit on unknown codes per client address, and on changes by one student. */
const guessLimit: Limit = { failures: 30, windowMs: 15 * 60_000 }
const changeLimit: Limit = { failures: 30, windowMs: 60 * 60_000 }

type Row = NonNullable<Awaited<ReturnType<typeof readResult>>>
type Person = { name: string | null } & ConsentFacts

const unknownPerson: Person = {
  name: null,
  birthDate: null,
  declaredMinor: false,
  guardianAskedAt: null,
  guardianConsentAt: null,
}

/** Rank of today, and the reason against a card. */
const stateOf = async (services: Services, { result, standing }: Row, person: Person) => {
  const { paper, scoreRules } = await paperOf(services, result.testVersionId)
  const { rank, of, percentile } = standingFrom(standing.above, standing.of, standing.tiedAbove)
  const refusal = cardRefusal({
    validity: result.standing,
    ranked: result.ranked,
    qualifying: scoreRules.qualifying,
    of,
    consent: consentState(person, services.now()),
  })
  return {
    test: { id: result.testId, title: paper.title },
    standing: { rank, of, percentile, synthetic: standing.synthetic },
    refusal,
  }
}

const ownState = async (services: Services, userId: string, attemptId: string) => {
  await openResultOf(services, userId, attemptId)
  const [row, person = unknownPerson] = await Promise.all([
    readResult(services.db, attemptId),
    store.findPerson(services.db, userId),
  ])
  if (!row) throw notFound()
  return { ...(await stateOf(services, row, person)), name: person.name ?? '' }
}

/** The card of an attempt for its student, or why there can be none. Throws as `openResultOf`. */
export const readOwnCard = async (services: Services, userId: string, attemptId: string): Promise<OwnRankCard> => {
  const [{ test, standing, refusal, name }, card] = await Promise.all([
    ownState(services, userId, attemptId),
    store.findCardOf(services.db, attemptId),
  ])
  return {
    state: 'released',
    attemptId,
    test,
    standing: refusal === null ? standing : null,
    refusal,
    card: card && { code: card.code, showsName: card.showsName, madeAt: card.madeAt },
    name,
  }
}

const refused = (reason: CardRefusal) =>
  new AppError('results.no_rank_card', 409, 'This attempt has no rank card.', { details: { reason } })

/**
 * Makes the card with the student's consent, or changes whether it shows the name. Throws as `openResultOf`, 409
 * `results.no_rank_card` where there can be none, 429 beyond 30 changes in an hour.
 */
export const makeCard = async (
  services: Services,
  userId: string,
  attemptId: string,
  { showsName }: MakeRankCard,
): Promise<OwnRankCard> => {
  const { test, standing, refusal } = await ownState(services, userId, attemptId)
  if (refusal !== null) throw refused(refusal)
  await limitCount(services, `rank-card:${userId}`, changeLimit)
  const { rank, of } = standing
  const card = { code: services.newToken(), attemptId, userId, showsName, rank, of, madeAt: services.now() }
  const detail = { attemptId, testId: test.id, showsName }
  await inAuditedTransaction(services, ownAct(userId, 'account.rank_card_shared', { detail }), [
    store.cardStatement(card),
  ])
  return readOwnCard(services, userId, attemptId)
}

/**
 * Takes a card back at once; idempotent, also for an attempt that lost its rank. Throws 404 where it is another
 * student's.
 */
export const revokeCard = async (services: Services, userId: string, attemptId: string): Promise<void> => {
  const result = await findResult(services.db, attemptId)
  if (result?.userId !== userId) throw notFound()
  await inAuditedTransaction(services, ownAct(userId, 'account.rank_card_revoked', { detail: { attemptId } }), [
    store.removalStatement(attemptId, userId),
  ])
}

/** The date of the last change of a score by a key since an instant. */
const changedSince = ({ changes }: Row, since: number): number | null => {
  const last = changes.at(-1)?.at ?? 0
  return last > since ? last : null
}

const findCard = async (services: Services, code: string): Promise<RankCard | null> => {
  const found = await store.findByCode(services.db, code)
  const row = found && (await readResult(services.db, found.card.attemptId))
  if (!found || !row || !isReleased(row.standing, services.now())) return null
  const { card, ...person } = found
  const { test, standing, refusal } = await stateOf(services, row, person)
  if (refusal !== null) return null
  return {
    ...standing,
    code,
    test,
    submittedAt: row.result.submittedAt,
    isDemo: row.result.synthetic,
    name: card.showsName ? person.name : null,
    madeAt: card.madeAt,
    before: { rank: card.rank, of: card.of },
    changedAt: changedSince(row, card.madeAt),
    qr: qrOf(`${services.origin}${learningPaths.rankCard(code)}`),
    serverNow: services.now(),
  }
}

/**
 * Public check of a card, computed from the results of today. Throws 404 for an unknown or revoked code and for an
 * attempt that may have no card any more, 429 after `guessLimit` of them.
 */
export const checkCard = async (services: Services, code: string, clientAddress: string): Promise<RankCard> => {
  const subject = `rank-card:${addressGroup(clientAddress)}`
  const card = await limitMisses(services, subject, guessLimit, () => findCard(services, code))
  if (!card) throw notFound()
  return card
}
