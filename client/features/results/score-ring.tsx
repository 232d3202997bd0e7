import { useTranslation } from '../../i18n/use-translation.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useDrawnOnce, type Moment } from './use-drawn-once.ts'

const radius = 52
const around = 2 * Math.PI * radius

type Props = { units: number; maxUnits: number; moment?: Moment | undefined }

/** Score as a share of the maximum; a negative score leaves the ring empty. It draws itself once for each result. */
export function ScoreRing({ units, maxUnits, moment }: Props) {
  const { t } = useTranslation('result')
  const arc = useDrawnOnce(moment)
  const share = Math.min(1, Math.max(0, units / (maxUnits || 1)))
  const score = formatMarks(units)
  const max = formatMarks(maxUnits)
  return (
    <div className="relative grid size-24 shrink-0 place-items-center sm:size-40">
      <svg viewBox="0 0 120 120" aria-hidden className="absolute inset-0 size-full -rotate-90">
        <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="9" className="stroke-hairline" />
        {share > 0 && (
          <circle
            ref={arc}
            cx="60"
            cy="60"
            r={radius}
            fill="none"
            strokeWidth="9"
            strokeLinecap="round"
            strokeDasharray={`${share * around} ${around}`}
            className="stroke-primary"
          />
        )}
      </svg>
      <p className="relative text-center">
        <span className="sr-only">{t('scoreSpoken', { score, max })}</span>
        <span aria-hidden className="block text-xl leading-none sm:text-4xl font-semibold tabular">
          {score}
        </span>
        <span aria-hidden className="mt-1 block text-sm text-muted tabular">
          {t('of', { max })}
        </span>
      </p>
    </div>
  )
}
