import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton, iconButton } from '../../../../office/button-classes.ts'
import { useDates } from '../../use-dates.ts'

/** Days around the shown one with their numbers of items, and a form that opens any other day. */
export function DayStrip({ day }: { day: OfficeDay }) {
  const { t } = useTranslation('affairEditor')
  return (
    <nav aria-label={t('day.strip')} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Neighbour to={day.older} label={t('day.earlier')} icon={<ChevronLeft aria-hidden className="size-5" />} />
        <Neighbour to={day.newer} label={t('day.later')} icon={<ChevronRight aria-hidden className="size-5" />} />
        {day.day !== day.today && (
          <Link to={officePaths.adminAffairDay(day.today)} className={`${compactButton} no-underline`}>
            {t('day.today')}
          </Link>
        )}
        <form method="get" action={officePaths.adminMaterials()} className="ms-auto flex items-end gap-2">
          <input type="hidden" name="tab" value="current-affairs" />
          <label className="text-sm">
            <span className="sr-only">{t('day.go')}</span>
            <input
              type="date"
              name="day"
              defaultValue={day.day}
              key={day.day}
              required
              className="field tabular min-h-9 pointer-coarse:min-h-11 py-1"
            />
          </label>
          <button type="submit" className={compactButton}>
            {t('day.show')}
          </button>
        </form>
      </div>
      <ol className="relative flex gap-1 overflow-x-auto pb-1">
        {day.strip.map((each) => (
          <StripDay key={each.day} each={each} isShown={each.day === day.day} isToday={each.day === day.today} />
        ))}
      </ol>
    </nav>
  )
}

function Neighbour({ to, label, icon }: { to: string | null; label: string; icon: React.ReactNode }) {
  if (to === null) return null
  return (
    <Link to={officePaths.adminAffairDay(to)} aria-label={label} title={label} className={iconButton}>
      {icon}
    </Link>
  )
}

function StripDay({
  each,
  isShown,
  isToday,
}: {
  each: OfficeDay['strip'][number]
  isShown: boolean
  isToday: boolean
}) {
  const { t } = useTranslation('affairEditor')
  const dates = useDates()
  const { day, published, drafts, hasQuiz } = each
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The strip is wider than a phone.
    if (isShown) box.current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [isShown])
  const label = t('day.stripDay', { date: dates.day(day), published, drafts })
  return (
    <li ref={box} className="shrink-0">
      <Link
        to={officePaths.adminAffairDay(day)}
        aria-current={isShown ? 'date' : undefined}
        title={label}
        className="grid min-w-14 justify-items-center rounded-md border border-hairline px-2 py-1 no-underline hover:bg-sunken aria-[current=date]:border-primary aria-[current=date]:bg-primary-soft"
      >
        <span className="sr-only">{hasQuiz ? `${label}, ${t('day.quizSet')}` : label}</span>
        <span aria-hidden className={`tabular text-sm ${isToday ? 'font-semibold text-primary' : 'text-muted'}`}>
          {Number(day.slice(8))}
        </span>
        <span aria-hidden className="tabular text-sm font-semibold text-ink">
          {published}
          {drafts > 0 && <span className="font-normal text-warning">+{drafts}</span>}
        </span>
        <span aria-hidden className={`h-1 w-4 rounded-full ${hasQuiz ? 'bg-primary' : 'bg-transparent'}`} />
      </Link>
    </li>
  )
}
