import { sql } from 'drizzle-orm'
import type { AuditAct } from '../../domain/activities/acts.ts'
import type { ExtraTime } from '../../domain/attempts/schedule.ts'
import { recordOf } from '../accounts/accounts.usecases.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import { auditedAct } from '../activities/intents.ts'
import type { IncidentDetail, IncidentKind } from '../../domain/catalogue/live-room.ts'
import { noteAttemptAct } from '../catalogue/live-room.usecases.ts'
import { delayReleaseForExtraTime, delayReleaseForAttempt } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { changeValidity } from '../results/recording.usecases.ts'
import { sendTask, taskStatement } from '../tasks/tasks.usecases.ts'
import {
  endAttempt,
  findAttempt,
  accommodationStatement,
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
type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

/** Audit row of an act on an attempt. It concerns the student, so that its words are encrypted for them. */
const onAttempt = (
  { actorId: actor, reason }: AdminAct,
  act: Extract<AuditAct, `attempt.${string}`>,
  { id, userId, testId }: AttemptRow,
  detail: Record<string, unknown> = {},
): Act => ({ actor, act, kind: 'attempt', itemId: id, person: userId, reason, detail: { testId, ...detail } })

const record = ({ actorId }: AdminAct, act: AdminActKind, about: Record<string, string>): void =>
  log('info', `attempts.${act}`, { actorId, ...about })

/** Writes an act into the incident log of its test. */
const note = (
  services: Services,
  { actorId: actor, reason }: AdminAct,
  kind: IncidentKind,
  { id: attemptId, testId }: AttemptRow,
  detail: IncidentDetail = {},
): Promise<void> => noteAttemptAct(services, testId, { kind, actor, attemptId, note: reason, detail })

export const notPossible = () =>
  new AppError('attempts.not_possible', 409, 'This attempt is not in a state in which this can be done.')

export const requireAttempt = async ({ db }: Services, attemptId: string) => {
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
  const row = await requireAttempt(services, attemptId)
  const { testId, testVersionId } = row
  const { paper } = await paperOf(services, testVersionId)
  await delayReleaseForExtraTime(
    services,
    { id: testId, extraMs: 0 },
    longerMsOf({ ...timesOf(paper, null), extra, drainMs: paper.drainMs }),
  )
  const now = services.now()
  const { deadlineAt } = await auditedAct(
    services,
    onAttempt(act, 'attempt.extra_time_given', row, { extra }),
    async () => orThrow(await attemptSession(services, attemptId).allow({ extra, times: null }, now), now),
  )
  await note(services, act, 'attempt_extra_time', row, extra && 'minutes' in extra ? { minutes: extra.minutes } : {})
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
  const audit = {
    actor: act.actorId,
    act: 'student.accommodated' as const,
    kind: 'student' as const,
    itemId: uid,
    person: uid,
    reason: act.reason,
    after: { extra: allowed?.extra ?? null, scribe: allowed?.scribe ?? false },
  }
  const change = accommodationStatement(uid, allowed, act.reason, services.now())
  await inAuditedTransaction(services, audit, [change], { when: sql`true` })
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
  const row = await requireAttempt(services, attemptId)
  const { state } = row
  if (state === 'abandoned') throw notPossible()
  await auditedAct(services, onAttempt(act, 'attempt.reset', row, { state }), async () => {
    await attemptSession(services, attemptId).abandon(services.now())
    if (state !== 'in_progress') await changeValidity(services, attemptId, 'withdrawn')
    if (!(await endAttempt(services.db, attemptId, { from: state, to: 'abandoned', reason: act.reason })))
      throw notPossible()
  })
  await note(services, act, 'attempt_reset', row)
  record(act, 'reset', { attemptId })
}

/** Keeps a result without a rank and shows the student the reason. Throws 409 unless the attempt is scored. */
export const invalidateAttempt = async (services: Services, act: AdminAct, attemptId: string): Promise<void> => {
  const row = await requireAttempt(services, attemptId)
  const { state } = row
  if (state !== 'scored') throw notPossible()
  await auditedAct(services, onAttempt(act, 'attempt.invalidated', row), async () => {
    await changeValidity(services, attemptId, 'invalidated')
    await attemptSession(services, attemptId).invalidate()
    if (!(await endAttempt(services.db, attemptId, { from: state, to: 'invalidated', reason: act.reason })))
      throw notPossible()
  })
  await note(services, act, 'attempt_invalidated', row)
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
  const row = await requireAttempt(services, attemptId)
  const { state, testId, testVersionId } = row
  const { paper } = await paperOf(services, testVersionId)
  const attempt = attemptSession(services, attemptId)
  const { deadlineAt } = await auditedAct(services, onAttempt(act, 'attempt.reopened', row, { minutes }), async () => {
    const isOpenNow = await reopenAttempt(services.db, attemptId, act.reason)
    if (!isOpenNow && !(state === 'in_progress' && (await attempt.view(services.now()))?.state === 'scored'))
      throw notPossible()
    await changeValidity(services, attemptId, 'withdrawn')
    const now = services.now()
    await delayReleaseForAttempt(services, testId, now + minutes * minuteMs + longerDrainMsOf(paper.drainMs))
    return orThrow(await attempt.reopen(minutes * minuteMs, now), now)
  })
  await note(services, act, 'attempt_reopened', row, { minutes })
  record(act, 'reopening', { attemptId })
  return { deadlineAt }
}

/**
 * Starts the task that counts evidence of an attempt, of some questions or all received so far, and writes its audit
 * row. Returns the task's id; null where there is none to count.
 */
export const startCounting = async (
  services: Services,
  act: AdminAct,
  row: AttemptRow,
  questionIds: string[] | null,
): Promise<string | null> => {
  const { id: attemptId } = row
  const until = services.now()
  const countable = await attemptSession(services, attemptId).countableEvidence(until)
  const asked = countable.filter(({ questionId }) => questionIds?.includes(questionId) ?? true)
  if (asked.length === 0) return null
  const input: EvidenceInput = { mode: 'commit', attemptId, questionIds, until, reason: act.reason }
  const taskId = services.newId('tsk')
  const task = { id: taskId, kind: 'evidence' as const, userId: act.actorId, input }
  await inAuditedTransaction(services, onAttempt(act, 'attempt.evidence_counted', row, { questionIds, taskId }), [
    taskStatement(services, task, sql`true`),
  ])
  await sendTask(services, taskId)
  record(act, 'evidence', { attemptId, taskId })
  return taskId
}

/**
 * Counts evidence of an attempt, in a task. Returns its id. Throws 409 where there is none, the attempt is open, or it
 * closed more than seven days ago.
 */
export const countEvidence = async (
  services: Services,
  act: AdminAct,
  attemptId: string,
  questionIds: string[] | null,
): Promise<string> => {
  const row = await requireAttempt(services, attemptId)
  const taskId = await startCounting(services, act, row, questionIds)
  if (taskId === null) throw notPossible()
  await note(services, act, 'evidence_counted', row)
  return taskId
}
