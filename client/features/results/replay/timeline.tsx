import { minuteMarks, pathOf, timelineScales, timelineSize } from '../../../../domain/results/replay/chart.ts'
import type { Replay } from '../../../../domain/results/replay/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { MomentTable } from './moment-table.tsx'

const { width, height, left, right, top, bottom } = timelineSize

/** Sizes are units of the picture, which a phone halves. */
const label = 'fill-muted text-[24px] md:text-[13px]'

/** Half a diamond, in units of the picture. */
const mark = 6

/** The way through the paper, with stalls and changed answers, and the same as a table. */
export function Timeline({ replay, at }: { replay: Replay; at: number }) {
  const { t } = useTranslation('replay')
  const { looks, stalls, changes, questions, sections, endMs, questionSwitches, revisits } = replay
  const { x, y } = timelineScales(endMs, questions.length)
  const ends = sections.slice(0, -1).map((_, index) => sectionEnd(sections, index))
  const values = { switches: questionSwitches, revisits, stalls: stalls.length, changes: changes.length }
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-lg">
        {t('timeline')}
      </h2>
      <p className="text-sm text-muted">{t('timelineSentence', values)}</p>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="tabular mt-2 w-full max-w-3xl">
        {minuteMarks(endMs).map((minutes) => (
          <g key={minutes}>
            <line x1={x(minutes * 60_000)} x2={x(minutes * 60_000)} y1={top} y2={bottom} className="stroke-hairline" />
            <text x={x(minutes * 60_000)} y={bottom + 26} textAnchor="middle" className={label}>
              {minutes}
            </text>
          </g>
        ))}
        {ends.map((place) => (
          <line
            key={place}
            x1={left}
            x2={right}
            y1={y(place - 0.5)}
            y2={y(place - 0.5)}
            strokeDasharray="3 4"
            className="stroke-edge"
          />
        ))}
        {[0, questions.length - 1].map((place) => (
          <text key={place} x={left - 6} y={y(place) + 6} textAnchor="end" className={label}>
            {place + 1}
          </text>
        ))}
        {stalls.map(({ from, ms }) => (
          <rect
            key={from}
            x={x(from)}
            y={top}
            width={Math.max(2, x(from + ms) - x(from))}
            height={bottom - top}
            className="fill-warning-soft stroke-warning"
            strokeWidth="0.75"
          />
        ))}
        <path
          d={pathOf(looks, { x, y })}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          className="stroke-primary"
        />
        {changes.map(({ at: changedAt, place }) => (
          <path
            key={`${changedAt} ${place}`}
            d={`M${x(changedAt)} ${y(place) - mark}l${mark} ${mark}l-${mark} ${mark}l-${mark} -${mark}z`}
            className="fill-danger"
          />
        ))}
        <line x1={x(at)} x2={x(at)} y1={top} y2={bottom} strokeWidth="1.5" className="stroke-ink" />
      </svg>
      <p className="flex flex-wrap gap-x-4 text-xs text-muted">
        <span>{t('axisTime')}</span>
        <span className="inline-flex items-center gap-1">
          <span aria-hidden className="inline-block size-3 border border-warning bg-warning-soft" /> {t('stallMark')}
        </span>
        <span className="inline-flex items-center gap-1">
          <span aria-hidden className="inline-block size-2 rotate-45 bg-danger" /> {t('changeMark')}
        </span>
      </p>
      <p className="mt-1 text-xs text-muted">{t('stallRule')}</p>
      <MomentTable replay={replay} />
    </section>
  )
}

/** Place of the first question after a section. */
const sectionEnd = (sections: Replay['sections'], index: number): number =>
  sections.slice(0, index + 1).reduce((sum, { questionIds }) => sum + questionIds.length, 0)
