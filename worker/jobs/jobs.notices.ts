import { lastDateReminders, newsMs, stageBegan, type StageVersion } from '../../domain/jobs/reminders.ts'
import { overlaysOf } from '../../domain/jobs/dates.ts'
import type { JobContent } from '../../domain/jobs/contract.ts'
import type { NoticeContent } from '../../domain/notifications/kinds.ts'
import { paths } from '../../domain/paths.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { EventHandler } from '../events/events.queue.ts'
import { announce, withdrawAll } from '../notifications/announcing.usecases.ts'
import { announcedIn, keepAnnounced, type Standing } from '../notifications/keeping.usecases.ts'
import type { Services } from '../platform/context.ts'
import * as store from './jobs-notices.store.ts'

const dayMs = 86_400_000
/** Longest time before a last date at which a reminder of it is made, and a day more. */
const remindedMs = 5 * dayMs

const prefixOf = (jobId: string): string => `job:${jobId}:`
const toSavers = (jobId: string) => ({ link: paths.job(jobId), audience: { to: 'job', jobId } }) as const

const standingOf = ({ id, title, closesAt }: store.ClosingJob): Standing[] =>
  lastDateReminders(closesAt).map(({ days, from, until }) => ({
    ...toSavers(id),
    kind: 'job.last_date',
    key: `${prefixOf(id)}last:${closesAt}:${days}`,
    params: { job: title, day: closesAt },
    endsAt: closesAt,
    from,
    until,
  }))

/**
 * Every minute: reminds those who saved a job of its last date, three days and one day before. Where it was extended or
 * the job cancelled, the reminder of the old date is withdrawn.
 */
export const remindOfLastDates = async (services: Services): Promise<void> => {
  const now = services.now()
  const [announced, closing] = await Promise.all([
    announcedIn(services, ['job.last_date'], remindedMs),
    store.listClosing(services.db, now, now + remindedMs),
  ])
  await keepAnnounced(services, announced, closing.flatMap(standingOf))
}

type News = { occasion: string } & NoticeContent

/** News of the newest corrigendum, if it is of late: named by the most important change. */
const corrigendumNews = ({ title, closesAt }: store.PublishedJob, content: JobContent, since: number): News[] => {
  const [newest] = content.corrigenda
  if (!newest || newest.at <= since) return []
  const occasion = `corrigendum:${newest.number}`
  const params = { job: title, change: newest.note }
  const overlays = overlaysOf({ corrigenda: [newest], cancelled: null })
  if (overlays.includes('extended') && closesAt !== null)
    return [{ occasion, kind: 'job.extended', params: { ...params, day: closesAt } }]
  return [{ occasion, kind: overlays.includes('postponed') ? 'job.postponed' : 'job.corrigendum', params }]
}

const stageKinds = {
  admit_card: 'job.admit_card',
  answer_key: 'job.answer_key',
  result: 'job.result',
} as const

const stageNews = (job: store.PublishedJob, versions: readonly StageVersion[], since: number): News[] => {
  const { stage, title } = job
  if (stage === 'applications' || stage === 'exam_done') return []
  const began = stageBegan(job, versions)
  return began !== null && began > since ? [{ occasion: stage, kind: stageKinds[stage], params: { job: title } }] : []
}

const cancelledNews = (
  title: Bilingual,
  note: Bilingual,
  versions: readonly store.JobVersion[],
  since: number,
): News[] => {
  const before = versions.findIndex(({ cancelled }) => cancelled === 0)
  const first = versions[before - 1]
  if (!first || first.createdAt <= since) return []
  return [{ occasion: `cancelled:${first.version}`, kind: 'job.cancelled', params: { job: title, change: note } }]
}

/** Late changes of a published job that concern those who saved it. */
const newsOf = (found: store.FoundJob, now: number): News[] => {
  const { job, content, versions } = found
  const since = now - newsMs
  if (content.cancelled) return cancelledNews(job.title, content.cancelled.note, versions, since)
  return [...corrigendumNews(job, content, since), ...stageNews(job, versions, since)]
}

/** Tells those who saved a job of its new stage, corrigendum or cancellation; an edit of an older text tells nobody. */
export const tellJobNews: EventHandler<'content.published'> = async (services, { payload: { kind, id } }) => {
  const found = kind === 'job' ? await store.findWithVersions(services.db, id) : null
  if (!found) return
  for (const { occasion, ...content } of newsOf(found, services.now()))
    await announce(services, { ...toSavers(id), ...content, key: `${prefixOf(id)}${occasion}` })
}

/** Withdraws the announcements of a job that was taken back. */
export const withdrawJob: EventHandler<'content.unpublished'> = async (services, { payload: { kind, id } }) => {
  if (kind === 'job') await withdrawAll(services, prefixOf(id))
}
