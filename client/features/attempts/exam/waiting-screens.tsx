import { Coffee, Pause } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { formatRemaining } from '../../../../domain/attempts/server-clock.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { useExam } from './exam-context.ts'
import { useTimeLeft } from './use-time.ts'

function Waiting({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid min-h-0 flex-1 place-content-center justify-items-center gap-4 overflow-y-auto p-6 text-center">
      <span className="text-muted">{icon}</span>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {children}
    </div>
  )
}

/** A break between two sections: questions are hidden, and the next section opens by itself. */
export function BreakScreen() {
  const { t } = useTranslation('hall')
  const { attempt, place, paper } = useExam()
  const { left } = useTimeLeft(attempt)
  const next = place.at === 'break' ? paper.sections.find(({ id }) => id === place.nextSectionId) : null
  return (
    <Waiting icon={<Coffee aria-hidden size={48} />} title={t('break.title')}>
      <p role="timer" className="text-3xl font-semibold tabular">
        {formatRemaining(left)}
      </p>
      <p className="max-w-md">
        {next && (
          <>
            {t('break.next')}{' '}
            <b>
              <BilingualText text={next.title} />
            </b>
          </>
        )}
      </p>
      <p className="max-w-md text-muted">{t('break.text')}</p>
    </Waiting>
  )
}

/** The stopped clock: paused by the student, or for everyone. */
export function PauseScreen() {
  const { t } = useTranslation('hall')
  const { attempt, paper } = useExam()
  const [state, setState] = useState<'still' | 'asking' | 'failed'>('still')
  const goOn = () => {
    setState('asking')
    void attempt.resume().then((reached) => !reached && setState('failed'))
  }
  return (
    <Waiting icon={<Pause aria-hidden size={48} />} title={t('pause.title')}>
      <p className="max-w-md text-muted">{t(paper.pausable ? 'pause.text' : 'pause.forAll')}</p>
      {paper.pausable && (
        <Button onClick={goOn} disabled={state === 'asking'}>
          {t('pause.goOn')}
        </Button>
      )}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {state === 'failed' && t('pause.failed')}
      </p>
    </Waiting>
  )
}
