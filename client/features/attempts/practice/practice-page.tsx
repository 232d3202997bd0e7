import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import type { PracticeView } from '../../../../domain/revision/practice-view.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { whenStrings } from '../../../i18n/use-strings.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import type { CandidateInfo } from '../exam/exam-context.ts'
import type { PracticeController } from './practice-attempt.ts'
import type { PracticePhase } from './open-practice.ts'
import type { Explain } from './study-context.ts'

const ExamScreen = lazy(() => import('../exam/exam-screen.tsx'))
const StudyScreen = lazy(() => import('./study-screen.tsx'))

type Props = {
  session: PracticeView
  candidate: CandidateInfo
  userId: string
  explain: Explain
  /** Loads the page again once the session is over. */
  onOver: () => void
}

/** The page of an open session: opens it in the question screen. */
export function PracticePage({ session, candidate, userId, explain, onOver }: Props) {
  const { t, i18n } = useTranslation('practice')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { sessionId, mode } = session
  const [phase, setPhase] = useState<PracticePhase>({ kind: 'opening', slow: false })
  const open = useRef<PracticeController | null>(null)
  const isMounted = useRef(false)

  const begin = useEffectEvent(async () => {
    open.current?.close()
    const place = { sessionId, userId, language, isMounted: () => isMounted.current, show: setPhase }
    // Texts of the screen follow the page.
    const [{ openPractice }] = await Promise.all([import('./open-practice.ts'), whenStrings(i18n, 'attempt')])
    open.current = await openPractice(place)
  })
  useEffect(() => {
    isMounted.current = true
    void begin().catch(() => setPhase({ kind: 'failed' }))
    return () => {
      isMounted.current = false
      open.current?.close()
    }
  }, [sessionId])

  const moveOn = useEffectEvent(() => {
    if (phase.kind === 'over') onOver()
    if (phase.kind === 'signed_out')
      void navigate(`${paths.login()}?next=${encodeURIComponent(paths.practiceSession(sessionId))}`, { replace: true })
  })
  useEffect(() => moveOn(), [phase.kind])

  const reopen = async () => {
    await begin()
    return open.current !== null
  }
  if (phase.kind === 'open')
    return (
      <Suspense fallback={<PageSkeleton />}>
        {mode === 'timed' ? (
          <ExamScreen
            key={phase.attempt.id}
            attempt={phase.attempt}
            candidate={candidate}
            onReopen={reopen}
            onLeave={onOver}
          />
        ) : (
          <StudyScreen
            key={phase.attempt.id}
            attempt={phase.attempt}
            candidate={candidate}
            explain={explain}
            onReopen={reopen}
            onLeave={() => void navigate(paths.practice())}
            onFinished={onOver}
          />
        )}
      </Suspense>
    )
  if (phase.kind === 'failed')
    return (
      <div className="page max-w-2xl py-10">
        <Notice
          tone="danger"
          title={t('open.failed')}
          actions={<LinkButton to={paths.practice()}>{t('open.back')}</LinkButton>}
        >
          {t('open.failedText')}
        </Notice>
      </div>
    )
  return (
    <div className="page grid min-h-80 place-content-center gap-2 py-10 text-center" role="status">
      <h1 className="text-xl">{t('open.opening')}</h1>
      <p className="text-muted">{t(phase.kind === 'opening' && phase.slow ? 'open.slow' : 'open.text')}</p>
      <noscript>
        <p className="max-w-md font-semibold">{t('open.needsScript')}</p>
      </noscript>
    </div>
  )
}
