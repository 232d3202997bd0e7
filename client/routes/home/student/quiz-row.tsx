import { CircleCheck, ListChecks } from 'lucide-react'
import type { QuizToday } from '../../../../domain/current-affairs/contract.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconTile, StepRow } from './step-row.tsx'

/** The quiz is named by its day, which its own title repeats; a sample by the years that it asks about. */
export const useQuizTitle = (quiz: QuizToday | null): string => {
  const { t } = useTranslation('myHome')
  const { pick } = useBilingual()
  if (quiz?.isSample) return pick(quiz.title)
  return t(quiz?.isToday ? 'quiz.title' : 'quiz.newest')
}

/** Today's quiz, or its result. */
export function QuizRow({ quiz, isMain }: { quiz: QuizToday; isMain: boolean }) {
  return (
    <StepRow
      to={quiz.path}
      tile={<IconTile icon={quiz.state.is === 'done' ? CircleCheck : ListChecks} />}
      title={useQuizTitle(quiz)}
      sub={useStateText(quiz)}
      isMain={isMain}
    />
  )
}

const useStateText = ({ state, questionCount, durationMs, maxUnits }: QuizToday): string => {
  const { t } = useTranslation('myHome')
  const { span } = useFormat()
  if (state.is === 'open') return t('quiz.open')
  if (state.is === 'new') return `${t('catalogue:questions', { count: questionCount })} · ${span(durationMs)}`
  if (state.units === null) return t('quiz.done')
  return t('quiz.score', { marks: formatMarks(state.units), of: formatMarks(maxUnits) })
}
