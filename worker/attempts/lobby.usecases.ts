import type { Paper } from '../../domain/attempts/contract.ts'
import {
  commonTiming,
  isFinalTicket,
  lobbyOpensAt,
  type CommonClock,
  type LobbyEntry,
  type PaperKey,
  type RenewedTicket,
} from '../../domain/attempts/lobby.ts'
import { refuseBlocked } from '../accounts/administration.usecases.ts'
import { liveTest, recentLiveTest, delayReleaseForExtraTime, type LiveTest } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { loadEntitlements } from '../purchases/purchases.usecases.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { paperKey, sealedPaperOf } from '../questions/sealed-papers.usecases.ts'
import { findUserAttempts, insertAttempt, type Accommodation } from './attempts.store.ts'
import { attemptSession, type AttemptWriter } from './attempts.usecases.ts'
import { leaseEnd, leaseInvalid, signLease, type LeaseClaims, type LiveClaims } from './lease.ts'
import { longerMsOf, openingOf, withGrants } from './opening.ts'
import { closed, limitReached, notOpen, refuseLate, startOf } from './test-start.ts'

type CommonTest = LiveTest & { opensAt: number }

/**
 * Lets a student into the lobby of a test with a common start: creates the attempt, whose clock begins by itself, or
 * finds it. `made` is true for a new one. Late joiners enter the same way and get the common end.
 */
export const enterLobby = async (
  services: Services,
  writer: AttemptWriter,
  testId: string,
): Promise<LobbyEntry & { made: boolean }> => {
  const { userId } = writer
  const seen = commonTest(await recentLiveTest(services, testId))
  const entitlementOf = await loadEntitlements(services, userId, [asItem(seen)])
  if (entitlementOf(asItem(seen)) !== 'open') throw notFound()
  // Checked before any read of attempts in D1, because many students arrive too early at the same time.
  if (services.now() < lobbyOpensAt(seen.opensAt)) throw notOpen(lobbyOpensAt(seen.opensAt), services.now())

  const [fresh, { open, accommodation }] = await Promise.all([
    liveTest(services, testId),
    findUserAttempts(services.db, userId, testId),
  ])
  const test = commonTest(fresh)
  const attempt = open ?? (await createAttempt(services, userId, test))
  return { ...(await lobbyEntry(services, writer, attempt, test, accommodation)), made: open === null }
}

/** The test with its common start. Throws 404 where students start on their own. */
const commonTest = (test: LiveTest): CommonTest => {
  const { opensAt } = test
  if (!test.commonStart || opensAt === null) throw notFound()
  return { ...test, opensAt }
}

const asItem = ({ id, access, seriesId }: LiveTest) => ({ id, access, seriesId, hasPreview: false })

const createAttempt = async (services: Services, userId: string, test: CommonTest) => {
  const now = services.now()
  if (now < lobbyOpensAt(test.opensAt)) throw notOpen(lobbyOpensAt(test.opensAt), now)
  refuseLate(test, now)
  const { id: testId, versionId: testVersionId, opensAt } = test
  const attempt = { id: services.newId('att'), userId, testId, testVersionId, startedAt: Math.max(now, opensAt) }
  const { open } = await insertAttempt(services.db, attempt, test)
  if (!open) {
    await refuseBlocked(services, userId)
    throw limitReached()
  }
  return open
}

/** Creates the object if needed and signs the ticket. */
const lobbyEntry = async (
  services: Services,
  writer: AttemptWriter,
  { id: attemptId, testVersionId: versionId }: { id: string; testVersionId: string },
  test: CommonTest,
  accommodation: Accommodation | null,
): Promise<LobbyEntry> => {
  const { userId, session } = writer
  const { paper, scribeMs } = await paperOf(services, versionId)
  const now = services.now()
  const opening = openingOf(paper, { attemptId, userId }, startOf(test, accommodation, scribeMs))
  const { grants: _grants, ...timed } = withGrants(opening.clock)
  const clock = { ...timed, sections: defaultSections(paper, opening.clock.sections) }
  const { deadlineAt } = commonTiming(clock, test.opensAt, now)
  const [{ epoch }, sealed] = await Promise.all([
    attemptSession(services, attemptId).open(opening, now),
    paper.optionalTaken > 0 ? null : sealedPaperOf(services, versionId),
    delayReleaseForExtraTime(services, test, longerMsOf(opening.clock)),
  ])
  const live = { testId: test.id, versionId, beginsAt: test.opensAt, closesAt: clock.closesAt, deadlineAt }
  return {
    attemptId,
    ticket: await signTicket(services, { attemptId, userId, session, epoch }, live),
    paper: sealed && { name: sealed.name, bytes: sealed.bytes.byteLength },
    beginsAt: test.opensAt,
    deadlineAt,
    clock,
    serverNow: now,
  }
}

/** Without a choice the first optional sections are taken. */
const defaultSections = ({ sections, optionalTaken }: Paper, timed: CommonClock['sections']) => {
  const optional = sections.filter((section) => section.optional).map(({ id }) => id)
  const left = new Set(optional.slice(optionalTaken))
  return timed?.filter(({ id }) => !left.has(id)) ?? null
}

const signTicket = (
  services: Services,
  { attemptId, userId, session, epoch }: Pick<LeaseClaims, 'attemptId' | 'userId' | 'session' | 'epoch'>,
  live: Omit<LiveClaims, 'issuedAt'>,
): Promise<string> => {
  const now = services.now()
  const claims = { attemptId, userId, session, epoch, end: leaseEnd(now), live: { ...live, issuedAt: now } }
  return signLease(services.env.AUTH_SECRET, claims)
}

const ticketClaims = ({ live }: LeaseClaims): LiveClaims => {
  if (!live) throw leaseInvalid()
  return live
}

/**
 * A renewed ticket with the current start. Reads only the test's row, cached for some seconds. Where the start was
 * moved, the attempt is updated too, in case it missed the task. With D1 down the ticket's own start applies.
 */
export const renewTicket = async (services: Services, claims: LeaseClaims): Promise<RenewedTicket> => {
  const live = ticketClaims(claims)
  const moved = await movedBy(services, live)
  const times = {
    beginsAt: live.beginsAt + moved,
    closesAt: live.closesAt === null ? null : live.closesAt + moved,
    deadlineAt: live.deadlineAt + moved,
  }
  if (moved !== 0) await attemptSession(services, claims.attemptId).postpone(times, services.now())
  const ticket = await signTicket(services, claims, { ...live, ...times })
  return { ticket, ...times, serverNow: services.now() }
}

const movedBy = async (services: Services, { testId, beginsAt }: LiveClaims): Promise<number> => {
  try {
    return commonTest(await recentLiveTest(services, testId)).opensAt - beginsAt
  } catch (error) {
    if (error instanceof AppError) throw error
    return 0
  }
}

/** The key of the sealed paper, from the start on, derived from the ticket, the clock and the secret alone. */
export const keyForTicket = async (services: Services, claims: LeaseClaims): Promise<PaperKey> => {
  const { versionId, beginsAt, deadlineAt, issuedAt } = ticketClaims(claims)
  const now = services.now()
  if (now < beginsAt) throw notOpen(beginsAt, now)
  if (now >= deadlineAt) throw closed(deadlineAt, now)
  // An early ticket may carry an outdated start; the lobby renews it in the last minutes.
  if (!isFinalTicket(issuedAt, beginsAt)) throw leaseInvalid()
  return { key: await paperKey(services, versionId), deadlineAt, serverNow: now }
}
