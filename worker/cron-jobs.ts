import { sweepExpired } from './accounts/accounts.cron.ts'
import { endMinorities } from './accounts/student-list.usecases.ts'
import { sealActivities } from './activities/chain.usecases.ts'
import { recordCutOff } from './activities/intents.ts'
import { announceOpened, announceReleased } from './catalogue/due.usecases.ts'
import { remindOfLiveTests } from './catalogue/live.notices.ts'
import { publishDue, purgeTrash } from './content/content.cron.ts'
import { purgeBulkActs } from './content/bulk.usecases.ts'
import { tellNewContent } from './content/new-content.notices.ts'
import { purgeExports } from './content/export.cron.ts'
import { rebuildOfficeOnce } from './content/office-rebuild.task.ts'
import { contentKinds } from './content-kinds.ts'
import { sweepMessages } from './contact/contact.cron.ts'
import { startDueDigest } from './current-affairs/digest.usecases.ts'
import { readDueFeeds } from './current-affairs/feeds/feeds.cron.ts'
import { turnFacts } from './current-affairs/facts/facts.cron.ts'
import { recordFigures } from './dashboard/figures.cron.ts'
import { sweepDataRights } from './data-rights/data-rights.cron.ts'
import { purgeLetters, reasonIn } from './dead-letters/dead-letters.ts'
import { purgeEvents, resendEvents } from './events/events.cron.ts'
import { purgeMails } from './notifications/deliveries.usecases.ts'
import { purgeNotices, sendNotices } from './notifications/notices.cron.ts'
import type { Services } from './platform/context.ts'
import { remindOfEnds } from './purchases/ending.notices.ts'
import { expireOrders, pollPayments } from './purchases/polling.usecases.ts'
import { pollRefunds } from './purchases/refund-payments.usecases.ts'
import { startReconciliation } from './purchases/reconciliation/reconciliation.cron.ts'
import { purgeImports } from './questions/imports/acts.usecases.ts'
import { log } from './platform/log.ts'
import { keepSalesDays } from './sales/sales.cron.ts'
import { startDueStatistics } from './results/statistics.cron.ts'
import { remindOfLastDates } from './jobs/jobs.notices.ts'
import { keepRuns, type CronRun } from './system/cron-runs.ts'
import type { CronNames } from './system/system.usecases.ts'
import { indexChangedQuestions } from './questions/similarity/indexing.usecases.ts'
import { resendStalled } from './tasks/tasks.usecases.ts'
import { purgeFiles } from './uploads/library.usecases.ts'
import { sweepUploads } from './uploads/uploads.usecases.ts'
import { sweepMisses } from './search/misses.usecases.ts'
import { sweepNotes } from './videos/notes.usecases.ts'

type Job = (services: Services) => Promise<void>

const publishContent: Job = (services) => publishDue(services, contentKinds)
const purgeContent: Job = (services) => purgeTrash(services, contentKinds)

/** Scheduled jobs by the cron of wrangler.toml that starts them. */
export const cronJobs: Record<string, Record<string, Job>> = {
  '* * * * *': {
    resendEvents,
    announceOpened,
    announceReleased,
    expireOrders,
    pollPayments,
    pollRefunds,
    publishContent,
    recordCutOff,
    remindOfLastDates,
    remindOfLiveTests,
    rebuildOfficeOnce,
    indexChangedQuestions,
    sendNotices,
    sealActivities,
    tellNewContent,
    turnFacts,
  },
  '17 * * * *': {
    endMinorities,
    keepSalesDays,
    purgeBulkActs,
    purgeContent,
    purgeEvents,
    purgeExports,
    purgeFiles,
    purgeImports,
    purgeLetters,
    purgeMails,
    purgeNotices,
    readDueFeeds,
    recordFigures,
    remindOfEnds,
    resendStalled,
    startDueDigest,
    startDueStatistics,
    startReconciliation,
    sweepDataRights,
    sweepExpired,
    sweepMessages,
    sweepMisses,
    sweepNotes,
    sweepUploads,
  },
}

/** Names of the jobs of each cron. */
export const cronNames: CronNames = Object.fromEntries(
  Object.entries(cronJobs).map(([cron, jobs]) => [cron, Object.keys(jobs)]),
)

/** Runs the jobs of a cron and keeps their outcomes. A failing job is logged and does not stop the others. */
export const runJobs = async (services: Services, cron: string): Promise<void> => {
  const run = async ([job, start]: [string, Job]): Promise<CronRun> => {
    const startedAt = services.now()
    let failure: unknown = null
    try {
      await start(services)
    } catch (error) {
      log('error', 'clock.job_failed', { cron, job }, error)
      failure = error
    }
    return { job, startedAt, endedAt: services.now(), error: reasonIn(failure) }
  }
  await keepRuns(services, cron, await Promise.all(Object.entries(cronJobs[cron] ?? {}).map(run)))
}
