import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExam } from './exam-context.ts'
import { FooterBar } from './footer-bar.tsx'
import { Keys, IntegrityNotice, PanelContent, SectionNotice } from './lazy-parts.ts'
import { QuestionBar, type Zoom } from './question-bar.tsx'
import { QuestionBody } from './question-body.tsx'
import { QuestionStrip } from './question-strip.tsx'
import { SectionBar } from './section-bar.tsx'
import type { Submission } from './use-submission.ts'

/** Text size and side panel, which keep their state while a pause or a break hides the questions. */
export const useQuestionSettings = () => {
  const [zoom, setZoom] = useState<Zoom>(100)
  const [hasPanel, setPanel] = useState(true)
  return { zoom, setZoom, hasPanel, togglePanel: () => setPanel(!hasPanel) }
}

type Settings = ReturnType<typeof useQuestionSettings>

type Props = {
  settings: Settings
  shortcuts: boolean
  isCalculatorOpen: boolean
  onCalculator: () => void
  onOver: () => void
  onOpen: (overlay: 'keys' | 'panel' | 'report') => void
  onSubmit: (of: Submission['of']) => void
}

/** The current question with its bars, and the side panel on wide screens. */
export function QuestionScreen({ settings, shortcuts, isCalculatorOpen, onOpen, onSubmit, ...bar }: Props) {
  const { attempt } = useExam()
  const { zoom, setZoom } = settings
  // An open calculator hides the tabs and the footer on phones, so that the question keeps its room.
  const aside = isCalculatorOpen ? 'max-md:hidden' : undefined
  return (
    <div className="flex min-h-0 flex-1 small:block">
      <main className="flex min-w-0 flex-1 flex-col small:block">
        <SectionBar onOver={bar.onOver} onCalculator={bar.onCalculator} tabsClass={aside}>
          <QuestionStrip />
        </SectionBar>
        <SectionNotice />
        {attempt.online && !attempt.isPractice && <IntegrityNotice />}
        {shortcuts && <Keys onHelp={() => onOpen('keys')} />}
        <QuestionBar
          zoom={zoom}
          onZoom={setZoom}
          onPanel={() => onOpen('panel')}
          onReport={attempt.online && !attempt.isPractice ? () => onOpen('report') : null}
        />
        <QuestionBody zoom={zoom} />
        <FooterBar className={aside} />
      </main>
      <SidePanel settings={settings} onSubmit={onSubmit} />
    </div>
  )
}

function SidePanel({ settings: { hasPanel, togglePanel }, onSubmit }: Pick<Props, 'settings' | 'onSubmit'>) {
  const { t } = useTranslation('attempt')
  return (
    <aside aria-label={t('exam.panel')} className="relative hidden border-s border-hairline md:flex">
      <button
        type="button"
        aria-expanded={hasPanel}
        aria-label={t(hasPanel ? 'exam.hidePanel' : 'exam.showPanel')}
        onClick={togglePanel}
        className="absolute top-1/2 end-full z-10 grid h-14 w-6 -translate-y-1/2 place-items-center rounded-s-sm bg-[#363636] text-white"
      >
        <ChevronRight aria-hidden size={18} className={hasPanel ? '' : 'rotate-180'} />
      </button>
      {hasPanel && (
        <div className="flex w-[250px] flex-col">
          <PanelContent onSubmit={onSubmit} paletteClass="grid-cols-4" />
        </div>
      )}
    </aside>
  )
}
