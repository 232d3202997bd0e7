import type {
  AttemptView,
  BegunAttempt,
  StartedAttempt,
  Submitted,
  SyncAck,
  SyncBatch,
  TakenLease,
  Timing,
} from '../../domain/attempts/contract.ts'
import { extraMsOf } from '../../domain/attempts/schedule.ts'
import type { Language } from '../../domain/language.ts'
import type { AttemptResult, VoidResult } from '../../domain/results/contract.ts'
import { testForSitting } from '../catalogue/catalogue.usecases.ts'
import { waitForExtra } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { readResultOf } from '../results/results.usecases.ts'
import { findAttempt, findSittings, openSitting, type Accommodation } from './attempts.store.ts'
import { leaseEnd, signLease, type LeaseClaims } from './lease.ts'
import { openingOf } from './opening-of.ts'
import { orThrow } from './refusals.ts'
import { refuseToBegin, startOf } from './start-of.ts'
import type { Holder, SittingView } from './session/sitting.ts'

/** Who writes: the student, and the hash of the session they are signed in with. */
export type Writer = { userId: string; session: string }

/** The object of a sitting. */
export const sittingOf = ({ env }: Services, attemptId: string) => env.ATTEMPTS.getByName(attemptId)

/** What of a lease its sitting has to know. */
export const holderOf = ({ epoch, session }: LeaseClaims): Holder => ({ epoch, session })

const leaseFor = (services: Services, attemptId: string, { userId, session }: Writer, epoch: number): Promise<string> =>
  signLease(services.env.AUTH_SECRET, { attemptId, userId, session, epoch, end: leaseEnd(services.now()) })

/** Opens a sitting, or answers the one that is open. `made` tells which. */
export const startAttempt = async (
  services: Services,
  writer: Writer,
  testId: string,
): Promise<StartedAttempt & { made: boolean }> => {
  const now = services.now()
  const [test, { open, accommodation }] = await Promise.all([
    testForSitting(services, writer.userId, testId),
    findSittings(services.db, writer.userId, testId),
  ])
  if (open) return enter(services, writer, open, test, accommodation)
  if (test.access !== 'open') throw notFound()
  refuseToBegin(test, now)

  const id = services.newId('att')
  const attempt = { id, userId: writer.userId, testId, testVersionId: test.versionId, startedAt: now }
  const openId = await openSitting(services.db, attempt, test.attemptsAllowed)
  if (openId === undefined)
    throw new AppError('attempts.limit_reached', 409, 'You have taken this test as often as it allows.')
  const started = await enter(services, writer, { id: openId, testVersionId: test.versionId }, test, accommodation)
  return { ...started, made: openId === id }
}

type StartedTest = Awaited<ReturnType<typeof testForSitting>>

/** Makes the object if it is not there yet (a start that was cut off) and signs a lease of its present writer. */
const enter = async (
  services: Services,
  writer: Writer,
  { id: attemptId, testVersionId }: { id: string; testVersionId: string },
  test: StartedTest,
  accommodation: Accommodation | null,
) => {
  const { paper, scribeMs } = await paperOf(services, testVersionId)
  const opening = openingOf(paper, { attemptId, userId: writer.userId }, startOf(test, accommodation, scribeMs))
  const [{ epoch, state }] = await Promise.all([
    sittingOf(services, attemptId).open(opening, services.now()),
    test.closesAt === null ? null : waitForExtra(services, test, extraMsOf(opening.clock)),
  ])
  return { attemptId, lease: await leaseFor(services, attemptId, writer, epoch), state, made: false }
}

export const beginAttempt = async (
  services: Services,
  lease: LeaseClaims,
  chosen: { language: Language; sections?: string[] | undefined },
): Promise<BegunAttempt> => {
  const now = services.now()
  const begun = orThrow(await sittingOf(services, lease.attemptId).begin(holderOf(lease), chosen, now), now)
  return { deadlineAt: begun.deadlineAt, serverNow: now }
}

/** The sitting, if it is this student's. Another's looks the same as none. */
const ownSitting = async (services: Services, userId: string, attemptId: string): Promise<SittingView> => {
  const view = await sittingOf(services, attemptId).visit(userId, services.now())
  if (!view) throw notFound()
  return view
}

export const takeLease = async (services: Services, writer: Writer, attemptId: string): Promise<TakenLease> => {
  await ownSitting(services, writer.userId, attemptId)
  const taken = orThrow(await sittingOf(services, attemptId).takeOver(writer.session), services.now())
  return { lease: await leaseFor(services, attemptId, writer, taken.epoch), revision: taken.revision }
}

/** The paper comes only once the clock has started. */
export const viewAttempt = async (services: Services, userId: string, attemptId: string): Promise<AttemptView> => {
  const view = await ownSitting(services, userId, attemptId)
  const now = services.now()
  const hasBegun = view.timing !== null && now >= view.timing.begunAt
  const paper = hasBegun ? (await paperOf(services, view.testVersionId)).paper : null
  return {
    state: view.state,
    paper,
    responses: view.responses,
    revision: view.revision,
    deadlineAt: view.deadlineAt,
    timing: view.timing,
    sections: view.sections ?? paper?.sections.map(({ id }) => id) ?? [],
    integrity: view.integrity,
    serverNow: now,
  }
}

export const syncResponses = async (
  services: Services,
  lease: LeaseClaims,
  { lease: _lease, ...batch }: SyncBatch,
): Promise<SyncAck> => {
  const now = services.now()
  const saved = orThrow(await sittingOf(services, lease.attemptId).sync(holderOf(lease), batch, now), now)
  return { ...saved, serverNow: now }
}

export const pauseAttempt = async (services: Services, lease: LeaseClaims): Promise<Timing> => {
  const now = services.now()
  return orThrow(await sittingOf(services, lease.attemptId).pause(holderOf(lease), now), now)
}

export const resumeAttempt = async (services: Services, lease: LeaseClaims): Promise<Timing> => {
  const now = services.now()
  return orThrow(await sittingOf(services, lease.attemptId).resume(holderOf(lease), now), now)
}

export const submitAttempt = async (
  services: Services,
  lease: LeaseClaims,
  submissionId: string,
): Promise<Submitted> => {
  const now = services.now()
  return orThrow(await sittingOf(services, lease.attemptId).submit(holderOf(lease), submissionId, now), now)
}

/** Null while it is being scored. A sitting that still runs has no result: 404 as for another's. */
export const resultOf = async (
  services: Services,
  userId: string,
  attemptId: string,
): Promise<AttemptResult | VoidResult | null> => {
  const result = await readResultOf(services, userId, attemptId)
  if (result) return result
  const attempt = await findAttempt(services.db, attemptId)
  if (attempt?.userId !== userId) throw notFound()
  const { receipt } = await ownSitting(services, userId, attemptId)
  if (receipt === null) throw notFound()
  return null
}
