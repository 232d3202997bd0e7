import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Paper, Response } from '../../../../domain/attempts/contract.ts'
import type { Language } from '../../../../domain/language.ts'
import { TestBack } from '../../../ui/test-back.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import { createMemoryAttempt } from '../controller/memory-attempt.ts'
import { requestFullScreen } from '../exam/exam-overlay.tsx'
import { patternOfPaper } from '../pattern.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'
import { Instructions } from './instructions.tsx'

const loadScreen = () => import('../exam/exam-screen.tsx')
const ExamScreen = lazy(loadScreen)

type Answers = { language: Language; responses: Omit<Response, 'at'>[] }

type Phase<Score> =
  | { kind: 'reading' }
  | { kind: 'exam'; attempt: AttemptController }
  | { kind: 'scoring' | 'failed'; answers: Answers }
  | { kind: 'scored'; score: Score }

type Props<Score> = {
  paper: Paper
  scoreOf: (answers: Answers) => Promise<Score>
  /** The result, shown on the same page. */
  children: (score: Score) => ReactNode
}

/** The demo test: the real screen over an attempt in memory, whose answers are sent only to be scored. */
export function DemoPage<Score>({ paper, scoreOf, children }: Props<Score>) {
  const { t } = useTranslation('demo')
  const [phase, setPhase] = useState<Phase<Score>>({ kind: 'reading' })
  const answers = useRef<Answers | null>(null)
  useEffect(() => void loadScreen().catch(() => undefined), [])

  const begin = (language: Language) => {
    requestFullScreen()
    answers.current = null
    const onEnd = (responses: Answers['responses']) => void (answers.current = { language, responses })
    setPhase({ kind: 'exam', attempt: createMemoryAttempt({ paper, language, attemptId: 'demo', onEnd }) })
  }
  const score = async (given: Answers) => {
    setPhase({ kind: 'scoring', answers: given })
    try {
      setPhase({ kind: 'scored', score: await scoreOf(given) })
    } catch {
      setPhase({ kind: 'failed', answers: given })
    }
  }

  switch (phase.kind) {
    case 'reading':
      return (
        <Instructions
          pattern={patternOfPaper(paper)}
          demo
          busy={false}
          back={<TestBack series={null} />}
          onBegin={begin}
          lead={<DemoLead />}
        />
      )
    case 'exam':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <ExamScreen
            key={phase.attempt.id}
            attempt={phase.attempt}
            candidate={{ name: null, photoURL: null }}
            onReopen={async () => true}
            onLeave={() => answers.current && void score(answers.current)}
          />
        </Suspense>
      )
    case 'scoring':
      return (
        <p role="status" className="page py-16 text-center text-lg">
          {t('scoring')}
        </p>
      )
    case 'failed':
      return <ScoringFailed onRetry={() => void score(phase.answers)} />
    case 'scored':
      return <Scored onAgain={() => setPhase({ kind: 'reading' })}>{children(phase.score)}</Scored>
  }
}

function DemoLead() {
  const { t } = useTranslation('demo')
  return (
    <div className="grid max-w-3xl gap-3">
      <p className="text-lg">{t('lead')}</p>
      <Notice>{t('private')}</Notice>
    </div>
  )
}

function ScoringFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('demo')
  return (
    <div className="page py-10">
      <Notice
        tone="danger"
        title={t('scoreFailed')}
        actions={<Button onClick={onRetry}>{t('attempt:opening.tryAgain')}</Button>}
      >
        {t('scoreFailedText')}
      </Notice>
    </div>
  )
}

function Scored({ onAgain, children }: { onAgain: () => void; children: ReactNode }) {
  const { t } = useTranslation('demo')
  return (
    <div className="page grid grid-cols-1 gap-8 py-6">
      <h1 className="text-2xl">{t('title')}</h1>
      {children}
      <div>
        <Button look="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  )
}
