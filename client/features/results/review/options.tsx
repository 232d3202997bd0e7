import { Check, X } from 'lucide-react'
import { chosenOf, letterOf, notAttemptedId } from '../../../../domain/questions/kinds/entered.ts'
import { keyedOf, type Part } from '../../../../domain/questions/kinds/presentation.ts'
import type { ResultQuestion } from '../../../../domain/results/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { ReviewText, type ReviewView } from '../review-text.tsx'

type Props = {
  question: ResultQuestion
  options: Extract<Part, { form: 'options' }>['options']
  view: ReviewView
  /** Languages of the reasons, as of the solution. */
  solutionView: ReviewView
}

/** Options with the right and the chosen ones marked. */
export function OptionsReview({ question, options, view, solutionView }: Props) {
  const { t } = useTranslation('result')
  const { key, alternatives, answer, reasons } = question
  const right = [key, ...alternatives].flatMap(keyedOf)
  const chosen = chosenOf(answer)
  return (
    <>
      <ul className="mt-3 grid grid-cols-1 gap-2">
        {options.map(({ id, content }, index) => {
          const isRight = right.includes(id)
          const isChosen = chosen.includes(id)
          const Icon = isRight ? Check : isChosen ? X : null
          const reason = reasons[id]
          return (
            <li
              key={id}
              className={classes(
                'flex items-start gap-2 rounded-md border px-3 py-2',
                isRight
                  ? 'border-success bg-success-soft'
                  : isChosen
                    ? 'border-danger bg-danger-soft'
                    : 'border-hairline',
              )}
            >
              <span className="font-semibold text-muted">{letterOf(index)}</span>
              <div className="min-w-0 flex-1">
                <ReviewText text={content} view={view} />
                {reason && (
                  <div className="mt-1 text-sm text-muted">
                    <ReviewText text={reason} view={solutionView} />
                  </div>
                )}
              </div>
              <span
                className={classes(
                  'flex shrink-0 items-center gap-1 text-sm font-semibold',
                  isRight ? 'text-success' : 'text-danger',
                )}
              >
                {Icon && <Icon aria-hidden size={16} />}
                {[isRight && t('rightOption'), isChosen && t('chosen')].filter(Boolean).join(', ')}
              </span>
            </li>
          )
        })}
      </ul>
      {chosen.includes(notAttemptedId) && (
        <p className="mt-2 text-sm text-muted">
          {t('yourAnswer')}: {t('notAttempted')}
        </p>
      )}
    </>
  )
}
