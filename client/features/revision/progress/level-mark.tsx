import { masteryLevels, type MasteryLevel } from '../../../../domain/revision/mastery.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

const bars = [0, 1, 2] as const

/** Level of a topic as a word and as filled bars: none for a new topic, three for a strong one. */
export function LevelMark({ level }: { level: MasteryLevel }) {
  const { t } = useTranslation('progress')
  const filled = masteryLevels.indexOf(level)
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap">
      <svg viewBox="0 0 16 12" aria-hidden className="h-3 w-4 shrink-0">
        {bars.map((bar) => (
          <rect
            key={bar}
            x={0.5 + 5.5 * bar}
            y={8 - 3.5 * bar}
            width="4"
            height={3.5 + 3.5 * bar}
            strokeWidth="1"
            className={bar < filled ? 'fill-primary stroke-primary' : 'fill-none stroke-muted'}
          />
        ))}
      </svg>
      {t(`levels.${level}`)}
    </span>
  )
}
