import {
  choiceChartSize,
  type ChoiceChart as Chart,
  type ShownChoice,
} from '../../../../../domain/results/statistics/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useChoiceNames } from './use-choice-names.ts'

const { width, height, left, right, bottom } = choiceChartSize

/** Thirds in the order of the bars, told apart by lightness. */
const thirds = [
  { name: 'upper', fill: 'fill-primary', swatch: 'bg-primary' },
  { name: 'middle', fill: 'fill-primary opacity-50', swatch: 'bg-primary opacity-50' },
  { name: 'lower', fill: 'fill-accent', swatch: 'bg-accent' },
] as const

/** Share of each third that made each choice, as the server drew it. */
export function ChoiceChart({ chart, choices }: { chart: Chart; choices: readonly ShownChoice[] }) {
  const { t } = useTranslation('questionStatistics')
  const { shortOf } = useChoiceNames(choices)
  const keyed = new Set(choices.filter(({ isKeyed }) => isKeyed).map(({ choice }) => choice))
  return (
    <figure className="max-w-lg">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {thirds.map(({ name, swatch }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden className={`size-3 rounded-sm ${swatch}`} />
            {t(`chart.${name}`)}
          </li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('chart.label')}
        className="tabular mt-2 w-full overflow-visible"
      >
        {chart.ticks.map(({ y, percent }) => (
          <g key={percent}>
            <line x1={left} x2={right} y1={y} y2={y} className="stroke-hairline" />
            <text x={left - 6} y={y + 4} textAnchor="end" fontSize="13" className="fill-muted">
              {percent}%
            </text>
          </g>
        ))}
        {chart.bars.map(({ choice, third, ...bar }) => (
          <rect key={`${choice}.${third}`} {...bar} className={thirds[third]?.fill} />
        ))}
        {chart.labels.map(({ choice, x }) => (
          <text
            key={choice}
            x={x}
            y={bottom + 18}
            textAnchor="middle"
            fontSize="14"
            className={keyed.has(choice) ? 'fill-ink font-semibold' : 'fill-muted'}
          >
            {shortOf(choice)}
            {keyed.has(choice) && ' ✓'}
          </text>
        ))}
      </svg>
      <figcaption className="text-sm text-muted">{t('chart.explain')}</figcaption>
    </figure>
  )
}
