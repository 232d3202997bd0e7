import type { JobContent } from './contract.ts'
import { jobStages, type JobStage } from './kinds.ts'

/** Stages that begin with a document of their own. */
const linkedStages = ['admit_card', 'answer_key', 'result'] as const

/**
 * Earliest date of an admit card, answer key or result that the notice still has to follow: its stage comes before it,
 * or the link of the stage is missing. Null for a cancelled job and where nothing is awaited.
 */
export const awaitedDate = (
  { dates, links, cancelled }: Pick<JobContent, 'dates' | 'links' | 'cancelled'>,
  stage: JobStage,
): number | null => {
  if (cancelled !== null) return null
  const reached = jobStages.indexOf(stage)
  const isOwed = (kind: (typeof linkedStages)[number]): boolean =>
    reached < jobStages.indexOf(kind) || (stage === kind && links.every((link) => link.kind !== kind))
  const awaited = linkedStages.filter(isOwed).map((kind) => dates.find((date) => date.kind === kind)?.at ?? null)
  const known = awaited.filter((at) => at !== null)
  return known.length > 0 ? Math.min(...known) : null
}
