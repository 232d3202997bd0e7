import { LayoutGrid } from 'lucide-react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExam } from './exam-context.ts'
import { SaveChip } from './save-chip.tsx'

const zooms = [100, 125, 150] as const
export type Zoom = (typeof zooms)[number]

type Props = { zoom: Zoom; onZoom: (zoom: Zoom) => void; onPanel: () => void }

export function QuestionBar({ zoom, onZoom, onPanel }: Props) {
  const { t } = useTranslation('attempt')
  const { number, sheet } = useExam()
  return (
    <div className="flex min-h-11 shrink-0 items-center gap-3 border-b border-hairline ps-3">
      <h2 className="shrink-0 text-base">{t('exam.questionNo', { number: number(sheet.currentId) })}</h2>
      <SaveChip />
      <label className="ms-auto flex items-center gap-2 text-sm md:pe-3">
        <span className="max-md:sr-only">{t('exam.zoom')}</span>
        <select
          value={zoom}
          onChange={(event) => onZoom(Number(event.target.value) as Zoom)}
          className="min-h-11 bg-surface px-1 tabular md:min-h-9 md:rounded-sm md:border md:border-edge"
        >
          {zooms.map((value) => (
            <option key={value} value={value}>
              {value}%
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        onClick={onPanel}
        aria-label={t('exam.showPanel')}
        className="grid size-11 shrink-0 place-items-center bg-primary text-on-primary md:hidden"
      >
        <LayoutGrid aria-hidden size={20} />
      </button>
    </div>
  )
}
