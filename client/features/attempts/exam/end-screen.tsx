import { CircleCheck, Clock, CloudOff, LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useExam } from './exam-context.ts'
import { NotedList } from './noted.tsx'

export type Ending = { by: 'student' | 'time'; done: 'submitted' | 'closed' | null }

type Words = {
  title: 'sending' | 'waiting' | 'closed' | 'timeOut' | 'submitted' | 'demoOver' | 'demoTimeOver'
  text: 'waitingText' | 'closedText' | 'submittedText' | 'demoOverText' | null
}

const wordsOf = (by: Ending['by'], done: Ending['done'], waiting: boolean): Words => {
  if (done === 'closed') return { title: 'closed', text: 'closedText' }
  if (done === 'submitted')
    return by === 'time' ? { title: 'timeOut', text: null } : { title: 'submitted', text: 'submittedText' }
  return waiting ? { title: 'waiting', text: 'waitingText' } : { title: 'sending', text: null }
}

const demoWordsOf = (by: Ending['by']): Words => ({
  title: by === 'time' ? 'demoTimeOver' : 'demoOver',
  text: 'demoOverText',
})

/** From the moment the test is handed in: what happens, what is safe, and then the way to the result. */
export function EndScreen({ by, done, onLeave }: Ending & { onLeave: () => void }) {
  const { t } = useTranslation('hall')
  const { sitting, state } = useExam()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [done])
  const waiting = done === null && (state.submission === 'waiting' || state.saving === 'offline')
  const { title, text } = sitting.online ? wordsOf(by, done, waiting) : demoWordsOf(by)
  const Icon = done ? (by === 'time' ? Clock : CircleCheck) : waiting ? CloudOff : LoaderCircle
  return (
    <div className="grid min-h-0 flex-1 place-content-center justify-items-center gap-4 overflow-y-auto p-6 text-center">
      <Icon aria-hidden size={48} className={done && by === 'student' ? 'text-success' : 'text-muted'} />
      <h2 ref={heading} tabIndex={-1} aria-live="assertive" className="max-w-md text-xl outline-none">
        {t(`end.${title}`)}
      </h2>
      {text && <p className="max-w-md text-muted">{t(`end.${text}`)}</p>}
      {state.uncounted > 0 && <p className="max-w-md text-sm">{t('uncounted.text', { count: state.uncounted })}</p>}
      {sitting.online && <NotedList entries={state.noted} />}
      {done && <Button onClick={onLeave}>{t(sitting.online ? 'end.result' : 'end.demoResult')}</Button>}
    </div>
  )
}
