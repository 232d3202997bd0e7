import type { JobDetail } from '../../../domain/jobs/contract.ts'
import { isOpenOrUpcoming } from '../../../domain/jobs/dates.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { JobActions, ThumbBar } from './job-actions.tsx'
import { JobBadges } from './job-badges.tsx'
import { JobDeadline } from './job-deadline.tsx'
import type { JobPartsProps } from './job-parts.tsx'
import { useJobWords } from './use-job-words.ts'

const JobSide = lazyPart(() => import('./job-side.tsx'), 'JobSide', <Skeleton lines={6} />)
const JobParts = lazyPart(() => import('./job-parts.tsx'), 'JobParts', <Skeleton lines={12} />)

type Props = JobPartsProps & {
  /** Scheme and host of the site. */
  origin: string
}

/** Job page, most important facts first. */
export function JobPage({ job, question, today, origin }: Props) {
  return (
    <>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <Head job={job} />
        <div className="lg:row-span-2">
          <JobActions job={job} origin={origin} />
          <JobSide job={job} />
        </div>
        <div className="min-w-0">
          <JobParts job={job} question={question} today={today} />
        </div>
      </div>
      <ThumbBar job={job} />
    </>
  )
}

function Head({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs')
  const { date } = useFormat()
  const { vacancies, place } = useJobWords()
  const [published, updated] = [date(job.publishedAt), date(job.updatedAt)]
  return (
    <div className="min-w-0">
      <BackLink to={paths.jobs()}>{t('back')}</BackLink>
      <JobBadges job={job} />
      <h1 className="mt-2 text-2xl md:text-3xl">
        <BilingualText text={job.title} />
      </h1>
      <p className="mt-1 text-muted">
        <BilingualText text={job.organisation.name} /> · {t('advertisement', { number: job.advertisementNumber })}
      </p>
      <p className="mt-2">
        <BilingualText text={job.summary} />
      </p>
      <p className="mt-2 text-lg tabular">
        <JobDeadline job={job} serverNow={job.serverNow} />
      </p>
      <p className="text-muted">{[vacancies(job.vacancies), place(job.state), t(`levels.${job.level}`)].join(' · ')}</p>
      <p className="text-sm text-muted tabular">
        {t('published', { date: published })}
        {updated !== published && <> · {t('updated', { date: updated })}</>}
      </p>
      <div className="mt-4 grid gap-3">
        <StateNotice job={job} />
        {job.sample && <Notice>{t('sampleNote')}</Notice>}
      </div>
    </div>
  )
}

/** Notice above everything else when applying is impossible. */
function StateNotice({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs')
  const { date } = useFormat()
  if (job.cancelled)
    return (
      <Notice tone="warning" title={t('cancelledTitle', { date: date(job.cancelled.at) })}>
        <BilingualText text={job.cancelled.note} />
      </Notice>
    )
  if (job.archived) return <Notice title={t('closedTitle')}>{t('archived')}</Notice>
  if (isOpenOrUpcoming(job.phase, job.overlays)) return null
  const text = job.phase === 'closed' && job.closesAt !== null
  return (
    <Notice title={t('closedTitle')}>
      {text ? t('closedText', { date: date((job.closesAt ?? 0) - 1) }) : t('closedPlain')}
    </Notice>
  )
}
