import { ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'
import type { ReopenAttempt } from './banners.tsx'
import type { Ending } from './end-screen.tsx'
import { ExamProvider, type CandidateInfo } from './exam-context.ts'
import { ExamOverlay } from './exam-overlay.tsx'
import { FooterBar } from './footer-bar.tsx'
import {
  AskDialogs,
  Banners,
  BreakScreen,
  Calculator,
  EndScreen,
  preloadParts,
  InstructionsView,
  Keys,
  KeySheet,
  NotedLine,
  PanelContent,
  PanelSheet,
  PauseScreen,
  QuestionPaper,
  Report,
  SectionNews,
  SectionSummary,
  Summary,
} from './lazy-parts.ts'
import { QuestionBar, type Zoom } from './question-bar.tsx'
import { QuestionBody } from './question-body.tsx'
import { QuestionStrip } from './question-strip.tsx'
import { SectionBar } from './section-bar.tsx'
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

/** The exam screen, from title bar to summary, over the whole page. */
export default function ExamScreen({ attempt, candidate, onReopen, onLeave }: Props) {
  const { t } = useTranslation('attempt')
  const [ending, setEnding] = useState<Ending | null>(null)
  const exam = useExamState(attempt, candidate, ending !== null)
  const [open, setOpen] = useState<TitleBarView | Submission['of'] | 'panel' | 'report' | null>(null)
  const [calculator, setCalculator] = useState<'never' | 'open' | 'away'>('never')
  const [zoom, setZoom] = useState<Zoom>(100)
  const [keys, setKeys] = useState(true)
  const [panel, setPanel] = useState(true)
  const close = () => setOpen(null)
  const inSight = !exam.paused && exam.place.at !== 'break'
  useEffect(() => preloadParts(attempt.paper), [attempt.paper])

  const end = async (by: Ending['by']) => {
    if (ending) return
    close()
    setEnding({ by, done: null })
    const finish = await attempt.finish()
    const { kind } = finish
    if (kind === 'submitted' || kind === 'closed') {
      forgetStrikes(attempt.attemptId)
      setEnding({ by, done: kind, countedUntil: kind === 'submitted' ? finish.countedUntil : null })
    }
    // Signed out or taken over: the banner leads on, and the test is handed in again after it. The clock was extended:
    // the test continues.
    else if (by === 'student' || kind === 'continues') setEnding(null)
  }
  // An open calculator hides the tabs and the footer on phones, so that the question keeps its room.
  const aside = calculator === 'open' ? 'max-md:hidden' : undefined
  const closed = exam.state.hold === 'closed'
  useEffect(() => {
    if (closed) setEnding((current) => current ?? { by: 'time', done: 'closed' })
  }, [closed])

  const hide = useEffectEvent(() => {
    close()
    setCalculator((now) => (now === 'open' ? 'away' : now))
  })
  // A closing section, a pause and a break close every dialog over the questions.
  const running = exam.place.at === 'section' ? exam.place.sectionId : null
  useEffect(() => hide(), [inSight, running])

  const askToSubmit = (of: Submission['of']) => {
    exam.act({ type: 'pause' })
    setOpen(of)
  }

  return (
    <ExamProvider value={exam}>
      <ExamOverlay label={t('exam.questionPaper')}>
        <TitleBar onOpen={ending || !inSight ? null : setOpen} />
        {(!ending || (ending.done === null && exam.state.hold)) && <Banners onReopen={onReopen} />}
        {ending ? (
          <EndScreen {...ending} onLeave={onLeave} />
        ) : exam.paused ? (
          <PauseScreen />
        ) : exam.place.at === 'break' ? (
          <BreakScreen />
        ) : (
          <div className="flex min-h-0 flex-1 small:block">
            <main className="flex min-w-0 flex-1 flex-col small:block">
              <SectionBar
                onOver={() => void end('time')}
                onCalculator={() => setCalculator(calculator === 'open' ? 'away' : 'open')}
                tabsClass={aside}
              >
                <QuestionStrip />
              </SectionBar>
              <SectionNews />
              {attempt.online && <NotedLine />}
              {keys && attempt.paper.keyboard && <Keys onHelp={() => setOpen('keys')} />}
              <QuestionBar
                zoom={zoom}
                onZoom={setZoom}
                onPanel={() => setOpen('panel')}
                onReport={attempt.online ? () => setOpen('report') : null}
              />
              <QuestionBody zoom={zoom} />
              <FooterBar className={aside} />
            </main>
            <aside aria-label={t('exam.panel')} className="relative hidden border-s border-hairline md:flex">
              <button
                type="button"
                aria-expanded={panel}
                aria-label={t(panel ? 'exam.hidePanel' : 'exam.showPanel')}
                onClick={() => setPanel(!panel)}
                className="absolute top-1/2 end-full z-10 grid h-14 w-6 -translate-y-1/2 place-items-center rounded-s-sm bg-[#363636] text-white"
              >
                <ChevronRight aria-hidden size={18} className={panel ? '' : 'rotate-180'} />
              </button>
              {panel && (
                <div className="flex w-[250px] flex-col">
                  <PanelContent onSubmit={askToSubmit} paletteClass="grid-cols-4" />
                </div>
              )}
            </aside>
          </div>
        )}
        {open === 'panel' && <PanelSheet onSubmit={askToSubmit} onClose={close} />}
        {open === 'paper' && <QuestionPaper onClose={close} />}
        {open === 'instructions' && <InstructionsView onClose={close} />}
        {open === 'keys' && <KeySheet enabled={keys} onEnabled={setKeys} onClose={close} />}
        {open === 'wholePaper' && <Summary onCancel={close} onSubmit={() => void end('student')} />}
        {open === 'section' && <SectionSummary onClose={close} />}
        {open === 'report' && <Report onClose={close} />}
        {calculator !== 'never' && <Calculator open={calculator === 'open'} onClose={() => setCalculator('away')} />}
        {!ending && <AskDialogs />}
      </ExamOverlay>
    </ExamProvider>
  )
}
