import type { ExamStanding } from '../../../../domain/revision/exam-date.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useDay } from './use-day.ts'

/** Exam date of the student: days left, or that it has passed and is not used. */
export function ExamLine({ exam }: { exam: ExamStanding }) {
  const { t } = useTranslation('revision')
  const day = useDay()
  if (exam.state === 'none') return null
  if (exam.state === 'past')
    return (
      <Notice
        tone="warning"
        actions={
          <a href="#settings" className="link inline-flex min-h-11 items-center font-semibold">
            {t('exam.enter')}
          </a>
        }
      >
        {t('exam.past', { date: day(exam.date) })}
      </Notice>
    )
  const { date, days } = exam
  return (
    <p className="text-muted">
      {days > 1 ? t('exam.ahead', { date: day(date), count: days }) : t(days === 1 ? 'exam.tomorrow' : 'exam.today')}
    </p>
  )
}
