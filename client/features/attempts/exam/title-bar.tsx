import { FileText, Info, Keyboard, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { useExam } from './exam-context.ts'

export type TitleBarView = 'paper' | 'instructions' | 'keys'

/** The hall's dark bar: name of the test, pause, and the views that change nothing. Without `onOpen` only the name. */
export function TitleBar({ onOpen }: { onOpen: ((extra: TitleBarView) => void) | null }) {
  const { t } = useTranslation('attempt')
  const { paper, attempt, readOnly } = useExam()
  return (
    <header className="flex min-h-11 shrink-0 items-center gap-1 bg-[#363636] ps-3 text-white max-[15rem]:flex-wrap max-[15rem]:justify-end">
      <h1 className="min-w-0 flex-1 truncate text-base max-[15rem]:basis-full max-[15rem]:pt-2 max-[15rem]:whitespace-normal">
        <BilingualText text={paper.title} />
      </h1>
      {onOpen && (
        <>
          {paper.pausable && !readOnly && (
            <BarButton
              label={t('exam.pause')}
              icon={<Pause aria-hidden size={18} />}
              onClick={() => void attempt.pause()}
            />
          )}
          <BarButton
            label={t('exam.questionPaper')}
            icon={<FileText aria-hidden size={18} />}
            onClick={() => onOpen('paper')}
          />
          <BarButton
            label={t('exam.instructions')}
            icon={<Info aria-hidden size={18} />}
            onClick={() => onOpen('instructions')}
          />
        </>
      )}
      {onOpen && paper.keyboard && (
        <span className="hidden md:block">
          <BarButton label={t('exam.help')} icon={<Keyboard aria-hidden size={18} />} onClick={() => onOpen('keys')} />
        </span>
      )}
    </header>
  )
}

function BarButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex h-11 min-w-11 items-center justify-center gap-1.5 px-2 text-sm hover:bg-white/15 focus-visible:outline-white"
    >
      {icon}
      <span className="max-sm:sr-only">{label}</span>
    </button>
  )
}
