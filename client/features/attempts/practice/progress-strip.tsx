import { Check, Dot, Minus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { statusOf } from '../../../../domain/attempts/palette.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { useExam } from '../exam/exam-context.ts'
import { useStudy } from './study-context.ts'
import { explainedIn, gradeIn } from './use-shown.ts'

const looks = {
  correct: { icon: Check, className: 'border-success text-success' },
  partial: { icon: Minus, className: 'border-warning text-warning' },
  wrong: { icon: X, className: 'border-danger text-danger' },
  answered: { icon: Dot, className: 'border-primary text-primary' },
  open: { icon: null, className: 'border-hairline text-muted' },
}

/** State of each question of the session. */
const useStateOf = () => {
  const { sheet } = useExam()
  const { shown } = useStudy()
  return (questionId: string): keyof typeof looks => {
    if (statusOf(sheet, questionId) !== 'answered') return 'open'
    const grade = gradeIn(shown, questionId)
    const explained = explainedIn(shown, questionId)
    if (explained && explained.verdict !== 'skipped') return explained.verdict
    return grade ? (grade.rating === 1 ? 'wrong' : 'correct') : 'answered'
  }
}

/** The questions of the session in a row, with what became of each. */
export function ProgressStrip() {
  const { t } = useTranslation('practice')
  const { paper, sheet, act } = useExam()
  const stateOf = useStateOf()
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    row.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [sheet.currentId])
  return (
    <nav aria-label={t('screen.questions')} className="shrink-0 border-b border-hairline">
      <ol ref={row} className="fade-x flex gap-1 overflow-x-auto px-2 py-1 [scrollbar-width:none]">
        {paper.questions.map(({ id }, index) => {
          const state = stateOf(id)
          const { icon: Icon, className } = looks[state]
          const isCurrent = id === sheet.currentId
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => act({ type: 'jump', questionId: id })}
                aria-current={isCurrent ? 'true' : undefined}
                aria-label={t('screen.entry', { number: index + 1, state: t(`screen.states.${state}`) })}
                className={classes(
                  'grid h-11 min-w-11 place-items-center rounded-sm border text-sm font-semibold tabular',
                  className,
                  isCurrent && 'bg-primary-soft ring-2 ring-primary',
                )}
              >
                <span className="grid justify-items-center leading-tight">
                  {index + 1}
                  {Icon && <Icon aria-hidden size={14} />}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
