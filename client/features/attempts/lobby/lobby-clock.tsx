import { useEffect, useEffectEvent, useState } from 'react'
import { announcementBetween, formatRemaining, remainingMs } from '../../../../domain/attempts/server-clock.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

const tickMs = 250

const secondsOf = (at: number): string => `:${String(Math.floor(at / 1000) % 60).padStart(2, '0')}`

type Props = { label: string; to: number; now: () => number; speaks: boolean }

/** Time left and time of day by the server's clock, announced at 10, 5 and 1 minute only. */
export function LobbyClock({ label, to, now, speaks }: Props) {
  const { t } = useTranslation('lobby')
  const { timeOfDay } = useFormat()
  const [at, setAt] = useState(now)
  const [spoken, setSpoken] = useState<number | null>(null)
  const tick = useEffectEvent(() => {
    const next = now()
    setSpoken((before) => announcementBetween(to - at, to - next) ?? before)
    setAt(next)
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), tickMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="text-center">
      <p className="font-semibold">{label}</p>
      <p role="timer" className="text-4xl font-bold tabular">
        {formatRemaining(remainingMs(to, at))}
      </p>
      <p className="mt-1 text-sm text-muted tabular">{t('serverTime', { time: timeOfDay(at, secondsOf(at)) })}</p>
      <p aria-live="polite" className="sr-only">
        {speaks && spoken !== null && t('minutesLeft', { count: spoken })}
      </p>
    </div>
  )
}
