import type { TimeUse, TimeUseLine } from '../../../../domain/results/analysis/contract.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useSpan } from '../use-span.ts'
import { Part } from './part.tsx'

const looks: Record<TimeUse, string> = {
  fast_right: 'fill-success',
  perfect: 'fill-primary',
  overtime_right: 'fill-warning',
  wasted: 'fill-edge',
  wrong: 'fill-danger',
  overtime_wrong: 'fill-danger',
}

/** Use of the time: questions of each kind with their time and marks. */
export function TimeUsePart({ lines }: { lines: readonly TimeUseLine[] }) {
  const { t } = useTranslation('analysis')
  const span = useSpan()
  if (lines.length === 0) return <Part id="quality" title={t('quality.title')} sentence={t('quality.none')} />
  const count = lines.reduce((sum, { questions }) => sum + questions, 0)
  const most = Math.max(...lines.map(({ questions }) => questions))
  const lost = lines.filter(({ use }) => use === 'wasted' || use === 'overtime_wrong')
  const sentence = t('quality.sentence', {
    count,
    time: span(lost.reduce((sum, { ms }) => sum + ms, 0)),
  })
  return (
    <Part
      id="quality"
      title={t('quality.title')}
      sentence={sentence}
      table={{
        head: [t('quality.kind'), t('questions'), t('time'), t('marks')],
        rows: lines.map(({ use, questions, ms, units }) => [
          t(`quality.uses.${use}`),
          questions,
          span(ms),
          formatMarks(units),
        ]),
      }}
      chart={
        <ul className="grid gap-2">
          {lines.map(({ use, questions, ms }) => (
            <li key={use} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 text-sm">
              <span>
                <b>{t(`quality.uses.${use}`)}</b>{' '}
                <span className="text-xs text-muted">{t(`quality.definitions.${use}`)}</span>
              </span>
              <span className="text-end tabular">
                <b>{questions}</b> <span className="text-xs text-muted">{span(ms)}</span>
              </span>
              <svg aria-hidden className="col-span-2 block h-2 w-full">
                <rect width={`${((100 * questions) / most).toFixed(1)}%`} height="100%" className={looks[use]} />
              </svg>
            </li>
          ))}
        </ul>
      }
    />
  )
}
