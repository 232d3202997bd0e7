import type { OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useDates } from '../../use-dates.ts'
import { FailedNotice } from '../failed-notice.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { DayQuiz } from '../quiz/day-quiz.tsx'
import { AffairWords } from './check-text.tsx'
import { DayItems } from './day-items.tsx'
import { DayStrip } from './day-strip.tsx'
import { DigestCard } from './digest-card.tsx'
import { PublishDay } from './publish-day.tsx'

type Props = { day: OfficeDay; userId: string; isPublishing: boolean; answer: OfficeAnswer | undefined }

/** Day of current affairs: its items, their publication, its quiz and the digest of its month. */
export function DayView({ day, userId, isPublishing, answer }: Props) {
  const { t } = useTranslation('affairEditor')
  const dates = useDates()
  return (
    <div className="grid gap-4">
      <DayStrip day={day} />
      <h2 className="text-xl">{t('day.title', { date: dates.day(day.day) })}</h2>
      <FailedNotice
        answer={answer}
        intents={['publish-day', 'withdraw-quiz', 'add-question', 'remove-question', 'make-digest']}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4">
          <AffairWords>
            <PublishDay day={day} isOpen={isPublishing} answer={answer} />
            <DayItems day={day} />
          </AffairWords>
          <DigestCard day={day.day} digest={day.digest} />
        </div>
        <DayQuiz day={day} userId={userId} answer={answer} />
      </div>
    </div>
  )
}
