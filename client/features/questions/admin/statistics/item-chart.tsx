import type { TestVersionStatistics } from '../../../../../domain/results/statistics/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

const size = { width: 480, height: 170, left: 40, right: 472, top: 10, bottom: 145 }
const ticks = [0, 25, 50, 75, 100]

/** True for a question with more than an option that nobody takes, which most have. */
export const isStriking = ({ flags }: Pick<TestVersionStatistics['items'][number], 'flags'>): boolean =>
  flags.some((flag) => flag !== 'dead_option')

const heightAt = (share: number): number => (size.bottom - size.top) * Math.max(0, share)

/** Facility of each question in the order of the paper; flagged questions have the other colour. */
export function ItemChart({ items }: { items: TestVersionStatistics['items'] }) {
  const { t } = useTranslation('testPage')
  const step = (size.right - size.left) / items.length
  return (
    <figure className="max-w-3xl">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t('statistics.chart')}
        className="tabular w-full"
      >
        {ticks.map((percent) => {
          const y = size.bottom - heightAt(percent / 100)
          return (
            <g key={percent}>
              <line x1={size.left} x2={size.right} y1={y} y2={y} className="stroke-hairline" />
              <text x={size.left - 6} y={y + 4} textAnchor="end" fontSize="11" className="fill-muted">
                {percent}%
              </text>
            </g>
          )
        })}
        {items.map((item, index) => (
          <rect
            key={item.questionVersionId}
            x={size.left + step * (index + 0.1)}
            y={size.bottom - heightAt(item.facility ?? 0)}
            width={step * 0.8}
            height={heightAt(item.facility ?? 0)}
            className={isStriking(item) ? 'fill-accent' : 'fill-primary'}
          />
        ))}
        <text x={size.left} y={size.height - 6} fontSize="11" className="fill-muted">
          1
        </text>
        <text x={size.right} y={size.height - 6} textAnchor="end" fontSize="11" className="fill-muted">
          {items.length}
        </text>
      </svg>
      <figcaption className="text-sm text-muted">{t('statistics.chartText')}</figcaption>
    </figure>
  )
}
