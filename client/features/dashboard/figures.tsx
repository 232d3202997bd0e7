import { Link } from 'react-router'
import { chartDays, type Figure, type FigureName, type Figures as Shown } from '../../../domain/dashboard/figures.ts'
import { startOfDayInIndia } from '../../../domain/india.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { compactButton } from '../../office/button-classes.ts'
import { countText } from '../../office/count-text.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { searchesId } from './due-links.ts'
import { TrendChart } from '../../office/trend-chart.tsx'

const lists: Record<FigureName, string> = {
  signUps: officePaths.adminStudents(),
  activeStudents: officePaths.adminStudents(),
  attempts: officePaths.adminTests(),
  revenue: officePaths.adminSales(),
  searches: `#${searchesId}`,
}

/** Value of a figure with its unit. */
const textOf = (name: FigureName, value: number): string => `${name === 'revenue' ? '₹' : ''}${groupIndian(value)}`

/** Figures of today, each with the curve and the table of its last days. */
export function Figures({ figures: { days, liveNow, figures }, hasMisses }: { figures: Shown; hasMisses: boolean }) {
  const { t } = useTranslation('dashboard')
  return (
    <PageBody>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="grow text-lg">{t('figures.title')}</h2>
        <p>
          {t('figures.liveNow')} <strong className="tabular">{countText(liveNow)}</strong>
        </p>
        <nav aria-label={t('figures.period')} className="flex gap-2">
          {chartDays.map((each) => (
            <Link
              key={each}
              to={each === chartDays[0] ? '?' : `?days=${each}`}
              preventScrollReset
              aria-current={each === days ? 'page' : undefined}
              className={`${compactButton} no-underline aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft`}
            >
              {t('figures.days', { count: each })}
            </Link>
          ))}
        </nav>
      </div>
      <div className="mt-3 grid items-start gap-4 md:grid-cols-2">
        {figures.map((figure) => (
          <FigureCard key={figure.name} figure={figure} isLinked={figure.name !== 'searches' || hasMisses} />
        ))}
      </div>
    </PageBody>
  )
}

function FigureCard({ figure, isLinked }: { figure: Figure; isLinked: boolean }) {
  const { t } = useTranslation('dashboard')
  const { date } = useFormat()
  const { name, today, before, days, chart } = figure
  const dateOf = (day: string | undefined): string => (day ? date(startOfDayInIndia(day)) : '')
  const counted = days.filter((each) => each.value !== null)
  const values = counted.map(({ value }) => value ?? 0)
  const list = lists[name]
  const first = dateOf(days[0]?.day)
  const summary = t('figures.summary', {
    name: t(`figures.${name}`),
    first: dateOf(counted[0]?.day),
    least: textOf(name, Math.min(...values)),
    most: textOf(name, Math.max(...values)),
    total: textOf(
      name,
      values.reduce((sum, value) => sum + value, 0),
    ),
  })
  return (
    <section className="card p-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="grow text-base">
          {isLinked ? (
            <Link to={list} className="link">
              {t(`figures.${name}`)}
            </Link>
          ) : (
            t(`figures.${name}`)
          )}
        </h3>
        <p className="tabular text-2xl leading-none font-semibold">{textOf(name, today)}</p>
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <p>{t(`figures.${name}Hint`)}</p>
        <p className="tabular">
          {before === null ? t('figures.notCounted') : t('figures.lastWeek', { number: textOf(name, before) })}
        </p>
      </div>
      <TrendChart chart={chart} label={summary} first={first} last={t('figures.today')} />
      <details>
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-primary pointer-coarse:min-h-11">
          {t('figures.table')}
        </summary>
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{t(`figures.${name}`)}</caption>
          <thead className="text-muted">
            <tr>
              <th className="py-1 text-start font-normal">{t('figures.day')}</th>
              <th className="text-end font-normal">{t('figures.number')}</th>
            </tr>
          </thead>
          <tbody>
            {counted.toReversed().map(({ day, value }) => (
              <tr key={day} className="border-t border-hairline">
                <th className="py-1 text-start font-normal">{dateOf(day)}</th>
                <td className="text-end">{textOf(name, value ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
