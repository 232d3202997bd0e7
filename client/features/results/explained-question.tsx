import { Suspense } from 'react'
import type { ResultQuestion } from '../../../domain/results/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Answered } from './question-review.tsx'
import { ReviewText, type ReviewView } from './review-text.tsx'

const tones = { correct: 'text-success', partial: 'text-warning', wrong: 'text-danger', skipped: 'text-muted' }

/** An answered question of practice with its key, the reasons of the options and the solution, all unfolded. */
export function ExplainedQuestion({ question, view }: { question: ResultQuestion; view: ReviewView }) {
  const { t } = useTranslation('result')
  const { verdict, units, maxUnits, outcome } = question
  return (
    <>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <b className={tones[verdict]}>{t(`verdict.${verdict}`)}</b>
        <span className="text-sm text-muted tabular">
          {t('marksEarned', { marks: formatMarks(units), max: formatMarks(maxUnits) })}
        </span>
      </p>
      {outcome !== 'normal' && <p className="mb-2 text-sm font-semibold">{t(`outcomes.${outcome}`)}</p>}
      <ReviewText text={question.stem} view={view} />
      <Suspense fallback={null}>
        <Answered question={question} view={view} solutionView={view} />
      </Suspense>
      <h3 className="mt-4 border-t border-hairline pt-3 text-base">{t('solution')}</h3>
      <ReviewText text={question.solution} view={view} />
    </>
  )
}
