import { Link } from 'react-router'
import type { CalibrationRow } from '../../../../domain/results/coach/calibration.ts'
import type { Coach } from '../../../../domain/results/coach/contract.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FoldedTable } from '../../../ui/figure-table.tsx'
import { CalibrationChart } from './calibration-chart.tsx'
import { wholePercent } from './figures.ts'

type Props = Pick<Coach, 'calibration' | 'sureMistakes' | 'testId' | 'attemptId'>

/** Shares of right answers among those that the student called sure, half sure or a guess. */
export function CalibrationPart({ calibration: { rows, missing }, ...mistakes }: Props) {
  const { t } = useTranslation('coach')
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('calibration')}</h2>
      {missing > 0 ? (
        <p>{t('calibrationMissing', { count: missing })}</p>
      ) : (
        <>
          <Sentence rows={rows} />
          <CalibrationChart rows={rows} />
          <CalibrationTable rows={rows} />
        </>
      )}
      {mistakes.sureMistakes.length > 0 && <SureMistakes {...mistakes} />}
    </section>
  )
}

function Sentence({ rows }: { rows: readonly CalibrationRow[] }) {
  const { t } = useTranslation('coach')
  const sure = rows.find(({ certainty }) => certainty === 'sure')
  const answers = rows.reduce((sum, row) => sum + row.answers, 0)
  if (!sure) return <p>{t('calibrationOther', { answers })}</p>
  const [share = '', low = '', high = ''] = [sure.share, sure.low, sure.high].map(wholePercent)
  return <p>{t('calibrationSentence', { share, low, high, answers: sure.answers })}</p>
}

function CalibrationTable({ rows }: { rows: readonly CalibrationRow[] }) {
  const { t } = useTranslation('coach')
  return (
    <FoldedTable
      title={t('table')}
      label={t('calibration')}
      head={[t('level'), t('answers'), t('right'), t('interval')]}
      rows={rows.map(({ certainty, answers, right, share, low, high }) => [
        t(`levels.${certainty}`),
        String(answers),
        `${right} (${wholePercent(share)})`,
        t('between', { least: wholePercent(low), most: wholePercent(high) }),
      ])}
    />
  )
}

function SureMistakes({ sureMistakes, testId, attemptId }: Omit<Props, 'calibration'>) {
  const { t } = useTranslation('coach')
  return (
    <div>
      <h3 className="text-sm">{t('sureMistakes')}</h3>
      <ul className="flex flex-wrap gap-x-4">
        {sureMistakes.map(({ questionId, number }) => (
          <li key={questionId}>
            <Link
              to={learningPaths.solution(testId, attemptId, questionId)}
              className="link inline-flex min-h-11 items-center"
            >
              {t('question', { number })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
