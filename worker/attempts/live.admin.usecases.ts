import type { Bilingual } from '../../domain/questions/text.ts'
import {
  changeBanner,
  extendWindow,
  grantTime,
  incidentAfter,
  releaseNow,
  writeNote,
} from '../catalogue/live-room.usecases.ts'
import { once, type RoomAct } from '../catalogue/room-acts.ts'
import { liveTest, pauseForAll, postpone, resumeForAll } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import { hashOf } from '../platform/hash.ts'
import { startTask } from '../tasks/tasks.usecases.ts'
import { attemptsOfTest } from './attempts.store.ts'
import { attemptSession } from './attempts.usecases.ts'

/** The task that notifies every open attempt of a change. */
export type StartedTask = { taskId: string }

/** Also after a repeated act: its first call may have been cut off before the task was started. */
const notifyAttempts = async (services: Services, testId: string): Promise<StartedTask> => ({
  taskId: await startTask(services, { kind: 'test_push', userId: null, input: { testId } }),
})

export const pauseTest = async (
  services: Services,
  act: RoomAct & { reason: string },
  testId: string,
): Promise<StartedTask> => {
  const after = incidentAfter(services, testId, act, 'paused')
  await once(services, testId, act, { kind: 'paused' }, () => pauseForAll(services, { ...act, after }, testId))
  return notifyAttempts(services, testId)
}

export const resumeTest = async (services: Services, act: RoomAct, testId: string): Promise<StartedTask> => {
  const after = incidentAfter(services, testId, act, 'resumed')
  await once(services, testId, act, { kind: 'resumed' }, () => resumeForAll(services, { ...act, after }, testId))
  return notifyAttempts(services, testId)
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
  await once(services, testId, act, deed, () => postpone(services, { ...act, after }, testId, opensAt))
  return notifyAttempts(services, testId)
}

export const extendTest = async (
  services: Services,
  act: RoomAct,
  testId: string,
  closesAt: number,
): Promise<StartedTask> => {
  const deed = { kind: 'extended', detail: { to: closesAt } } as const
  await once(services, testId, act, deed, () => extendWindow(services, act, testId, closesAt))
  return notifyAttempts(services, testId)
}

export const showBanner = async (
  services: Services,
  act: RoomAct,
  testId: string,
  text: Bilingual | null,
): Promise<StartedTask> => {
  const deed = text ? ({ kind: 'banner_shown', detail: { text } } as const) : ({ kind: 'banner_removed' } as const)
  await once(services, testId, act, deed, () => changeBanner(services, act, testId, text))
  return notifyAttempts(services, testId)
}

export const giveTimeToAll = async (
  services: Services,
  act: RoomAct,
  testId: string,
  minutes: number,
): Promise<StartedTask> => {
  const detail = { minutes }
  await once(services, testId, act, { kind: 'extra_time', detail }, () => grantTime(services, act, testId, detail))
  return notifyAttempts(services, testId)
}

/** Gives extra time to some attempts of a test. Returns how many were open. */
export const giveTimeToSome = async (
  services: Services,
  act: RoomAct,
  testId: string,
  minutes: number,
  attemptIds: string[],
): Promise<{ attempts: number }> => {
  const own = await attemptsOfTest(services.db, testId, attemptIds)
  const attemptsHash = await hashOf(attemptIds.toSorted().join(' '))
  const detail = { minutes, attempts: own.length, attemptsHash }
  const deed = { kind: 'extra_time', detail: { minutes, attemptsHash } } as const
  await once(services, testId, act, deed, () => grantTime(services, act, testId, detail))
  const now = services.now()
  const given = await Promise.all(
    own.map((attemptId) => attemptSession(services, attemptId).grant({ id: act.id, minutes }, now)),
  )
  return { attempts: given.filter(Boolean).length }
}

export const releaseResults = (services: Services, act: RoomAct, testId: string): Promise<void> =>
  once(services, testId, act, { kind: 'results_released' }, () => releaseNow(services, act, testId))

/** Writes a note into the incident log. */
export const noteIncident = (services: Services, act: RoomAct, testId: string, note: string): Promise<void> =>
  once(services, testId, act, { kind: 'note' }, () => writeNote(services, act, testId, note))
