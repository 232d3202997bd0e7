import { dateInIndia } from '../india.ts'
import type { Bilingual } from '../questions/text.ts'
import type { JobContent, JobDate } from './contract.ts'
import { endOfDate } from './dates.ts'
import { jobDateKinds, type JobDateKind } from './kinds.ts'

/** Next date of a job. `date`: day in India, `YYYY-MM-DD`; today for a span that has begun. */
export type NextJobDate = {
  jobId: string
  title: Bilingual
  kind: JobDateKind
  date: string
  tentative: boolean
  /** Fictional job of the demo. */
  sample: boolean
  /** Of a job that the student saved. */
  saved: boolean
}

type Dated = Pick<JobContent, 'dates' | 'cancelled'> & {
  id: string
  title: Bilingual
  sample: boolean
  saved: boolean
}

/** The publication of a notice calls for nothing. */
const isUseful = ({ kind }: JobDate): boolean => kind !== 'notified'

const isAhead = (date: JobDate, now: number): date is JobDate & { at: number } => {
  const end = endOfDate(date)
  return date.at !== null && end !== null && end > now
}

/** Next date of a job, the earliest in the usual order; null where none is ahead or the job is cancelled. */
const nextDateOf = ({ id, title, sample, saved, dates, cancelled }: Dated, now: number): NextJobDate | null => {
  if (cancelled !== null) return null
  const [next] = dates
    .filter((date) => isUseful(date) && isAhead(date, now))
    .map(({ kind, at, tentative }) => ({ kind, date: dateInIndia(Math.max(at ?? 0, now)), tentative }))
    .toSorted(byDate)
  return next ? { jobId: id, title, sample, saved, ...next } : null
}

const byDate = (one: { date: string; kind: JobDateKind }, other: { date: string; kind: JobDateKind }): number =>
  one.date.localeCompare(other.date) || jobDateKinds.indexOf(one.kind) - jobDateKinds.indexOf(other.kind)

/** The next date of each job, soonest first. The soonest of the saved jobs is among them, however many others are sooner. */
export const nextDates = (jobs: readonly Dated[], now: number, limit: number): NextJobDate[] => {
  const dates = jobs.flatMap((job) => nextDateOf(job, now) ?? []).toSorted(byDate)
  const soonest = dates.slice(0, limit)
  const saved = dates.find((date) => date.saved)
  return !saved || soonest.includes(saved) ? soonest : [...soonest.slice(0, -1), saved]
}
