import { Check, ChevronDown, CircleDot, X } from 'lucide-react'
import { keyedOf, optionsOf } from '../../../domain/questions/kinds/options.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { ResultQuestion } from '../../../domain/results/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { classes } from '../../ui/classes.ts'
import { ReviewText, type ReviewView } from './review-text.tsx'
import { useSpan } from './use-span.ts'

const tones = { correct: 'text-success', partial: 'text-warning', wrong: 'text-danger', skipped: 'text-muted' }

const letterOf = (index: number): string => String.fromCharCode(65 + index)

type Props = { question: ResultQuestion; number: number; view: ReviewView }

/** One question after the test: what was asked, what I said, what is right and why. */
export function QuestionReview({ question, number, view }: Props) {
  const { t } = useTranslation('result')
  const span = useSpan()
  const { verdict, status, units, ms, marks } = question
  const marked = status === 'marked' || status === 'answered_marked'
  return (
    <li className="card p-4">
      <h3 className="flex flex-wrap items-baseline gap-x-4 text-base">
        {t('question', { number })}
        <span className={tones[verdict]}>{t(`verdict.${verdict}`)}</span>
      </h3>
      <p className="mb-3 flex flex-wrap gap-x-4 text-sm text-muted tabular">
        <span>{t('marksEarned', { marks: formatMarks(units), max: formatMarks(marks.correct) })}</span>
        <span>{t('spent', { time: span(ms) })}</span>
        {marked && <span>{t('wasMarked')}</span>}
      </p>
      <ReviewText text={question.stem} view={view} />
      {question.kind === 'nat' ? <NumberAnswer question={question} /> : <Options question={question} view={view} />}
      <details className="group mt-3 border-t border-hairline pt-1">
        <summary className="inline-flex min-h-11 items-center gap-1 font-semibold text-primary">
          <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
          {t('solution')}
        </summary>
        <ReviewText text={question.solution} view={view} />
      </details>
    </li>
  )
}

function Options({ question, view }: { question: ResultQuestion; view: ReviewView }) {
  const { t } = useTranslation('result')
  const { key, answer } = question
  const right = keyedOf(key)
  const chosen = answer && 'optionIds' in answer ? answer.optionIds : []
  return (
    <ul className="mt-3 grid grid-cols-1 gap-2">
      {optionsOf(question).map(({ id, content }, index) => {
        const isRight = right.includes(id)
        const isChosen = chosen.includes(id)
        const Icon = isRight ? Check : isChosen ? X : null
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
  )
}

function NumberAnswer({ question }: { question: ResultQuestion }) {
  const { t } = useTranslation('result')
  const { key, answer, verdict } = question
  const mine = answer && 'value' in answer ? answer.value : null
  const right = key.kind !== 'nat' ? '' : key.min === key.max ? key.min : t('range', { min: key.min, max: key.max })
  return (
    <dl className="mt-3 grid max-w-md grid-cols-2 gap-2">
      <div
        className={classes(
          'rounded-md border px-3 py-2',
          mine && verdict === 'wrong' ? 'border-danger bg-danger-soft' : 'border-hairline',
        )}
      >
        <dt className="flex items-center gap-1 text-sm text-muted">
          <CircleDot aria-hidden size={14} /> {t('yourAnswer')}
        </dt>
        <dd className="font-semibold tabular">{mine ?? t('noAnswer')}</dd>
      </div>
      <div className="rounded-md border border-success bg-success-soft px-3 py-2">
        <dt className="flex items-center gap-1 text-sm text-muted">
          <Check aria-hidden size={14} /> {t('rightAnswer')}
        </dt>
        <dd className="font-semibold tabular">{right}</dd>
      </div>
    </dl>
  )
}
