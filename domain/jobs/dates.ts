import type { JobContent, JobDate } from './contract.ts'
import type { JobOverlay, JobPhase, JobStage } from './kinds.ts'

const day = 24 * 3_600_000

/** Closing soon: at most this many whole days left. */
const closingSoonDays = 7

/** Whole days until `closesAt`; 0 on the last day. */
export const daysLeft = (closesAt: number, now: number): number => Math.floor((closesAt - now) / day)

/** First instant with more than `days` whole days left. */
export const afterDaysLeft = (days: number, now: number): number => now + (days + 1) * day

/** First closing instant that is not closing soon. */
export const afterClosingSoon = (now: number): number => afterDaysLeft(closingSoonDays, now)

type Dated = { stage: JobStage; opensAt: number | null; closesAt: number | null }

/**
 * Phase at an instant. Half-open: it opens at `opensAt` and is closed at `closesAt`. Without `opensAt` it is upcoming;
 * without `closesAt` it stays open.
 */
export const phaseOf = ({ stage, opensAt, closesAt }: Dated, now: number): JobPhase => {
  if (stage !== 'applications') return stage
  if (closesAt !== null && now >= closesAt) return 'closed'
  if (opensAt === null || now < opensAt) return 'upcoming'
  return closesAt !== null && daysLeft(closesAt, now) <= closingSoonDays ? 'closing_soon' : 'open'
}

/** True when candidates can apply now. */
export const isOpen = (phase: JobPhase, overlays: readonly JobOverlay[]): boolean =>
  (phase === 'open' || phase === 'closing_soon') && !overlays.includes('cancelled')

/** True when candidates can apply now or later. */
export const isOpenOrUpcoming = (phase: JobPhase, overlays: readonly JobOverlay[]): boolean =>
  isOpen(phase, overlays) || (phase === 'upcoming' && !overlays.includes('cancelled'))

/** First instant after a date; an all-day date lasts until midnight in India. */
export const endOfDate = ({ at, until, allDay }: Pick<JobDate, 'at' | 'until' | 'allDay'>): number | null => {
  const last = until ?? at
  return last === null || !allDay ? last : last + day
}

const dateOf = ({ dates }: Pick<JobContent, 'dates'>, kind: JobDate['kind']): JobDate | undefined =>
  dates.find((date) => date.kind === kind)

const stageDates = {
  applications: null,
  admit_card: 'admit_card',
  exam_done: 'exam',
  answer_key: 'answer_key',
  result: 'result',
} as const

/** Last change of a job's page: by its editor, or by one of its dates passing. */
export const lastChangedAt = (
  job: Pick<Dated, 'opensAt' | 'closesAt'> & { stageAt: number | null; updatedAt: number },
  now: number,
): number => {
  const dates = [job.opensAt, job.closesAt, job.stageAt]
  return Math.max(job.updatedAt, ...dates.filter((at) => at !== null && at <= now).map(Number))
}

/** Sort dates of a version; a stage without a date of its own counts from the publication. */
export const listDates = (content: Pick<JobContent, 'dates'>, stage: JobStage, publishedAt: number) => {
  const closes = dateOf(content, 'apply_to')
  const kind = stageDates[stage]
  return {
    opensAt: dateOf(content, 'apply_from')?.at ?? null,
    closesAt: closes ? endOfDate(closes) : null,
    stageAt: kind === null ? null : (dateOf(content, kind)?.at ?? publishedAt),
  }
}

/** True when a corrigendum moved a date to a later one or withdrew it. */
const wasPutOff = ({ corrigenda }: Pick<JobContent, 'corrigenda'>, kind: JobDate['kind']): boolean =>
  corrigenda.some(({ changes }) =>
    changes.some(({ field, of, before, after }) => {
      if (field !== 'date' || of !== kind || before?.kind !== 'date' || before.at === null) return false
      return after?.kind !== 'date' || after.at === null || (after.until ?? after.at) > (before.until ?? before.at)
    }),
  )

/** Overlays of a job: extended when the last date moved later, postponed when the exam did. */
export const overlaysOf = (content: Pick<JobContent, 'corrigenda' | 'cancelled'>): JobOverlay[] => {
  const holds: Record<JobOverlay, boolean> = {
    cancelled: content.cancelled !== null,
    extended: wasPutOff(content, 'apply_to'),
    postponed: wasPutOff(content, 'exam'),
    corrigendum: content.corrigenda.length > 0,
  }
  return (['cancelled', 'extended', 'postponed', 'corrigendum'] as const).filter((overlay) => holds[overlay])
}

/** Number of posts; null when one of them states no number. */
export const totalVacancies = ({ posts }: Pick<JobContent, 'posts'>): number | null =>
  posts.reduce<number | null>((sum, { count }) => (sum === null || count === null ? null : sum + count), 0)

/** Distinct levels of qualification that its posts require. */
export const qualificationsOf = ({ posts }: Pick<JobContent, 'posts'>) => [
  ...new Set(posts.map(({ qualification }) => qualification.level)),
]
