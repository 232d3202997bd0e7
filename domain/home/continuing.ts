import { readShare } from '../materials/reading.ts'
import { isWatched } from '../videos/watching.ts'
import type { ContinueStep, SeriesStep } from './contract.ts'

/** Steps to go on with that are shown. */
const mostSteps = 3

const isFinished = (step: ContinueStep): boolean => {
  if (step.kind === 'lesson') return false
  return step.kind === 'video' ? isWatched(step.positionMs, step.durationMs) : (step.share ?? 0) >= readShare
}

/** Unfinished lesson, material and film, the newest first, then the series. */
export const continueSteps = (
  steps: readonly (ContinueStep | null)[],
  series: SeriesStep | null,
): (ContinueStep | SeriesStep)[] => {
  const left = steps
    .filter((step): step is ContinueStep => step !== null && !isFinished(step))
    .toSorted((one, other) => other.at - one.at)
  return [...left, ...(series ? [series] : [])].slice(0, mostSteps)
}
