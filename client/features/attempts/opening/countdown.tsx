import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { formatRemaining, remainingMs } from '../../../../domain/attempts/server-clock.ts'

const dayMs = 86_400_000

type Props = { to: number; serverNow: number; onReached: () => void; label?: string }

/** Time until a test opens, by the server's clock. At zero the page asks the server, which decides. */
export function Countdown({ to, serverNow, onReached, label }: Props) {
  const { t } = useTranslation('attempt')
  const [left, setLeft] = useState(remainingMs(to, serverNow))
  const asked = useRef(false)
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    const seenAt = performance.now()
    asked.current = false
    const timer = setInterval(() => {
      const remaining = remainingMs(to, serverNow + performance.now() - seenAt)
      setLeft(remaining)
      if (remaining > 0 || asked.current) return
      asked.current = true
      reached()
    }, 500)
    return () => clearInterval(timer)
  }, [to, serverNow])
  const days = Math.floor(left / dayMs)
  return (
    <p className="mt-2">
      {label ?? t('gate.opensIn')}{' '}
      <b role="timer" className="text-lg tabular">
        {days > 0 && `${t('gate.days', { count: days })} `}
        {formatRemaining(left % dayMs)}
      </b>
    </p>
  )
}
