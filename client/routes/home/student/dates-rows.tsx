import { daysBetween, startOfDayInIndia } from '../../../../domain/india.ts'
import { dateNames } from '../../../../domain/jobs/date-names.ts'
import type { NextJobDate } from '../../../../domain/jobs/next-dates.ts'
import { paths } from '../../../../domain/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { StepRow } from './step-row.tsx'

/** Next dates of the student's exams and saved jobs, with the days until then; on a phone two, the next saved among them. */
export function DatesRows({ dates, today }: { dates: readonly NextJobDate[]; today: string }) {
  const { t } = useTranslation('myHome')
  const { date: written } = useFormat()
  const { pick } = useBilingual()
  const nextSaved = dates.findIndex(({ saved }) => saved)
  return dates.map(({ jobId, title, kind, date, tentative }, index) => (
    <StepRow
      key={jobId}
      isMore={index > 0 && index !== Math.max(1, nextSaved)}
      to={paths.job(jobId)}
      tile={<DaysTile days={daysBetween(today, date)} />}
      title={<BilingualText text={title} />}
      sub={t(tentative ? 'dates.tentative' : 'dates.sure', {
        what: pick(dateNames[kind]),
        date: written(startOfDayInIndia(date)),
      })}
    />
  ))
}

function DaysTile({ days }: { days: number }) {
  const { t } = useTranslation('myHome')
  return (
    <span className="grid size-10 shrink-0 content-center justify-items-center rounded-md bg-primary-soft text-primary">
      {days > 0 && <b className="tabular leading-none">{days}</b>}
      <span className="text-xs leading-tight">{days > 0 ? t('dates.days', { count: days }) : t('today')}</span>
    </span>
  )
}
