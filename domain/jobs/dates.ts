import type { JobContent, JobDate } from './contract.ts'
import type { JobOverlay, JobPhase, JobStage } from './kinds.ts'

const day = 24 * 3_600_000

/** With so many days left, or fewer, an opening counts as closing soon. */
const closingSoonDays = 7

/** Whole days until the first instant at which it is too late: on the last day none is left. */
export const daysLeft = (closesAt: number, now: number): number => Math.floor((closesAt - now) / day)

/** The first instant at which more than `days` whole days are left to whatever closes then. */
export const afterDaysLeft = (days: number, now: number): number => now + (days + 1) * day

/** The same of what is closing soon. */
export const afterClosingSoon = (now: number): number => afterDaysLeft(closingSoonDays, now)

type Dated = { stage: JobStage; opensAt: number | null; closesAt: number | null }

/**
 * Where a job stands at an instant. Half-open: it opens at `opensAt` and is closed at `closesAt`; without the one it is
 * yet to come, without the other it does not close. Source: design/product.md, "Content life".
 */
export const phaseOf = ({ stage, opensAt, closesAt }: Dated, now: number): JobPhase => {
  if (stage !== 'applications') return stage
  if (closesAt !== null && now >= closesAt) return 'closed'
  if (opensAt === null || now < opensAt) return 'upcoming'
  return closesAt !== null && daysLeft(closesAt, now) <= closingSoonDays ? 'closing_soon' : 'open'
}

/** Whether one may apply now. */
export const isOpen = (phase: JobPhase, overlays: readonly JobOverlay[]): boolean =>
  (phase === 'open' || phase === 'closing_soon') && !overlays.includes('cancelled')

/** Whether one may apply now or later. */
export const isAhead = (phase: JobPhase, overlays: readonly JobOverlay[]): boolean =>
  isOpen(phase, overlays) || (phase === 'upcoming' && !overlays.includes('cancelled'))

/** The first instant after a date: all-day dates last until midnight in India. */
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

/** When a job's page last changed: by its editor, or by a date of its own that has passed since. */
export const changedAt = (
  job: Pick<Dated, 'opensAt' | 'closesAt'> & { stageAt: number | null; updatedAt: number },
  now: number,
): number => {
  const dates = [job.opensAt, job.closesAt, job.stageAt]
  return Math.max(job.updatedAt, ...dates.filter((at) => at !== null && at <= now).map(Number))
}

/** What lists sort by, from a version's dates; a stage of which no date is known counts from the publishing. */
export const listDates = (content: Pick<JobContent, 'dates'>, stage: JobStage, publishedAt: number) => {
  const closes = dateOf(content, 'apply_to')
  const kind = stageDates[stage]
  return {
    opensAt: dateOf(content, 'apply_from')?.at ?? null,
    closesAt: closes ? endOfDate(closes) : null,
    stageAt: kind === null ? null : (dateOf(content, kind)?.at ?? publishedAt),
  }
}

/** Whether some corrigendum moved a date to a later one, or took it away. */
const moved = ({ corrigenda }: Pick<JobContent, 'corrigenda'>, kind: JobDate['kind']): boolean =>
  corrigenda.some(({ changes }) =>
    changes.some(({ field, of, before, after }) => {
      if (field !== 'date' || of !== kind || before?.kind !== 'date' || before.at === null) return false
      return after?.kind !== 'date' || after.at === null || (after.until ?? after.at) > (before.until ?? before.at)
    }),
  )

/** What lies over a job's phase: extended where the last date moved on, postponed where the exam did. */
export const overlaysOf = (content: Pick<JobContent, 'corrigenda' | 'cancelled'>): JobOverlay[] => {
  const holds: Record<JobOverlay, boolean> = {
    cancelled: content.cancelled !== null,
    extended: moved(content, 'apply_to'),
    postponed: moved(content, 'exam'),
    corrigendum: content.corrigenda.length > 0,
  }
  return (['cancelled', 'extended', 'postponed', 'corrigendum'] as const).filter((overlay) => holds[overlay])
}

/** Posts in all; null where one of them has no number. */
export const totalVacancies = ({ posts }: Pick<JobContent, 'posts'>): number | null =>
  posts.reduce<number | null>((sum, { count }) => (sum === null || count === null ? null : sum + count), 0)

/** The levels of qualification that its posts ask, each once. */
export const qualificationsOf = ({ posts }: Pick<JobContent, 'posts'>) => [
  ...new Set(posts.map(({ qualification }) => qualification.level)),
]
