import { Calculator, Lock } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import type { PaperSection } from '../../../../domain/attempts/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { classes } from '../../../ui/classes.ts'
import { useExam } from './exam-context.ts'
import { ExamClock } from './exam-clock.tsx'
import { CountsCard } from './lazy-parts.ts'

type Props = {
  onOver: () => void
  onCalculator: () => void
  /** Class of the tabs, to hide them on phones. */
  tabsClass?: string | undefined
  /** Details of the question: below the tabs, on phones beside the clock. */
  children: ReactNode
}

/**
 * Section tabs with a card of counts on hover and focus, calculator button and clock. Phones put the tabs in a row of
 * their own; on small screens only calculator and clock stick to the top.
 */
export function SectionBar({ onOver, onCalculator, tabsClass, children }: Props) {
  const { t } = useTranslation('attempt')
  const { paper, place } = useExam()
  return (
    <div className="flex shrink-0 flex-wrap items-stretch border-b border-hairline bg-sunken small:contents">
      <SectionTabs className={tabsClass} />
      <div className="contents small:sticky small:top-0 small:z-10 small:flex small:border-b small:border-hairline small:bg-sunken">
        {paper.calculator === 'scientific' && (
          <button
            type="button"
            onClick={onCalculator}
            disabled={place.at !== 'section'}
            aria-label={t('exam.calculator')}
            className="grid size-11 shrink-0 place-items-center border-x border-hairline"
          >
            <Calculator aria-hidden size={20} />
          </button>
        )}
        <ExamClock onOver={onOver} />
      </div>
      {children}
    </div>
  )
}

function SectionTabs({ className }: { className: string | undefined }) {
  const { t } = useTranslation('attempt')
  const { paper, sectionId } = useExam()
  const row = useRef<HTMLDivElement>(null)
  const [card, setCard] = useState<ComponentProps<typeof CountsCard> | null>(null)
  useEffect(() => {
    void row.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [sectionId])
  const show = (id: string, tab: HTMLElement) => {
    const left = tab.getBoundingClientRect().left - (row.current?.getBoundingClientRect().left ?? 0)
    setCard({ sectionId: id, left: Math.max(0, left) })
  }
  return (
    <div
      ref={row}
      onPointerLeave={() => setCard(null)}
      className={classes(
        'relative flex min-w-0 flex-1 border-hairline max-md:basis-full max-md:border-b small:bg-sunken',
        className,
      )}
    >
      <nav
        aria-label={t('exam.sections')}
        className="fade-x flex min-w-0 flex-1 overflow-x-auto [scrollbar-width:none] [&_*]:leading-tight"
      >
        {paper.sections.map((section, index) => (
          <SectionTab key={section.id} section={section} index={index} onShow={show} onHide={() => setCard(null)} />
        ))}
      </nav>
      {card && <CountsCard {...card} />}
    </div>
  )
}

type TabProps = {
  section: PaperSection
  index: number
  onShow: (sectionId: string, tab: HTMLElement) => void
  onHide: () => void
}

function SectionTab({ section: { id, title }, index, onShow, onHide }: TabProps) {
  const { t } = useTranslation('attempt')
  const { paper, sectionId, act, outline, place } = useExam()
  const runningIndex = paper.sections.findIndex((other) => place.at === 'section' && other.id === place.sectionId)
  const access = outline.access?.[id] ?? 'edit'
  const locked = access === 'none'
  const current = id === sectionId && !locked
  const over = index < runningIndex
  return (
    <button
      type="button"
      aria-current={current ? 'true' : undefined}
      aria-disabled={locked || undefined}
      onClick={() => act({ type: 'section', sectionId: id })}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onShow(id, event.currentTarget)}
      onBlur={onHide}
      onKeyDown={(event) => event.key === 'Escape' && onHide()}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onShow(id, event.currentTarget)}
      className={classes(
        'min-h-11 shrink-0 border-e border-hairline px-3 text-start text-sm font-semibold -outline-offset-3',
        current
          ? 'bg-[#4078b8] text-white focus-visible:outline-white'
          : locked
            ? 'text-muted'
            : 'hover:bg-primary-soft',
      )}
    >
      <BilingualText text={title} />
      {access !== 'edit' && (
        <span className="flex items-center gap-1 text-xs font-normal">
          {locked && <Lock aria-hidden size={12} />}
          {t(!locked ? 'exam.viewOnly' : over ? 'exam.closed' : 'exam.locked')}
        </span>
      )}
    </button>
  )
}
