import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'
import type { ReopenAttempt } from './banners.tsx'
import type { Ending } from './end-screen.tsx'
import { ExamProvider, type CandidateInfo } from './exam-context.ts'
import { ExamOverlay } from './exam-overlay.tsx'
import {
  PaletteDialogs,
  Banners,
  BreakScreen,
  Calculator,
  EndScreen,
  preloadParts,
  InstructionsView,
  KeySheet,
  PanelSheet,
  PauseScreen,
  QuestionPaper,
  Report,
  SectionSummary,
  Summary,
} from './lazy-parts.ts'
import { QuestionScreen, useQuestionSettings } from './question-screen.tsx'
import { TitleBar, type TitleBarView } from './title-bar.tsx'
import { useExamState } from './use-exam-state.ts'
import { forgetStrikes } from './use-strikes.ts'
import type { Submission } from './use-submission.ts'

type Props = {
  attempt: AttemptController
  candidate: CandidateInfo
  onReopen: ReopenAttempt
  /** Opens the result of the finished test. */
  onLeave: () => void
}

type Overlay = TitleBarView | Submission['of'] | 'panel' | 'report'

/** Hands the test in, for the student or when the time is over, and tracks how it ended. */
const useEnding = (attempt: AttemptController, onStart: () => void) => {
  const [ending, setEnding] = useState<Ending | null>(null)
  const end = async (by: Ending['by']) => {
    if (ending) return
    onStart()
    setEnding({ by, done: null })
    const finish = await attempt.finish()
    const { kind } = finish
    if (kind === 'submitted' || kind === 'closed') {
      forgetStrikes(attempt.attemptId)
      setEnding({ by, done: kind, countedUntil: kind === 'submitted' ? finish.countedUntil : null })
    }
    // Signed out or taken over: the banner offers the next step, after which the test is handed in again. The clock was
    // extended: the test continues.
    else if (by === 'student' || kind === 'continues') setEnding(null)
  }
  /** Called when the server or another device closed the test. */
  const showClosed = () => setEnding((current) => current ?? { by: 'time', done: 'closed' })
  return { ending, end, showClosed }
}

/** The exam screen, from title bar to summary, over the whole page. */
export default function ExamScreen({ attempt, candidate, onReopen, onLeave }: Props) {
  const { t } = useTranslation('attempt')
  const [open, setOpen] = useState<Overlay | null>(null)
  const close = () => setOpen(null)
  const { ending, end, showClosed } = useEnding(attempt, close)
  const exam = useExamState(attempt, candidate, ending !== null)
  const [calculator, setCalculator] = useState<'never' | 'open' | 'away'>('never')
  const [keys, setKeys] = useState(true)
  const settings = useQuestionSettings()
  const isVisible = !exam.paused && exam.place.at !== 'break'
  useEffect(() => preloadParts(attempt.paper), [attempt.paper])

  const onClosed = useEffectEvent(showClosed)
  const closed = exam.state.hold === 'closed'
  useEffect(() => {
    if (closed) onClosed()
  }, [closed])

  const hide = useEffectEvent(() => {
    close()
    setCalculator((now) => (now === 'open' ? 'away' : now))
  })
  // A closing section, a pause and a break close every dialog over the questions.
  const running = exam.place.at === 'section' ? exam.place.sectionId : null
  useEffect(() => hide(), [isVisible, running])

  const askToSubmit = (of: Submission['of']) => {
    exam.act({ type: 'pause' })
    setOpen(of)
  }

  return (
    <ExamProvider value={exam}>
      <ExamOverlay label={t('exam.questionPaper')}>
        <TitleBar onOpen={ending || !isVisible ? null : setOpen} />
        {(!ending || (ending.done === null && exam.state.hold)) && <Banners onReopen={onReopen} />}
        {ending ? (
          <EndScreen {...ending} onLeave={onLeave} />
        ) : exam.paused ? (
          <PauseScreen />
        ) : exam.place.at === 'break' ? (
          <BreakScreen />
        ) : (
          <QuestionScreen
            settings={settings}
            shortcuts={keys && attempt.paper.keyboard}
            isCalculatorOpen={calculator === 'open'}
            onCalculator={() => setCalculator(calculator === 'open' ? 'away' : 'open')}
            onOver={() => void end('time')}
            onOpen={setOpen}
            onSubmit={askToSubmit}
          />
        )}
        {open === 'panel' && <PanelSheet onSubmit={askToSubmit} onClose={close} />}
        {open === 'paper' && <QuestionPaper onClose={close} />}
        {open === 'instructions' && <InstructionsView onClose={close} />}
        {open === 'keys' && <KeySheet enabled={keys} onEnabled={setKeys} onClose={close} />}
        {open === 'wholePaper' && <Summary onCancel={close} onSubmit={() => void end('student')} />}
        {open === 'section' && <SectionSummary onClose={close} />}
        {open === 'report' && <Report onClose={close} />}
        {calculator !== 'never' && <Calculator open={calculator === 'open'} onClose={() => setCalculator('away')} />}
        {!ending && <PaletteDialogs onSubmit={askToSubmit} />}
      </ExamOverlay>
    </ExamProvider>
  )
}
