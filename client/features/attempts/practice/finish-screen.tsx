import { CloudOff, LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExam } from '../exam/exam-context.ts'

/** Shown while a session is finished: what is still on this device. */
export function FinishScreen() {
  const { t } = useTranslation('practice')
  const { state } = useExam()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isWaiting = state.submission === 'waiting' || state.saving === 'offline'
  const Icon = isWaiting ? CloudOff : LoaderCircle
  return (
    <div className="grid min-h-0 flex-1 place-content-center justify-items-center gap-4 p-6 text-center">
      <Icon aria-hidden size={48} className="text-muted" />
      <h2 ref={heading} tabIndex={-1} aria-live="assertive" className="max-w-md text-xl outline-none">
        {t(isWaiting ? 'finish.waiting' : 'finish.sending')}
      </h2>
      {isWaiting && <p className="max-w-md text-muted">{t(state.durable ? 'finish.kept' : 'finish.notKept')}</p>}
    </div>
  )
}
