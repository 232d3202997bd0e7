import type { JobView } from '../../../../domain/system/contract.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useNames } from './use-names.ts'

/** Scheduled jobs by their cron, with last and next run. */
export function JobTable({ jobs }: { jobs: readonly JobView[] }) {
  const { t } = useTranslation('system')
  const { dateTime } = useFormat()
  return (
    <section aria-labelledby="jobs-title">
      <h2 id="jobs-title" className="text-lg">
        {t('jobs.title')}
      </h2>
      {[...Map.groupBy(jobs, ({ cron }) => cron)].map(([cron, group]) => (
        <div key={cron} className="mt-3">
          <h3 className="text-base">
            {cron.startsWith('*') ? t('jobs.minute') : t('jobs.hour')}
            <span className="ms-2 text-sm font-normal text-muted">
              {t('jobs.next')}: {group[0] && dateTime(group[0].nextAt)}
            </span>
          </h3>
          <ul className="mt-1 divide-y divide-hairline border-y border-hairline">
            {group.map((job) => (
              <JobRow key={job.job} view={job} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function JobRow({ view: { job, startedAt, error, isLate } }: { view: JobView }) {
  const { t } = useTranslation('system')
  const { dateTime } = useFormat()
  const { jobName } = useNames()
  return (
    <li className="py-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 grow">{jobName(job)}</span>
        <span className="tabular text-sm text-muted">{startedAt === null ? t('jobs.never') : dateTime(startedAt)}</span>
        {startedAt !== null && (
          <Badge tone={error !== null ? 'danger' : isLate ? 'warning' : 'success'}>
            {t(error !== null ? 'jobs.failed' : isLate ? 'jobs.late' : 'jobs.ok')}
          </Badge>
        )}
      </div>
      {error !== null && (
        <p lang="en" className="text-sm text-danger [overflow-wrap:anywhere]">
          {error}
        </p>
      )}
    </li>
  )
}
