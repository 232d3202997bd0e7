import type { LatenessFit, LearningFit } from '../../../../domain/revision/review-fit.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { countText } from '../../../office/count-text.ts'

const cell = 'tabular py-2 ps-2 text-end align-top'

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

/** Fit of the predictions of revision and of the levels of questions, over all students. */
export function FitPart({ fit: { lateness, difficulty } }: { fit: LearningFit }) {
  const { t } = useTranslation('system')
  return (
    <section aria-labelledby="fit-title" className="grid gap-3">
      <div>
        <h2 id="fit-title" className="text-lg">
          {t('fit.title')}
        </h2>
        <p className="text-sm text-muted">{t('fit.about')}</p>
      </div>
      {lateness.length > 0 ? <LatenessTable rows={lateness} /> : <p>{t('fit.fewReviews')}</p>}
      <p>
        {difficulty
          ? t(difficulty.byLevel < difficulty.byAuthor ? 'fit.levelsBetter' : 'fit.levelsWorse', {
              count: difficulty.answers,
              level: difficulty.byLevel.toFixed(3),
              author: difficulty.byAuthor.toFixed(3),
            })
          : t('fit.fewAnswers')}
      </p>
    </section>
  )
}

function LatenessTable({ rows }: { rows: readonly LatenessFit[] }) {
  const { t } = useTranslation('system')
  const heads = ['reviews', 'predicted', 'right', 'logLoss', 'baseline'] as const
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('fit.title')}>
      <table className="w-full border-y border-hairline">
        <thead className="text-sm text-muted">
          <tr>
            <th className="py-1.5 text-start font-normal">{t('fit.lateness')}</th>
            {heads.map((head) => (
              <th key={head} className={`${cell} font-normal`}>
                {t(`fit.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.lateness} className="border-t border-hairline">
              <th className="py-2 text-start font-normal">{t(`fit.latenesses.${row.lateness}`)}</th>
              <td className={cell}>{countText(row.reviews)}</td>
              <td className={cell}>{percent(row.predicted)}</td>
              <td className={cell}>{percent(row.right)}</td>
              <td className={cell}>{row.logLoss.toFixed(3)}</td>
              <td className={cell}>{row.baseline.toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
