import { Flame } from 'lucide-react'
import type { Streak } from '../../../domain/attempts/streak.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Days in a row with a test. Hidden on the first day. */
export function StreakLine({ streak: { days, today } }: { streak: Streak }) {
  const { t } = useTranslation('home')
  if (days < 2) return null
  return (
    <p className="flex items-center gap-2">
      <Flame aria-hidden className="size-5 shrink-0 text-accent" />
      <span>
        <b>{t('streak.days', { count: days })}</b>
        {!today && ` ${t('streak.keep')}`}
      </span>
    </p>
  )
}
