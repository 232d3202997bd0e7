import { Link } from 'react-router'
import type { JobSummary } from '../../../domain/jobs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { JobBadges } from './job-badges.tsx'
import { JobDeadline } from './job-deadline.tsx'
import { SaveButton } from './save-button.tsx'
import { useJobWords } from './use-job-words.ts'

type Props = { job: JobSummary; serverNow: number }

/** Job in a list; the whole card is a link, except for the save button. */
export function JobCard({ job, serverNow }: Props) {
  const { t } = useTranslation('jobs')
  const { vacancies, place } = useJobWords()
  return (
    <article className="card relative flex flex-col gap-2 p-4 transition-colors hover:border-primary">
      <div className="flex items-start justify-between gap-2">
        <JobBadges job={job} />
        <div className="relative z-10 -mt-2 -mr-2">
          <SaveButton job={job} small />
        </div>
      </div>
      <h2 className="text-lg">
        <Link to={paths.job(job.id)} className="after:absolute after:inset-0 after:rounded-md hover:text-primary">
          <BilingualText text={job.title} />
        </Link>
      </h2>
      <p className="text-sm text-muted">
        <BilingualText text={job.organisation.name} />
      </p>
      <p>
        <BilingualText text={job.summary} />
      </p>
      <p className="text-sm text-muted">
        {[
          vacancies(job.vacancies),
          place(job.state),
          job.qualifications.map((level) => t(`student:qualification.${level}`)).join(', '),
        ].join(' · ')}
      </p>
      <p className="mt-auto pt-1 tabular">
        <JobDeadline job={job} serverNow={serverNow} />
      </p>
    </article>
  )
}
