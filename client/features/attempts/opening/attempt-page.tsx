import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { lifeOf } from '../../../../domain/attempts/states.ts'
import type { TestDetail } from '../../../../domain/catalogue/contract.ts'
import type { ErrorCode } from '../../../../domain/errors.ts'
import type { Language } from '../../../../domain/language.ts'
import { paths } from '../../../../domain/paths.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { browserPart } from '../../../ui/browser-part.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { requestFullScreen } from '../exam/exam-overlay.tsx'
import type { CandidateInfo } from '../exam/exam-context.ts'
import { patternOfTest } from '../pattern.ts'
import { Instructions } from './instructions.tsx'
import { useOpening } from './use-opening.ts'

const Gate = lazyPart(() => import('./gate.tsx'), 'Gate')
const TestNotes = lazyPart(() => import('./gate.tsx'), 'TestNotes')
const TestBack = lazyPart(() => import('../../../ui/test-back.tsx'), 'TestBack')
const SystemCheck = lazyPart(() => import('./system-check.tsx'), 'SystemCheck')
const BeginFailure = browserPart(() => import('./declaration.tsx'), 'BeginFailure')
const OpenElsewhere = browserPart(() => import('./open-elsewhere.tsx'), 'OpenElsewhere')
const Lobby = browserPart(() => import('../lobby/lobby.tsx'), 'Lobby')

const waitsInLobby = ({ commonStart, entitlement, state }: TestDetail): boolean =>
  commonStart && entitlement === 'open' && state === 'scheduled'

const isTaken = ({ mine }: TestDetail): boolean => mine !== null && lifeOf(mine.state) === 'finished'

const loadScreen = () => import('../exam/exam-screen.tsx')
const ExamScreen = lazy(loadScreen)

type Props = { test: TestDetail; candidate: CandidateInfo; userId: string }

/** The page of a test, from the instructions to the end of the attempt. */
export function AttemptPage({ test, candidate, userId }: Props) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  // Captured once: a student in the lobby stays in it through the start.
  const [waitsFor] = useState(() => (waitsInLobby(test) ? test.opensAt : null))
  const hydrated = useHydrated()
  const { phase, begin, takeOver, enterFromLobby } = useOpening({
    testId: test.id,
    userId,
    mine: waitsFor === null ? test.mine : null,
    language,
  })

  // Preloaded, because the network may be gone when it is needed.
  useEffect(() => void loadScreen().catch(() => undefined), [])

  const signIn = `${paths.login()}?next=${encodeURIComponent(paths.test(test.id))}`
  const toResult = (attemptId: string) =>
    void navigate(`${paths.testResult(test.id)}?attempt=${attemptId}`, { replace: true })
  const moveOn = useEffectEvent(() => {
    if (phase.kind === 'ended') toResult(phase.attemptId)
    if (phase.kind === 'signed_out') void navigate(signIn, { replace: true })
  })
  useEffect(() => moveOn(), [phase.kind])

  const onBegin = (chosen: Language, sections?: string[]) => {
    requestFullScreen()
    void begin(chosen, sections)
  }

  switch (phase.kind) {
    case 'exam':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <ExamScreen
            key={phase.attempt.id}
            attempt={phase.attempt}
            candidate={candidate}
            onReopen={() => takeOver(phase.attempt.attemptId, phase.attempt.language)}
            onLeave={() => toResult(phase.attempt.attemptId)}
          />
        </Suspense>
      )
    case 'elsewhere':
      return (
        <OpenElsewhere
          test={test}
          onContinue={() => {
            requestFullScreen()
            void takeOver(phase.attemptId, language)
          }}
        />
      )
    case 'opening':
      return <OpeningStatus test={test} slow={phase.slow} />
    case 'reading':
      if (waitsFor !== null)
        return !hydrated ? (
          <Gate test={test} taken={isTaken(test)} />
        ) : (
          <Lobby
            test={test}
            userId={userId}
            opensAt={waitsFor}
            onEnter={(opened) => void enterFromLobby(opened)}
            signIn={signIn}
          />
        )
      return <Start test={test} onBegin={onBegin} />
    case 'failed':
      return <Start test={test} onBegin={onBegin} failure={phase} />
    default:
      return <PageSkeleton />
  }
}

function OpeningStatus({ test, slow }: { test: TestDetail; slow: boolean }) {
  const { t } = useTranslation('attempt')
  return (
    <div className="page grid min-h-80 place-content-center gap-2 py-10 text-center" role="status">
      <h1 className="text-xl">{t(test.mine ? 'gate.resuming' : 'opening.beginning')}</h1>
      <p className="text-muted">
        {t(slow ? 'opening.retrying' : test.mine ? 'gate.resumingText' : 'opening.fullScreen')}
      </p>
    </div>
  )
}

type StartProps = {
  test: TestDetail
  onBegin: (language: Language, sections?: string[]) => void
  failure?: { code: ErrorCode | null } | undefined
}

/** The instructions of a test that can be started, or the reason why this one cannot. */
function Start({ test, onBegin, failure }: StartProps) {
  const taken = isTaken(test)
  if (test.entitlement !== 'open' || test.state !== 'live' || (taken && test.attemptsAllowed === 1))
    return <Gate test={test} taken={taken} />
  return (
    <Instructions
      pattern={patternOfTest(test)}
      busy={false}
      initialStep={failure ? 2 : 1}
      back={<TestBack series={test.series} />}
      onBegin={onBegin}
      lead={(taken || test.hasErrata) && <TestNotes test={test} taken={taken} />}
      check={<SystemCheck testId={test.id} />}
      failure={failure && <BeginFailure code={failure.code} />}
    />
  )
}
