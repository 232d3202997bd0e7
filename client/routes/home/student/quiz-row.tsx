import { CircleCheck, ListChecks } from 'lucide-react'
import type { HomeQuiz } from '../../../../domain/home/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconTile, StepRow } from './step-row.tsx'

/** Today's quiz, or its result. */
export function QuizRow({ quiz, isMain }: { quiz: HomeQuiz; isMain: boolean }) {
  const { t } = useTranslation('myHome')
  const { span } = useFormat()
  const isDone = quiz.state === 'done'
  const size = t('catalogue:questions', { count: quiz.questions })
  return (
    <StepRow
      to={isDone ? paths.testResult(quiz.testId) : paths.test(quiz.testId)}
      tile={<IconTile icon={isDone ? CircleCheck : ListChecks} />}
      title={t('quiz.title')}
      sub={t(`quiz.${quiz.state}`, { size, time: span(quiz.durationMs) })}
      isMain={isMain}
    />
  )
}
