import { ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import type { QuizToday } from '../../../domain/current-affairs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { LinkButton } from '../../ui/button.tsx'

const steps = { new: 'quiz.start', open: 'quiz.resume', done: 'quiz.result' } as const

/** Today's quiz with its state and the way on. A sample is named by the years that it asks about. */
export function QuizCard({ quiz }: { quiz: QuizToday }) {
  useStrings('affairDays')
  const { t } = useTranslation('affairDays')
  const { span } = useFormat()
  const { state, maxUnits } = quiz
  const score = state.is === 'done' && state.units !== null ? state.units : null
  return (
    <section className="card mb-4 flex items-center gap-3 p-3">
      <ListChecks aria-hidden className="size-6 shrink-0 text-primary" />
      <div className="min-w-0 grow">
        <h2 className="text-base">
          <Link to={paths.currentAffairsQuiz()} className="hover:text-primary">
            {quiz.isSample ? <BilingualText text={quiz.title} /> : t(quiz.isToday ? 'quiz.today' : 'quiz.latest')}
          </Link>
        </h2>
        <p className="text-sm text-muted tabular">
          {state.is === 'new' && t('quiz.size', { count: quiz.questionCount, time: span(quiz.durationMs) })}
          {state.is === 'open' && t('quiz.running')}
          {state.is === 'done' &&
            (score === null
              ? t('quiz.done')
              : t('quiz.score', { score: formatMarks(score), max: formatMarks(maxUnits) }))}
        </p>
      </div>
      <LinkButton to={quiz.path} look={state.is === 'done' ? 'secondary' : 'primary'} className="shrink-0">
        {t(steps[state.is])}
      </LinkButton>
    </section>
  )
}
