import { useId } from 'react'
import type { MarksSplit } from '../../../domain/results/analysis/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Hatch } from './hatch.tsx'

/** Parts of the marks, each with its own lightness and place; penalties are hatched. */
const looks = {
  kept: 'fill-primary',
  penalty: 'fill-danger',
  missedWrong: 'fill-warning',
  missedSkipped: 'fill-edge',
} as const

type PartName = keyof typeof looks

/** Parts that add up to the maximum; what penalties took beyond the marks gained is in the score alone. */
const partsOf = ({ gained, penalty, missedWrong, missedSkipped }: MarksSplit): [PartName, number][] => [
  ['kept', Math.max(0, gained - penalty)],
  ['penalty', Math.min(gained, penalty)],
  ['missedWrong', missedWrong],
  ['missedSkipped', missedSkipped],
]

/** Parts that are not empty, with the marks before each. */
const placedParts = (split: MarksSplit) => {
  const parts = partsOf(split)
  return parts
    .map(([part, units], index) => ({
      part,
      units,
      from: parts.slice(0, index).reduce((sum, [, before]) => sum + before, 0),
    }))
    .filter(({ units }) => units > 0)
}

/** Marks gained and lost as one bar. `label` is its accessible name; without one, the text beside it says the same. */
export function SplitBar({ split, label }: { split: MarksSplit; label?: string }) {
  const hatch = useId()
  const share = (units: number): string => `${Math.round((10_000 * units) / (split.maxUnits || 1)) / 100}%`
  return (
    <svg {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} className="block h-3.5 w-full">
      <Hatch id={hatch} fill={looks.penalty} />
      <rect width="100%" height="100%" className="fill-hairline" />
      {placedParts(split).map(({ part, units, from }) => (
        <rect
          key={part}
          x={share(from)}
          width={share(units)}
          height="100%"
          {...(part === 'penalty' ? { fill: `url(#${hatch})` } : { className: looks[part] })}
        />
      ))}
    </svg>
  )
}

/** Names of the parts of the bar; with a split, their marks. */
export function SplitLegend({ split }: { split?: MarksSplit }) {
  const { t } = useTranslation('result')
  const hatch = useId()
  const parts = split
    ? partsOf(split)
    : (Object.keys(looks) as PartName[]).map((part): [PartName, null] => [part, null])
  return (
    <ul aria-hidden className="grid grid-cols-2 gap-x-4 text-xs tabular sm:flex sm:flex-wrap">
      {parts.map(
        ([part, value]) =>
          value !== 0 && (
            <li key={part} className="flex items-center gap-1.5">
              <svg viewBox="0 0 10 10" className="size-3 shrink-0">
                {part === 'penalty' && <Hatch id={hatch} fill={looks.penalty} />}
                <rect
                  width="10"
                  height="10"
                  {...(part === 'penalty' ? { fill: `url(#${hatch})` } : { className: looks[part] })}
                />
              </svg>
              <span>
                {t(`parts.${part}`)} {split && <b>{formatMarks(part === 'penalty' ? split.penalty : (value ?? 0))}</b>}
              </span>
            </li>
          ),
      )}
    </ul>
  )
}

/** Marks gained and lost in an attempt: bar, numbers and sentence. */
export function MarksBar({ split }: { split: MarksSplit }) {
  const { t } = useTranslation('result')
  if (split.maxUnits === 0) return null
  const { units, maxUnits, penalty, missedWrong, missedSkipped } = split
  const sentence = t(penalty > 0 ? 'wentSentence' : 'wentNoPenalty', {
    max: formatMarks(maxUnits),
    kept: formatMarks(units),
    wrong: formatMarks(missedWrong),
    penalty: formatMarks(penalty),
    skipped: formatMarks(missedSkipped),
  })
  return (
    <div className="grid gap-1.5">
      <h2 className="sr-only">{t('went')}</h2>
      <SplitBar split={split} label={t('went')} />
      <SplitLegend split={split} />
      <p className="text-xs text-muted">{sentence}</p>
    </div>
  )
}
