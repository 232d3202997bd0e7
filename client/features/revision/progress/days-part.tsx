import { Link } from 'react-router'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import type { PracticeDay } from '../../../../domain/revision/progress.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Figure } from './figure.tsx'
import { byMonth, heatCells, lookOfStep, runOf, steps, type HeatCell } from './heat-map.ts'

const cell = 12
const gap = 2
/** A year as two halves, below each other on a phone. */
const halfYear = 26

type Props = { days: readonly PracticeDay[]; today: string }

/** Practice days of a year. */
export function DaysPart({ days, today }: Props) {
  const { t } = useTranslation('progress')
  const cells = heatCells(days, today, 2 * halfYear)
  const answers = cells.reduce((sum, each) => sum + each.answers, 0)
  const count = cells.filter((each) => each.answers > 0).length
  const run = runOf(days, today)
  const sentence = [
    t('days.sentence', { count, answers: groupIndian(answers) }),
    run > 1 && t('days.run', { count: run }),
  ]
  const halves = [0, halfYear].map((from) => cells.filter(({ column }) => column >= from && column < from + halfYear))
  return (
    <Figure
      id="days"
      title={t('days.title')}
      sentence={sentence.filter(Boolean).join(' ')}
      chart={
        <>
          <div className="grid gap-2 lg:grid-cols-2">
            {halves.map((half, index) => (
              <Half
                key={half[0]?.day}
                cells={half}
                from={index * halfYear}
                label={t(index === 0 ? 'days.earlier' : 'days.later')}
              />
            ))}
          </div>
          <Legend />
        </>
      }
      act={
        <Link to={learningPaths.revision()} className="link inline-flex min-h-11 items-center">
          {t('days.act')}
        </Link>
      }
      table={{
        head: [t('days.month'), t('days.days'), t('days.answers')],
        rows: byMonth(days).map((month) => [month.month, month.days, groupIndian(month.answers)]),
      }}
    />
  )
}

function Half({ cells, from, label }: { cells: readonly HeatCell[]; from: number; label: string }) {
  const pitch = cell + gap
  return (
    <svg viewBox={`0 0 ${halfYear * pitch} ${7 * pitch}`} role="img" aria-label={label} className="w-full">
      {cells.map(({ day, column, row, step }) => (
        <rect
          key={day}
          x={(column - from) * pitch}
          y={row * pitch}
          width={cell}
          height={cell}
          rx="2"
          {...lookOfStep(step)}
        />
      ))}
    </svg>
  )
}

function Legend() {
  const { t } = useTranslation('progress')
  return (
    <p aria-hidden className="mt-2 flex items-center gap-1.5 text-xs text-muted">
      {t('days.less')}
      {steps.map((step) => (
        <svg key={step} viewBox="0 0 12 12" className="size-3">
          <rect width="12" height="12" rx="2" {...lookOfStep(step)} />
        </svg>
      ))}
      {t('days.more')}
    </p>
  )
}
