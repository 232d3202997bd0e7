import { daysBetween, startOfDayInIndia } from '../../../../domain/india.ts'
import { paths } from '../../../../domain/paths.ts'
import type { ExamSuggestion } from '../../../../domain/revision/queue.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { StepRow } from './step-row.tsx'

/** Next dates of the student's exams, with the days until then. */
export function DatesRows({ dates, today }: { dates: readonly ExamSuggestion[]; today: string }) {
  const { t } = useTranslation('myHome')
  const { date: written } = useFormat()
  return dates.map(({ jobId, title, date, isTentative }, index) => (
    <StepRow
      key={`${jobId} ${date}`}
      isMore={index > 0}
      to={paths.job(jobId)}
      tile={<DaysTile days={daysBetween(today, date)} />}
      title={<BilingualText text={title} />}
      sub={t(isTentative ? 'dates.tentative' : 'dates.exam', { date: written(startOfDayInIndia(date)) })}
    />
  ))
}

function DaysTile({ days }: { days: number }) {
  const { t } = useTranslation('myHome')
  return (
    <span className="grid size-10 shrink-0 content-center justify-items-center rounded-md bg-primary-soft leading-none text-primary">
      <b className="tabular leading-none">{days}</b>
      <span className="text-xs leading-tight">{t('dates.days', { count: days })}</span>
    </span>
  )
}
