import type { HomeJob, HomeLists } from '../../../../domain/home/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { HomeSection } from '../home-section.tsx'
import { Line, Lines } from './lines.tsx'

const dayMs = 24 * 3_600_000

/** Newest and soon closing calls for applications; hidden if there are none. */
export function JobLists({ jobs: { latest, closing }, serverNow }: Pick<HomeLists, 'jobs'> & { serverNow: number }) {
  const { t } = useTranslation('home')
  if (latest.length === 0 && closing.length === 0) return null
  const areSamples = [...latest, ...closing].every(({ sample }) => sample)
  return (
    <HomeSection title={t('jobs.title')} all={{ to: paths.jobs(), text: t('jobs.all') }}>
      <div className="mt-3 grid gap-6 md:grid-cols-2 md:items-start">
        <JobList title={t('jobs.latest')} jobs={latest} serverNow={serverNow} isMixed={!areSamples} />
        <JobList title={t('jobs.closing')} jobs={closing} serverNow={serverNow} isMixed={!areSamples} />
      </div>
    </HomeSection>
  )
}

type ListProps = {
  title: string
  jobs: HomeJob[]
  serverNow: number
  /** True when samples stand beside others. */
  isMixed: boolean
}

function JobList({ title, jobs, serverNow, isMixed }: ListProps) {
  const { t } = useTranslation('home')
  if (jobs.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-lg">{title}</h3>
      <Lines>
        {jobs.map((job) => (
          <Line
            key={job.id}
            to={paths.job(job.id)}
            title={job.title}
            badge={isMixed && job.sample && <Badge>{t('affairs.sample')}</Badge>}
          >
            <p>
              <BilingualText text={job.organisation.name} />
            </p>
            {job.closesAt !== null && <LastDate closesAt={job.closesAt} serverNow={serverNow} />}
          </Line>
        ))}
      </Lines>
    </div>
  )
}

/** `closesAt` is the first instant that is too late. */
function LastDate({ closesAt, serverNow }: { closesAt: number; serverNow: number }) {
  const { t } = useTranslation('home')
  const { date } = useFormat()
  const days = Math.max(0, Math.floor((closesAt - serverNow) / dayMs))
  return (
    <p className="tabular">
      {t('jobs.lastDate', { date: date(closesAt - 1) })}{' '}
      {days < 7 && (
        <span className="font-semibold text-danger">
          ({days === 0 ? t('jobs.lastDay') : t('jobs.daysLeft', { count: days })})
        </span>
      )}
    </p>
  )
}
