import { Link } from 'react-router'
import type { JobSummary } from '../../../domain/jobs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { ExamEmblem } from '../../ui/faces/exam-emblem.tsx'
import { FitLine } from './lazy-fit-line.ts'
import { JobBadges } from './job-badges.tsx'
import { JobDeadline } from './job-deadline.tsx'
import { SaveButton } from './save-button.tsx'
import { useJobWords } from './use-job-words.ts'

/** Emblems of levels whose jobs name no exam. */
const levelEmblems: Partial<Record<JobSummary['level'], string>> = {
  bank: 'banking',
  defence: 'defence',
  state: 'state-psc',
}

type Props = {
  job: JobSummary
  serverNow: number
  /** True where samples stand among real jobs. */
  isMixed: boolean
}

/** Job in a list; the whole row is a link, except for the save button. */
export function JobCard({ job, serverNow, isMixed }: Props) {
  const { t } = useTranslation('jobs')
  const { vacancies, place } = useJobWords()
  return (
    <article className="card relative flex items-start gap-3 p-3 transition-colors hover:border-primary">
      <ExamEmblem exam={job.exams[0] ?? levelEmblems[job.level] ?? ''} />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 text-base">
            <Link to={paths.job(job.id)} className="after:absolute after:inset-0 after:rounded-md hover:text-primary">
              <BilingualText text={job.title} />
            </Link>
          </h2>
          {/* Beside the title alone: the lines below have the whole width. */}
          <div className="relative z-10 -my-3 -mr-3">
            <SaveButton job={job} small />
          </div>
        </div>
        <p className="text-sm text-muted">
          <BilingualText text={job.organisation.name} />
        </p>
        <p className="text-sm text-muted">
          {[
            vacancies(job.vacancies),
            place(job.state),
            job.qualifications.map((level) => t(`student:qualification.${level}`)).join(', '),
          ].join('\u00a0· ')}
        </p>
        <p className="text-sm tabular">
          <JobDeadline job={job} serverNow={serverNow} />
        </p>
        {job.fit && <FitLine fit={job.fit} />}
        <JobBadges job={job}>{isMixed && job.sample && <Badge>{t('sample')}</Badge>}</JobBadges>
      </div>
    </article>
  )
}
