import { CircleCheck, Clock, CloudOff, LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Delivery } from './delivery.tsx'
import { useExam } from './exam-context.ts'
import { IntegrityNotes } from './integrity-notes.tsx'

export type Ending = {
  by: 'student' | 'time'
  done: 'submitted' | 'closed' | null
  /** End of the drain window, Unix milliseconds; set while the attempt stays open for answers of another device. */
  countedUntil?: number | null
}

type Texts = {
  title: 'sending' | 'waiting' | 'closed' | 'elsewhere' | 'over' | 'timeOut' | 'submitted' | 'demoOver' | 'demoTimeOver'
  text: 'waitingText' | 'waitingNotKept' | 'closedText' | 'elsewhereText' | 'submittedText' | 'demoOverText' | null
}

/** Never claims that everything is saved while an answer is only on this device or does not count. */
const textsOf = (
  { by, done }: Ending,
  { waiting, durable, complete, early }: { waiting: boolean; durable: boolean; complete: boolean; early: boolean },
): Texts => {
  if (done === 'closed')
    return early ? { title: 'elsewhere', text: 'elsewhereText' } : { title: 'closed', text: 'closedText' }
  if (done === 'submitted' && by === 'time') return { title: complete ? 'timeOut' : 'over', text: null }
  if (done === 'submitted') return { title: 'submitted', text: complete ? 'submittedText' : null }
  if (!waiting) return { title: 'sending', text: null }
  if (complete) return { title: 'waiting', text: 'waitingText' }
  return { title: 'waiting', text: durable ? null : 'waitingNotKept' }
}

const demoTextsOf = (by: Ending['by']): Texts => ({
  title: by === 'time' ? 'demoTimeOver' : 'demoOver',
  text: 'demoOverText',
})

/** Shown from the moment the test is handed in: progress, saved answers, and finally the link to the result. */
export function EndScreen({ onLeave, ...ending }: Ending & { onLeave: () => void }) {
  const { by, done, countedUntil = null } = ending
  const { t } = useTranslation('hall')
  const { attempt, state } = useExam()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [done])
  const waiting = done === null && (state.submission === 'waiting' || state.saving === 'offline')
  const evidence = state.loaded?.evidence.length ?? 0
  const complete = state.unsent.length === 0 && state.uncounted.size === 0 && evidence === 0
  const early = attempt.now() < state.deadlineAt
  const { title, text } = attempt.online
    ? textsOf(ending, { waiting, durable: state.durable, complete, early })
    : demoTextsOf(by)
  const Icon = done ? (by === 'time' ? Clock : CircleCheck) : waiting ? CloudOff : LoaderCircle
  return (
    <div className="grid min-h-0 flex-1 place-content-center justify-items-center gap-4 overflow-y-auto p-6 text-center">
      <Icon aria-hidden size={48} className={done && by === 'student' ? 'text-success' : 'text-muted'} />
      <h2 ref={heading} tabIndex={-1} aria-live="assertive" className="max-w-md text-xl outline-none">
        {t(`end.${title}`)}
      </h2>
      {text && <p className="max-w-md text-muted">{t(`end.${text}`)}</p>}
      {attempt.online && <Delivery countedUntil={countedUntil} />}
      {attempt.online && <IntegrityNotes entries={state.notes} />}
      {done && <Button onClick={onLeave}>{t(attempt.online ? 'end.result' : 'end.demoResult')}</Button>}
    </div>
  )
}
