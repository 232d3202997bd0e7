import { addDays, dateInIndia, instantInIndia } from '../india.ts'
import type { JobStage } from './kinds.ts'

/** Age up to which a change of a job is news for those who saved it. */
export const newsMs = 48 * 3_600_000

const remindedAt = '08:00'

/** Reminders of a last date, in the morning three days and one day before the day on which applications end. */
export const lastDateReminders = (closesAt: number) => {
  const lastDay = dateInIndia(closesAt - 1)
  const morning = (days: number) => instantInIndia(addDays(lastDay, -days), remindedAt)
  return [
    { days: 3, from: morning(3), until: morning(1) },
    { days: 1, from: morning(1), until: closesAt },
  ]
}

/** A version of a job; `stage` null in versions from before it was kept with them. */
export type StageVersion = { version: number; createdAt: number; stage: JobStage | null }

/**
 * Instant at which a job reached its stage, by its versions from the newest on: null where it was first published in it.
 * Where the version before has no stage stored, the date of the stage is used.
 */
export const stageBegan = (
  { stage, stageAt }: { stage: JobStage; stageAt: number | null },
  versions: readonly StageVersion[],
): number | null => {
  const before = versions.findIndex((version) => version.stage !== stage)
  if (before === -1) return null
  return versions[before]?.stage === null ? stageAt : (versions[before - 1]?.createdAt ?? null)
}
