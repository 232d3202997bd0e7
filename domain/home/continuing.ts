import type { ContinueStep } from './contract.ts'

/** Steps to go on with that are shown. */
const mostSteps = 3

/** Share from which a material or film counts as finished. */
const finishedShare = 0.95

const shareOf = (step: ContinueStep): number | null => {
  if (step.kind === 'lesson') return null
  return step.kind === 'video' ? step.positionMs / step.durationMs : step.share
}

/** What the student left unfinished, the newest first. */
export const continueSteps = (steps: readonly (ContinueStep | null)[]): ContinueStep[] =>
  steps
    .filter((step): step is ContinueStep => step !== null && (shareOf(step) ?? 0) < finishedShare)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, mostSteps)
