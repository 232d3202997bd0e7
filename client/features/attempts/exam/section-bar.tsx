import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { countStatuses, paletteStatuses } from '../../../../domain/attempts/palette.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { classes } from '../../../ui/classes.ts'
import { useExam } from './exam-context.ts'
import { ExamClock } from './exam-clock.tsx'
import { StatusShape } from './status-shape.tsx'

type Card = { sectionId: string; left: number }

/** Section tabs with a card of counts on hover and focus, and the clock. */
export function SectionBar({ onOver }: { onOver: () => void }) {
  const { t } = useTranslation('attempt')
  const { paper, sectionId, act } = useExam()
  const row = useRef<HTMLDivElement>(null)
  const [card, setCard] = useState<Card | null>(null)
  useEffect(() => {
    void row.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' })
  }, [sectionId])
  const show = (id: string, tab: HTMLElement) => {
    const left = tab.getBoundingClientRect().left - (row.current?.getBoundingClientRect().left ?? 0)
    setCard({ sectionId: id, left: Math.max(0, left) })
  }
  return (
    <div
      ref={row}
      className="relative flex shrink-0 items-stretch border-b border-hairline bg-sunken"
      onPointerLeave={() => setCard(null)}
    >
      <nav aria-label={t('exam.sections')} className="flex min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]">
        {paper.sections.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-current={id === sectionId ? 'true' : undefined}
            onClick={() => act({ type: 'section', sectionId: id })}
            onPointerEnter={(event) => event.pointerType === 'mouse' && show(id, event.currentTarget)}
            onBlur={() => setCard(null)}
            onKeyDown={(event) => event.key === 'Escape' && setCard(null)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(id, event.currentTarget)}
            className={classes(
              'min-h-11 shrink-0 border-e border-hairline px-3 text-sm font-semibold -outline-offset-3',
              id === sectionId ? 'bg-[#4078b8] text-white focus-visible:outline-white' : 'hover:bg-primary-soft',
            )}
          >
            <BilingualText text={title} />
          </button>
        ))}
      </nav>
      <ExamClock onOver={onOver} />
      {card && <CountsCard {...card} />}
    </div>
  )
}

function CountsCard({ sectionId, left }: Card) {
  const { t } = useTranslation('attempt')
  const { paper, sheet } = useExam()
  const section = paper.sections.find(({ id }) => id === sectionId)
  if (!section) return null
  const counts = countStatuses(sheet, section.questionIds)
  return (
    <div
      className="absolute top-full z-10 w-64 max-w-full rounded-b-md border border-hairline bg-surface p-3 shadow-float"
      style={{ left }}
    >
      <p className="mb-2 text-sm font-semibold">
        <BilingualText text={section.title} />
      </p>
      <ul className="grid gap-1">
        {paletteStatuses.map((status) => (
          <li key={status} className="flex items-center gap-2 text-xs">
            <StatusShape status={status} className="-my-1 scale-75">
              {counts[status]}
            </StatusShape>
            {t(`status.${status}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
