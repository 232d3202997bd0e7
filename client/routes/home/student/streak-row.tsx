import { ChevronDown, Flame } from 'lucide-react'
import type { HomeOfStudent } from '../../../../domain/home/contract.ts'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import { byWeek, heatCells, lookOfStep } from '../../../features/revision/progress/heat-map.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FigureTable } from '../../../ui/figure-table.tsx'
import { IconTile, StepText } from './step-row.tsx'

/** Weeks of the calendar. */
const weeks = 8
const pitch = 8

type Props = { streak: NonNullable<HomeOfStudent['streak']>; today: string }

/** Days in a row and the last weeks as squares; unfolds into a sentence and a table. */
export function StreakRow({ streak: { days, today: isToday, practised }, today }: Props) {
  const { t } = useTranslation('myHome')
  const { date } = useFormat()
  const cells = heatCells(practised, today, weeks)
  const count = cells.filter(({ answers }) => answers > 0).length
  const title = days === 0 ? t('streak.none') : t('streak.days', { count: days })
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-16 items-center gap-3 px-3 py-1.5">
          <IconTile icon={Flame} />
          <span className="min-w-0 grow">
            <StepText title={title} sub={isToday ? t('streak.kept') : t('streak.keep')} />
          </span>
          <svg aria-hidden viewBox={`0 0 ${weeks * pitch - 1} ${7 * pitch - 1}`} className="h-12 shrink-0">
            {cells.map(({ day, column, row, step }) => (
              <rect key={day} x={column * pitch} y={row * pitch} width="7" height="7" rx="1.5" {...lookOfStep(step)} />
            ))}
          </svg>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <div className="px-3 pb-3">
          <p>{t('streak.sentence', { count, weeks })}</p>
          <FigureTable
            head={[t('streak.week'), t('streak.practised'), t('streak.answers')]}
            rows={byWeek(cells).map((week) => [
              date(startOfDayInIndia(week.from)),
              week.days,
              groupIndian(week.answers),
            ])}
          />
        </div>
      </details>
    </li>
  )
}
