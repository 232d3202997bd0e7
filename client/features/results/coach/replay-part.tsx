import type { Coach } from '../../../../domain/results/coach/contract.ts'
import type { ThresholdRow } from '../../../../domain/results/coach/replay.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FoldedTable } from '../../../ui/figure-table.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { signedMarks } from './figures.ts'
import { ThresholdChart } from './threshold-chart.tsx'

type Props = Pick<Coach, 'replay' | 'tests'>

/** The student's last tests as they would be with fewer guesses. */
export function ReplayPart({ replay, tests }: Props) {
  const { t } = useTranslation('coach')
  const { rows, missing } = replay
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-lg">{t('replay')}</h2>
        {tests.length > 0 && <p className="text-sm text-muted">{t('replayOver', { count: tests.length })}</p>}
      </div>
      {missing > 0 ? (
        <p>{t('replayMissing', { count: missing })}</p>
      ) : (
        <>
          <Sentence rows={rows} count={tests.length} />
          <ThresholdChart rows={rows} />
          <ReplayTable rows={rows} />
          <Source {...replay} />
        </>
      )}
      {tests.length > 0 && <TestsUsed tests={tests} />}
    </section>
  )
}

/** The row that says most: the one that advises, else the first that leaves an answer. */
const toldRow = (rows: readonly ThresholdRow[]): ThresholdRow | undefined => {
  const leaving = rows.filter(({ skipped }) => skipped > 0)
  const advised = leaving.filter(({ verdict }) => verdict === 'skip').toSorted((one, other) => other.gain - one.gain)
  return advised[0] ?? leaving[0]
}

function Sentence({ rows, count }: { rows: readonly ThresholdRow[]; count: number }) {
  const { t } = useTranslation('coach')
  const row = toldRow(rows)
  if (!row || row.threshold === 'none') return <p>{t('noneUnsure')}</p>
  const { gain, verdict, skipped, right, threshold } = row
  const told = { below: t(`below.${threshold}`), marks: formatMarks(Math.abs(gain)), tests: t('tests', { count }) }
  return (
    <p>
      <b>{t(gain > 0 ? 'gained' : gain < 0 ? 'lost' : 'same', told)}</b> {t(`sureness.${verdict}`, { skipped, right })}
    </p>
  )
}

function ReplayTable({ rows }: { rows: readonly ThresholdRow[] }) {
  const { t } = useTranslation('coach')
  return (
    <FoldedTable
      title={t('table')}
      label={t('replay')}
      head={['', t('leftOut'), t('rightOf'), t('total'), t('change')]}
      rows={rows.map(({ threshold, skipped, right, units, gain }) => [
        t(`thresholds.${threshold}`),
        String(skipped),
        String(right),
        formatMarks(units),
        signedMarks(gain),
      ])}
    />
  )
}

function Source({ answers, tapped }: Coach['replay']) {
  const { t } = useTranslation('coach')
  const source = tapped === 0 ? 'signs' : tapped === answers ? 'taps' : 'both'
  return <p className="text-sm text-muted">{t(`source.${source}`, { tapped, answers })}</p>
}

function TestsUsed({ tests }: Pick<Coach, 'tests'>) {
  const { t } = useTranslation('coach')
  return (
    <div className="max-w-xl">
      <h3 className="text-sm">{t('testsUsed')}</h3>
      <ul className="text-sm">
        {tests.map(({ attemptId, title, units, maxUnits, synthetic }) => (
          <li key={attemptId} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
            <BilingualText text={title} />
            <span className="tabular">
              {synthetic && <Badge>{t('result:demoData')}</Badge>} {`${formatMarks(units)} / ${formatMarks(maxUnits)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
