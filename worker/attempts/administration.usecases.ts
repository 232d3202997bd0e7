import type { ExtraTime } from '../../domain/attempts/schedule.ts'
import { recordOf } from '../accounts/accounts.usecases.ts'
import { delayReleaseForExtraTime, delayReleaseForAttempt } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { changeValidity } from '../results/recording.usecases.ts'
import { startTask } from '../tasks/tasks.usecases.ts'
import {
  endAttempt,
  findAttempt,
  saveAccommodation,
  listOpenOfStudent,
  reopenAttempt,
  type Accommodation,
} from './attempts.store.ts'
import { attemptSession } from './attempts.usecases.ts'
import type { EvidenceInput } from './evidence.task.ts'
import { longerDrainMsOf, longerMsOf, timesOf } from './opening.ts'
import { orThrow } from './refusals.ts'

/** The acting administrator and the stated reason. */
export type AdminAct = { actorId: string; reason: string }

const minuteMs = 60_000

type AdminActKind = 'extra_time' | 'accommodation' | 'reset' | 'invalidation' | 'reopening' | 'evidence'

const record = ({ actorId }: AdminAct, act: AdminActKind, about: Record<string, string>): void =>
  log('info', `attempts.${act}`, { actorId, ...about })

const notPossible = () =>
  new AppError('attempts.not_possible', 409, 'This attempt is not in a state in which this can be done.')

const requireAttempt = async ({ db }: Services, attemptId: string) => {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt) throw notFound()
  return attempt
}

/** Gives one attempt extra time, effective at once. Throws 409 where it is closed. */
export const giveExtraTime = async (
  services: Services,
  act: AdminAct,
  attemptId: string,
  extra: ExtraTime | null,
): Promise<{ deadlineAt: number | null }> => {
  const { testId, testVersionId } = await requireAttempt(services, attemptId)
  const { paper } = await paperOf(services, testVersionId)
  await delayReleaseForExtraTime(
    services,
    { id: testId, extraMs: 0 },
    longerMsOf({ ...timesOf(paper, null), extra, drainMs: paper.drainMs }),
  )
  const now = services.now()
  const { deadlineAt } = orThrow(await attemptSession(services, attemptId).allow({ extra, times: null }, now), now)
  record(act, 'extra_time', { attemptId })
  return { deadlineAt }
}

/** Replaces a student's accommodation for every test and applies it to the open attempts. */
export const accommodate = async (
  services: Services,
  act: AdminAct,
  uid: string,
  { extra, scribe }: { extra: ExtraTime | null; scribe: boolean },
): Promise<{ attempts: number }> => {
  if (!(await recordOf(services, uid))) throw notFound()
  const allowed = extra || scribe ? { extra: extra ?? { minutes: 0 }, scribe } : null
  await saveAccommodation(services.db, uid, allowed, act.reason, services.now())
  const open = await listOpenOfStudent(services.db, uid)
  await Promise.all(open.map((attempt) => allow(services, attempt, allowed)))
  record(act, 'accommodation', { uid })
  return { attempts: open.length }
}

/**
 * Applies an accommodation to an open attempt. An attempt closed meanwhile, or without an object yet, is left alone.
 */
const allow = async (
  services: Services,
  { id, testId, testVersionId }: { id: string; testId: string; testVersionId: string },
  allowed: Accommodation | null,
): Promise<void> => {
  const { paper, scribeMs } = await paperOf(services, testVersionId)
  const extra = allowed?.extra ?? null
  const times = timesOf(paper, allowed?.scribe ? scribeMs : null)
  await delayReleaseForExtraTime(
    services,
    { id: testId, extraMs: 0 },
    longerMsOf({ ...times, extra, drainMs: paper.drainMs }),
  )
  await attemptSession(services, id).allow({ extra, times }, services.now())
}

/**
 * Voids an attempt, so that the student can start anew. The row in D1 changes last: an interrupted reset runs again
 * from the start.
 */
export const resetAttempt = async (services: Services, act: AdminAct, attemptId: string): Promise<void> => {
  const { state } = await requireAttempt(services, attemptId)
  if (state === 'abandoned') throw notPossible()
  await attemptSession(services, attemptId).abandon(services.now())
  if (state !== 'in_progress') await changeValidity(services, attemptId, 'withdrawn')
  if (!(await endAttempt(services.db, attemptId, { from: state, to: 'abandoned', reason: act.reason })))
    throw notPossible()
  record(act, 'reset', { attemptId })
}

/** Keeps a result without a rank and shows the student the reason. Throws 409 unless the attempt is scored. */
export const invalidateAttempt = async (services: Services, act: AdminAct, attemptId: string): Promise<void> => {
  const { state } = await requireAttempt(services, attemptId)
  if (state !== 'scored') throw notPossible()
  await changeValidity(services, attemptId, 'invalidated')
  await attemptSession(services, attemptId).invalidate()
  if (!(await endAttempt(services.db, attemptId, { from: state, to: 'invalidated', reason: act.reason })))
    throw notPossible()
  record(act, 'invalidation', { attemptId })
}

/**
 * Reopens a scored attempt for some minutes. Its result is withdrawn until it is scored again. Throws 409 while the
 * student has another open attempt of the test.
 */
export const reopen = async (
  services: Services,
  act: AdminAct,
  attemptId: string,
  minutes: number,
): Promise<{ deadlineAt: number }> => {
  const { state, testId, testVersionId } = await requireAttempt(services, attemptId)
  const { paper } = await paperOf(services, testVersionId)
  const attempt = attemptSession(services, attemptId)
  const isOpenNow = await reopenAttempt(services.db, attemptId, act.reason)
  if (!isOpenNow && !(state === 'in_progress' && (await attempt.view(services.now()))?.state === 'scored'))
    throw notPossible()
  await changeValidity(services, attemptId, 'withdrawn')
  const now = services.now()
  await delayReleaseForAttempt(services, testId, now + minutes * minuteMs + longerDrainMsOf(paper.drainMs))
  const { deadlineAt } = orThrow(await attempt.reopen(minutes * minuteMs, now), now)
  record(act, 'reopening', { attemptId })
  return { deadlineAt }
}

/**
 * Starts the task that counts evidence of an attempt: of some questions, or all received so far. Returns the task's id.
 * Throws 409 where there is none, the attempt is open, or it closed more than seven days ago.
 */
export const countEvidence = async (
  services: Services,
  act: AdminAct,
  attemptId: string,
  questionIds: string[] | null,
): Promise<string> => {
  await requireAttempt(services, attemptId)
  const until = services.now()
  const countable = await attemptSession(services, attemptId).countableEvidence(until)
  const asked = countable.filter(({ questionId }) => questionIds?.includes(questionId) ?? true)
  if (asked.length === 0) throw notPossible()
  const input: EvidenceInput = { mode: 'commit', attemptId, questionIds, until, reason: act.reason }
  const taskId = await startTask(services, { kind: 'evidence', userId: act.actorId, input })
  record(act, 'evidence', { attemptId, taskId })
  return taskId
}
