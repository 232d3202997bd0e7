import type { JobContent, JobDetail, JobPage, JobsQuery, JobSummary } from '../../domain/jobs/contract.ts'
import { lastChangedAt, isOpenOrUpcoming, phaseOf } from '../../domain/jobs/dates.ts'
import { verdictFor, type Candidate } from '../../domain/jobs/eligibility.ts'
import { canBeJudged, fitOf, type JobFit } from '../../domain/jobs/fit.ts'
import { paths } from '../../domain/paths.ts'
import { jobs } from '../../drizzle/schema/index.ts'
import { examProfileOfUser } from '../accounts/profile.usecases.ts'
import { missingItem } from '../content/missing.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import type { SitemapSource } from '../seo/sitemap-source.ts'
import * as store from './jobs.store.ts'
import type { JobRules } from './rules-column.ts'

const pageSize = 12
/** Jobs that are judged for a page of a student's own. */
const judgedLimit = 100
/** Organisations offered in the filter; a longer list is no help. */
const organisationLimit = 300

type Row = Awaited<ReturnType<typeof store.listLatest>>[number] & { rules?: JobRules | null }

/** Verdict of a job that one can still apply for. */
const fitFor = ({ job, rules }: Row, candidate: Candidate | null, now: number): JobFit | null =>
  candidate && rules && isOpenOrUpcoming(phaseOf(job, now), job.overlays) ? fitOf(verdictFor(rules, candidate)) : null

const summarise = (row: Row, now: number, candidate: Candidate | null = null): JobSummary => {
  const { job, organisation, saved } = row
  return {
    id: job.id,
    title: job.title,
    summary: job.summary,
    organisation,
    advertisementNumber: job.advertisementNumber,
    level: job.level,
    state: job.region,
    qualifications: job.qualifications,
    exams: job.exams,
    vacancies: job.vacancies,
    phase: phaseOf(job, now),
    overlays: job.overlays,
    sample: job.sample,
    opensAt: job.opensAt,
    closesAt: job.closesAt,
    stageAt: job.stageAt,
    publishedAt: job.publishedAt ?? job.createdAt,
    saved: saved === 1,
    fit: fitFor(row, candidate, now),
  }
}

/** Profile by which a student's jobs are judged; null where it states nothing of it. */
const candidateOf = async (services: Services, userId: string | null): Promise<Candidate | null> => {
  if (userId === null) return null
  const profile = await examProfileOfUser(services, userId)
  return canBeJudged(profile) ? profile : null
}

/** True where the list depends on the profile, which is read together with the rows. */
const mayBeMine = ({ list, ...others }: JobsQuery): boolean =>
  list === 'mine' || (list === undefined && Object.values(others).every((value) => value === undefined))

/** Rows of the list that was asked for, New by default, and those among which a student's own are found. */
const rowsOf = (services: Services, userId: string | null, query: JobsQuery, now: number) => {
  const options = { query, cursor: decodeCursor(query.cursor), limit: pageSize, now, userId }
  const { list = 'new' } = query
  if (userId === null) {
    if (list !== 'saved' && list !== 'mine') return Promise.all([store.listJobs(services.db, list, options), []])
    throw new AppError('accounts.sign_in_required', 401, 'Sign in to see your own lists.')
  }
  if (list === 'saved') return Promise.all([store.listSavedJobs(services.db, { ...options, userId }), []])
  const urgent = mayBeMine(query) ? store.listUrgent(services.db, { ...options, limit: judgedLimit }) : []
  if (list === 'mine') return Promise.all([[], urgent])
  return Promise.all([store.listJobs(services.db, list, options), urgent])
}

const cursorOf = ({ job, sortedBy }: { job: { id: string }; sortedBy: number }) => ({ id: job.id, value: sortedBy })

type SortedRow = Awaited<ReturnType<typeof store.listJobs>>[number]

const suits = (row: SortedRow, candidate: Candidate, now: number): boolean => {
  const fit = fitFor(row, candidate, now)
  return fit !== null && fit.answer !== 'not'
}

/** The first `size` jobs that suit a candidate among `judgedLimit` rows and one more. */
const suitingPage = (rows: SortedRow[], candidate: Candidate | null, { size, now }: { size: number; now: number }) => {
  if (candidate === null) return { items: [], next: null }
  const suiting = rows.slice(0, judgedLimit).filter((row) => suits(row, candidate, now))
  if (suiting.length > size) return pageOf(suiting, size, cursorOf)
  return { items: suiting, next: pageOf(rows, judgedLimit, cursorOf).next }
}

