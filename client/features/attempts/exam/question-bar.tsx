import { Ellipsis, LayoutGrid } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import { useExam } from './exam-context.ts'
import { choosesOf } from '../../../../domain/questions/kinds/choices.ts'
import { QuestionMarks } from './question-strip.tsx'
import { SaveChip } from './save-chip.tsx'

const zooms = [100, 125, 150] as const
export type Zoom = (typeof zooms)[number]

type Props = {
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  onPanel: () => void
  /** Null where reports are not possible. */
  onReport: (() => void) | null
}

/** Question number, save state and helpers; on phones also the marks. */
export function QuestionBar({ zoom, onZoom, onPanel, onReport }: Props) {
  const { t } = useTranslation('attempt')
  const { number, sheet, question, strikes } = useExam()
  const bar = useRef<HTMLDivElement>(null)
  const shown = useRef(sheet.currentId)
  useEffect(() => {
    if (shown.current === sheet.currentId) return
    shown.current = sheet.currentId
    // Small screens scroll as a whole, so a new question starts at its number; elsewhere this bar does not move.
    bar.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [sheet.currentId])
  const items: MenuItem[] = zooms.map((value) => ({
    key: String(value),
    label: t('hall:helpers.zoom', { percent: value }),
    checked: value === zoom,
    onSelect: () => onZoom(value),
  }))
  if (choosesOf(question.kind)) {
    items.push({
      key: 'strike',
      label: t(strikes.on ? 'hall:helpers.strikingOff' : 'hall:helpers.strikingOn'),
      onSelect: () => strikes.setOn(!strikes.on),
    })
  }
  if (onReport) {
    items.push({
      key: 'report',
      label: t('hall:helpers.report'),
      onSelect: onReport,
    })
  }
  return (
    <div
      ref={bar}
      className="flex min-h-11 shrink-0 items-center gap-1 border-b border-hairline ps-3 max-[15rem]:flex-wrap small:-scroll-mt-2.5 max-[15rem]:justify-end"
    >
      <div className="min-w-0 flex-1 py-0.5 max-[15rem]:basis-full [&_*]:leading-tight">
        <div className="flex items-center gap-x-3 max-[15rem]:flex-wrap">
          <h2 className="shrink-0 text-base">{t('exam.questionNo', { number: number(sheet.currentId) })}</h2>
          <SaveChip />
        </div>
        <QuestionMarks className="flex md:hidden" />
      </div>
      <Menu
        label={t('exam.helpers')}
        trigger={<Ellipsis aria-hidden size={20} />}
        items={items}
        className="max-[15rem]:order-last md:me-2"
      />
      <button
        type="button"
        onClick={onPanel}
        aria-label={t('exam.showPanel')}
        className="grid min-h-11 w-16 shrink-0 place-content-center justify-items-center self-stretch bg-primary text-xs leading-tight text-on-primary md:hidden"
      >
        <LayoutGrid aria-hidden size={16} />
        {t('exam.panel')}
      </button>
    </div>
  )
}
