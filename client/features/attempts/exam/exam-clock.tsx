import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { formatRemaining, isUrgent } from '../../../../domain/attempts/server-clock.ts'
import { classes } from '../../../ui/classes.ts'
import { useExam } from './exam-context.ts'
import { useTimeLeft } from './use-time.ts'

/**
 * Time left of the section, if sections are timed, and of the paper. Under five minutes it is red and cannot be hidden;
 * screen readers hear it at 10, 5 and 1 minute only.
 */
export function ExamClock({ onOver }: { onOver: () => void }) {
  const { t } = useTranslation('attempt')
  const { attempt, state } = useExam()
  const { left, total, announced } = useTimeLeft(attempt)
  const [hidden, setHidden] = useState(false)
  const urgent = isUrgent(left)
  const over = total === 0
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (over) end()
  }, [over])
  const shown = !hidden || urgent
  const Icon = shown ? EyeOff : Eye
  const bySection = (state.timing?.spans?.length ?? 0) > 1
  return (
    <div className="flex shrink-0 items-center ps-3 max-[15rem]:shrink">
      <p
        role="timer"
        aria-live="off"
        className="text-sm leading-tight whitespace-nowrap tabular max-[15rem]:whitespace-normal [&_*]:leading-tight"
      >
        <span className={classes(urgent && 'font-semibold text-danger')}>
          {t('exam.timeLeft')} : {shown ? formatRemaining(left) : t('exam.clockHidden')}
        </span>
        {bySection && shown && (
          <span className="block text-xs text-muted">
            {t('exam.timeTotal')} : {formatRemaining(total)}
          </span>
        )}
      </p>
      <button
        type="button"
        onClick={() => setHidden(!hidden)}
        disabled={urgent}
        aria-label={t(shown ? 'exam.hideClock' : 'exam.showClock')}
        className={classes('grid size-11 place-items-center text-muted', urgent && 'invisible')}
      >
        <Icon aria-hidden size={18} />
      </button>
      <p aria-live="assertive" className="sr-only">
        {announced && t('exam.minutesLeft', { count: announced })}
      </p>
    </div>
  )
}
