import { LoaderCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { remainingMs } from '../../../domain/attempts/server-clock.ts'
import type { ScoringResult } from '../../../domain/results/contract.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useInstant } from '../../i18n/use-instant.ts'

/** A result that is not ready: shows until when answers may still arrive, and polls for it. */
export function PendingResult({ until, serverNow }: Omit<ScoringResult, 'state'>) {
  const { t } = useTranslation('result')
  const { left } = useFormat()
  const { clockTime } = useInstant()
  const leftMs = useTimeLeft(until, serverNow)
  const mayArrive = until !== undefined && leftMs > 0
  usePolling(mayArrive)
  return (
    <div className="card flex items-center gap-4 p-5">
      <LoaderCircle aria-hidden className="shrink-0 animate-spin text-primary" />
      <div className="min-w-0 flex-1">
        <div role="status">
          <p className="font-semibold">{mayArrive ? t('counting', { time: clockTime(until) }) : t('scoring')}</p>
          <p className="text-muted">{t(mayArrive ? 'countingText' : 'scoringText')}</p>
        </div>
        {mayArrive && (
          <p role="timer" className="mt-1 text-2xl font-semibold tabular noscript:hidden">
            <span className="sr-only">{t('countingLeft')} </span>
            {left(leftMs)}
          </p>
        )}
      </div>
    </div>
  )
}

const tickMs = 250

const secondMs = 1_000

/** Milliseconds until a server instant, in whole seconds; 0 without one. */
const useTimeLeft = (until = 0, serverNow = 0): number => {
  const leftAt = (now: number) => Math.ceil(remainingMs(until, now) / secondMs) * secondMs
  const [left, setLeft] = useState(() => leftAt(serverNow))
  const tick = useEffectEvent((now: number) => setLeft(leftAt(now)))
  useEffect(() => {
    if (until === 0) return
    // `performance.now()` does not follow changes of the device's clock.
    const offset = serverNow - performance.now()
    const timer = setInterval(() => tick(offset + performance.now()), tickMs)
    return () => clearInterval(timer)
  }, [until, serverNow])
  return left
}

const pollMs = { first: 1_000, last: 10_000 }

/**
 * Polls with growing intervals while the page is visible; restarts with the shortest once no more answers can arrive.
 */
const usePolling = (mayArrive: boolean): void => {
  const { revalidate } = useRevalidator()
  const reload = useEffectEvent(() => void revalidate())
  useEffect(() => {
    let wait = pollMs.first
    let timer = setTimeout(poll, wait)
    function poll() {
      if (document.visibilityState === 'visible') reload()
      wait = Math.min(pollMs.last, wait * 1.5)
      timer = setTimeout(poll, wait)
    }
    return () => clearTimeout(timer)
  }, [mayArrive])
}
