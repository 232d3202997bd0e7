import type { Bilingual } from '../../domain/questions/text.ts'
import {
  changeBanner,
  extendWindow,
  grantTime,
  incidentAfter,
  releaseNow,
  writeLine,
  writeNote,
} from '../catalogue/live-room.usecases.ts'
import { once, type Deed, type RoomAct } from '../catalogue/room-acts.ts'
import { liveTest, pauseForAll, postpone, resumeForAll } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import { hashOf } from '../platform/hash.ts'
import { startTask } from '../tasks/tasks.usecases.ts'
import { notPossible, startCounting } from './administration.usecases.ts'
import { attemptsOfTest } from './attempts.store.ts'
import { attemptSession } from './attempts.usecases.ts'

/** The task that notifies every open attempt of a change. */
export type StartedTask = { taskId: string }

/** Also after a repeated act: its first call may have been cut off before the task was started. */
const notifyAttempts = async (services: Services, testId: string): Promise<StartedTask> => ({
  taskId: await startTask(services, { kind: 'test_push', userId: null, input: { testId } }),
})

/** Does an act on the whole test once and notifies every open attempt. */
const actOnAll = async (
  services: Services,
  testId: string,
  act: RoomAct,
  deed: Deed,
  run: () => Promise<void>,
): Promise<StartedTask> => {
  await once(services, testId, act, deed, run)
  return notifyAttempts(services, testId)
}

export const pauseTest = (
  services: Services,
  act: RoomAct & { reason: string },
  testId: string,
): Promise<StartedTask> => {
  const after = incidentAfter(services, testId, act, 'paused')
  return actOnAll(services, testId, act, { kind: 'paused' }, () => pauseForAll(services, { ...act, after }, testId))
}

export const resumeTest = (services: Services, act: RoomAct, testId: string): Promise<StartedTask> => {
  const after = incidentAfter(services, testId, act, 'resumed')
  return actOnAll(services, testId, act, { kind: 'resumed' }, () => resumeForAll(services, { ...act, after }, testId))
}

export const postponeTest = async (
  services: Services,
  act: RoomAct,
  testId: string,
  opensAt: number,
): Promise<StartedTask> => {
  const { opensAt: from } = await liveTest(services, testId)
  const after = incidentAfter(services, testId, act, 'postponed', { from, to: opensAt })
  const deed = { kind: 'postponed', detail: { to: opensAt } } as const
  return actOnAll(services, testId, act, deed, () => postpone(services, { ...act, after }, testId, opensAt))
}

export const extendTest = (
  services: Services,
  act: RoomAct,
  testId: string,
  closesAt: number,
): Promise<StartedTask> => {
  const deed = { kind: 'extended', detail: { to: closesAt } } as const
  return actOnAll(services, testId, act, deed, () => extendWindow(services, act, testId, closesAt))
}

export const showBanner = (
  services: Services,
  act: RoomAct,
  testId: string,
  text: Bilingual | null,
): Promise<StartedTask> => {
  const deed = text ? ({ kind: 'banner_shown', detail: { text } } as const) : ({ kind: 'banner_removed' } as const)
  return actOnAll(services, testId, act, deed, () => changeBanner(services, act, testId, text))
}

export const giveTimeToAll = (
  services: Services,
  act: RoomAct,
  testId: string,
  minutes: number,
): Promise<StartedTask> => {
  const detail = { minutes }
  const deed = { kind: 'extra_time', detail } as const
  return actOnAll(services, testId, act, deed, () => grantTime(services, act, testId, detail))
}

/** The chosen attempts that belong to the test, and the hash by which a repeated act names the same. */
const chosenOf = async ({ db }: Services, testId: string, attemptIds: readonly string[]) => ({
  own: await attemptsOfTest(db, testId, attemptIds),
  attemptsHash: await hashOf(attemptIds.toSorted().join(' ')),
})

/** Gives extra time to some attempts of a test. Returns how many were open. */
export const giveTimeToSome = async (
  services: Services,
  act: RoomAct,
  testId: string,
  minutes: number,
  attemptIds: string[],
): Promise<{ attempts: number }> => {
  const { own, attemptsHash } = await chosenOf(services, testId, attemptIds)
  const detail = { minutes, attempts: own.length, attemptsHash }
  const deed = { kind: 'extra_time', detail: { minutes, attemptsHash } } as const
  await once(services, testId, act, deed, () => grantTime(services, act, testId, detail))
  const now = services.now()
  const given = await Promise.all(own.map(({ id }) => attemptSession(services, id).grant({ id: act.id, minutes }, now)))
  return { attempts: given.filter(Boolean).length }
}

/**
 * Starts the tasks that count all late answers of some attempts of a test, each with its own audit row. Attempts without
 * any are left alone. Throws 409 where none has any.
 */
export const countLateAnswers = async (
  services: Services,
  act: RoomAct & { reason: string },
  testId: string,
  attemptIds: string[],
): Promise<void> => {
  await liveTest(services, testId)
  const { own, attemptsHash } = await chosenOf(services, testId, attemptIds)
  const kind = 'evidence_counted'
  await once(services, testId, act, { kind, detail: { attemptsHash } }, async () => {
    const started = await Promise.all(own.map((row) => startCounting(services, act, row, null)))
    const attempts = started.filter(Boolean).length
    if (attempts === 0) throw notPossible()
    await writeLine(services, act, testId, kind, { attempts, attemptsHash })
  })
}

export const releaseResults = (services: Services, act: RoomAct, testId: string): Promise<void> =>
  once(services, testId, act, { kind: 'results_released' }, () => releaseNow(services, act, testId))

/** Writes a note into the incident log. */
export const noteIncident = (services: Services, act: RoomAct, testId: string, note: string): Promise<void> =>
  once(services, testId, act, { kind: 'note' }, () => writeNote(services, act, testId, note))
