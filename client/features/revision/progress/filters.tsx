import { Link } from 'react-router'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import type { ProgressView } from '../../../../domain/revision/progress.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'

type Chosen = Pick<ProgressView, 'exam' | 'subject'>

const addressOf = ({ exam, subject }: Chosen): string => {
  const search = new URLSearchParams({ ...(exam && { exam }), ...(subject && { subject }) })
  return `${learningPaths.progress()}${search.size > 0 ? `?${search}` : ''}`
}

const lookOf = (isChosen: boolean): string =>
  `inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold ${
    isChosen ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-surface hover:bg-sunken'
  }`

/** Exams and subjects as links, so that each choice has an address. */
export function ProgressFilters({ exams, subjects, exam, subject }: Chosen & Pick<ProgressView, 'exams' | 'subjects'>) {
  const { t } = useTranslation('progress')
  return (
    <div className="grid gap-2">
      {exams.length > 1 && (
        <Choices
          label={t('filters.exam')}
          every={t('filters.everyExam')}
          options={exams}
          chosen={exam}
          toAddress={(id) => addressOf({ exam: id, subject })}
        />
      )}
      {subjects.length > 1 && (
        <Choices
          label={t('filters.subject')}
          every={t('filters.everySubject')}
          options={subjects}
          chosen={subject}
          toAddress={(id) => addressOf({ exam, subject: id })}
        />
      )}
    </div>
  )
}

type ChoicesProps = {
  label: string
  every: string
  options: ProgressView['subjects']
  chosen: string | null
  toAddress: (id: string | null) => string
}

function Choices({ label, every, options, chosen, toAddress }: ChoicesProps) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex w-max gap-2 md:w-auto md:flex-wrap">
        {[null, ...options].map((option) => {
          const isChosen = chosen === (option?.id ?? null)
          return (
            <li key={option?.id ?? ''}>
              <Link
                to={toAddress(option?.id ?? null)}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={lookOf(isChosen)}
              >
                {option ? <BilingualText text={option.title} /> : every}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