/**
 * Page of a list under its filters, with the counts of all lists. The student's own jobs are counted by the page. Throws
 * 401 when a visitor asks for a list of their own.
 */
export const listJobs = async (services: Services, userId: string | null, query: JobsQuery): Promise<JobPage> => {
  const now = services.now()
  const [[found, urgent], { hasSaved, ...counts }, organisations, candidate] = await Promise.all([
    rowsOf(services, userId, query, now),
    store.countJobs(services.db, query, now, userId),
    store.listOrganisations(services.db, organisationLimit),
    candidateOf(services, userId),
  ])
  const list = query.list ?? (candidate && mayBeMine(query) ? 'mine' : 'new')
  const { items, next } =
    list === 'mine'
      ? suitingPage(urgent, candidate, { size: pageSize, now })
      : pageOf<SortedRow>(found, pageSize, cursorOf)
  return {
    list,
    isJudged: candidate !== null,
    items: items.map((row) => summarise(row, now, candidate)),
    next,
    count: list === 'mine' ? items.length : counts[list],
    counts,
    hasSaved: hasSaved === 1,
    organisations,
    serverNow: now,
  }
}

/** Newest open jobs that a student is eligible for or may be, with their verdicts. */
export const jobsForMe = async (services: Services, userId: string, limit: number): Promise<JobSummary[]> => {
  const now = services.now()
  const options = { query: {}, cursor: null, limit: judgedLimit, now, userId }
  const [rows, candidate] = await Promise.all([
    store.listJobs(services.db, 'new', options),
    candidateOf(services, userId),
  ])
  const { items } = suitingPage(rows, candidate, { size: limit, now })
  return items.map((row) => summarise(row, now, candidate))
}

/** Job with the content of a version, as a visitor reads it. */
export const detailOf = (row: Row & { content: JobContent; version: number }, now: number): JobDetail => ({
  ...summarise(row, now),
  ...row.content,
  archived: row.job.state === 'archived',
  version: row.version,
  updatedAt: row.job.updatedAt,
  verdict: null,
  serverNow: now,
})

/**
 * Job with its current version and the student's verdict. Throws 404 when it was never published, 410 when it no longer
 * is.
 */
export const readJob = async (services: Services, userId: string | null, jobId: string): Promise<JobDetail> => {
  const now = services.now()
  const [row, profile] = await Promise.all([
    store.findJob(services.db, jobId, userId),
    userId === null ? null : examProfileOfUser(services, userId),
  ])
  if (!row) throw await missingItem(services, jobs, jobId)
  const detail = detailOf(row, now)
  const isCurrent = isOpenOrUpcoming(detail.phase, detail.overlays)
  return { ...detail, verdict: profile && isCurrent ? verdictFor(row.content, profile) : null }
}

/** Idempotent. Throws 404 when there is no such job. */
export const saveJob = async (services: Services, userId: string, jobId: string): Promise<void> => {
  if (!(await store.saveJob(services.db, userId, jobId, services.now()))) throw notFound()
}

export const unsaveJob = (services: Services, userId: string, jobId: string) =>
  store.unsaveJob(services.db, userId, jobId)

/** Newest jobs and those closing soonest, as a visitor sees them, for the home page. */
export const homepageJobs = async (services: Services, count: number) => {
  const now = services.now()
  const options = { query: {}, cursor: null, limit: count, now, userId: null }
  const [latest, closing] = await Promise.all([
    store.listJobs(services.db, 'new', options),
    store.listJobs(services.db, 'closing', options),
  ])
  const summaries = (rows: Row[]) => rows.slice(0, count).map((row) => summarise(row, now))
  return { latest: summaries(latest), closing: summaries(closing) }
}

/** Newest jobs, for the feed. */
export const latestJobs = async (services: Services, count: number) => {
  const now = services.now()
  const rows = await store.listLatest(services.db, count)
  return rows.map((row) => ({ ...summarise(row, now), updatedAt: row.job.updatedAt }))
}

/** Published jobs for the sitemap. */
export const sitemapEntries: SitemapSource = async ({ db, now }, window) =>
  (await store.listAddresses(db, window)).map((job) => ({
    id: job.id,
    path: paths.job(job.id),
    updatedAt: lastChangedAt(job, now()),
  }))
