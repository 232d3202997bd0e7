import { X } from 'lucide-react'
import type { View } from '../../../../domain/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { useExam } from '../exam/exam-context.ts'
import { SaveChip } from '../exam/save-chip.tsx'

/** Name of the session, save state, language of the question, and the way out. */
export function StudyBar({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('practice')
  const { paper, view, views, setView } = useExam()
  return (
    <header className="flex min-h-11 shrink-0 items-center gap-2 border-b border-hairline bg-sunken ps-3">
      <div className="min-w-0 flex-1 py-1">
        <h1 className="truncate text-base leading-tight">
          <BilingualText text={paper.title} />
        </h1>
        <SaveChip />
      </div>
      <label className="shrink-0 text-sm">
        <span className="sr-only">{t('screen.viewIn')}</span>
        <select
          value={view}
          disabled={views.length < 2}
          onChange={(event) => setView(event.target.value as View)}
          className="min-h-11 rounded-sm border border-edge bg-surface px-2"
        >
          {views.map((value) => (
            <option key={value} value={value}>
              {t(`attempt:exam.views.${value}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        onClick={onLeave}
        aria-label={t('screen.leave')}
        className="grid size-11 shrink-0 place-items-center hover:bg-primary-soft"
      >
        <X aria-hidden size={20} />
      </button>
    </header>
  )
}
