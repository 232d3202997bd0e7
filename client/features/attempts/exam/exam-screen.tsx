import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Sitting } from '../sitting.ts'
import { Banners, type Reopen } from './banners.tsx'
import { EndScreen, type Ending } from './end-screen.tsx'
import { ExamProvider, type Candidate } from './exam-context.ts'
import { ExamOverlay } from './exam-overlay.tsx'
import { InstructionsView, QuestionPaper } from './extras.tsx'
import { FooterBar } from './footer-bar.tsx'
import { KeySheet, useKeys } from './keys.tsx'
import { ModalSheet } from './modal-sheet.tsx'
import { QuestionBar, type Zoom } from './question-bar.tsx'
import { QuestionBody } from './question-body.tsx'
import { QuestionStrip } from './question-strip.tsx'
import { SectionBar } from './section-bar.tsx'
import { PanelContent } from './side-panel.tsx'
import { Summary } from './summary.tsx'
import { TitleBar, type Extra } from './title-bar.tsx'
import { useExamState } from './use-exam-state.ts'

type Props = {
  sitting: Sitting
  candidate: Candidate
  onReopen: Reopen
  /** The student leaves the finished test for the result. */
  onLeave: () => void
}

/** The screen of the exam hall: everything from the title bar to the summary, over the whole page. */
export default function ExamScreen({ sitting, candidate, onReopen, onLeave }: Props) {
  const { t } = useTranslation('attempt')
  const [ending, setEnding] = useState<Ending | null>(null)
  const exam = useExamState(sitting, candidate, ending !== null)
  const [open, setOpen] = useState<Extra | 'panel' | 'summary' | null>(null)
  const [zoom, setZoom] = useState<Zoom>(100)
  const [keys, setKeys] = useState(true)
  const [panel, setPanel] = useState(true)
  const close = () => setOpen(null)
  useKeys(exam, keys && !ending, () => setOpen('keys'))

  const end = async (by: Ending['by']) => {
    if (ending) return
    close()
    setEnding({ by, done: null })
    const { kind } = await sitting.finish()
    if (kind === 'submitted' || kind === 'closed') setEnding({ by, done: kind })
    // Signed out or written elsewhere: the student acts in the banner; after that the test is handed in again.
    else if (by === 'student') setEnding(null)
  }
  const closed = exam.state.hold === 'closed'
  useEffect(() => {
    if (closed) setEnding((current) => current ?? { by: 'time', done: 'closed' })
  }, [closed])

  const toSummary = () => {
    exam.act({ type: 'pause' })
    setOpen('summary')
  }

  return (
    <ExamProvider value={exam}>
      <ExamOverlay label={t('exam.questionPaper')}>
        <TitleBar onOpen={ending ? null : setOpen} />
        {(!ending || (ending.done === null && exam.state.hold)) && <Banners onReopen={onReopen} />}
        {ending ? (
          <EndScreen {...ending} onLeave={onLeave} />
        ) : (
          <div className="flex min-h-0 flex-1">
            <main className="flex min-w-0 flex-1 flex-col">
              <SectionBar onOver={() => void end('time')} />
              <QuestionStrip />
              <QuestionBar zoom={zoom} onZoom={setZoom} onPanel={() => setOpen('panel')} />
              <QuestionBody zoom={zoom} />
              <FooterBar />
            </main>
            <aside aria-label={t('exam.panel')} className="relative hidden border-s border-hairline md:flex">
              <button
                type="button"
                aria-expanded={panel}
                aria-label={t(panel ? 'exam.hidePanel' : 'exam.showPanel')}
                onClick={() => setPanel(!panel)}
                className="absolute top-1/2 end-full z-10 grid h-14 w-6 -translate-y-1/2 place-items-center rounded-s-sm bg-[#363636] text-white"
              >
                {panel ? <ChevronRight aria-hidden size={18} /> : <ChevronLeft aria-hidden size={18} />}
              </button>
              {panel && (
                <div className="flex w-[250px] flex-col">
                  <PanelContent onSubmit={toSummary} paletteClass="grid-cols-4" />
                </div>
              )}
            </aside>
          </div>
        )}
        {open === 'panel' && (
          <ModalSheet title={t('exam.panel')} look="bottom" onClose={close}>
            <PanelContent onSubmit={toSummary} onJump={close} paletteClass="grid-cols-6" />
          </ModalSheet>
        )}
        {open === 'summary' && <Summary onCancel={close} onSubmit={() => void end('student')} />}
        {open === 'paper' && <QuestionPaper onClose={close} />}
        {open === 'instructions' && <InstructionsView onClose={close} />}
        {open === 'keys' && <KeySheet enabled={keys} onEnabled={setKeys} onClose={close} />}
        <Dialog
          open={exam.sheet.asksReturn && !ending}
          onClose={() => exam.act({ type: 'stay' })}
          title={t('returnToFirst.title')}
          actions={
            <>
              <Button look="secondary" onClick={() => exam.act({ type: 'stay' })}>
                {t('returnToFirst.no')}
              </Button>
              <Button onClick={() => exam.act({ type: 'return_to_first' })}>{t('returnToFirst.yes')}</Button>
            </>
          }
        >
          <p>{t('returnToFirst.text')}</p>
        </Dialog>
      </ExamOverlay>
    </ExamProvider>
  )
}
