import { Link, useLoaderData, useParams } from 'react-router'
import { learningPaths } from '../../../domain/learning-paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { ChallengeStates } from './challenge-states.ts'
import { ReportButton } from './report-button.tsx'

type Props = { attemptId: string; questionId: string; number: number }

/** Links with which a student reports a question or challenges its key. */
export function QuestionActs(props: Props) {
  const { t } = useTranslation('result')
  const { testId = '' } = useParams()
  const { challenges } = useLoaderData<{ challenges: ChallengeStates | null }>()
  const { attemptId, questionId } = props
  const state = challenges?.states[questionId]
  return (
    <>
      <ReportButton {...props} />
      {challenges && (state || challenges.isOpen) && (
        <Link
          to={learningPaths.challenges(testId, attemptId, questionId)}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t(`challenge.${state ?? 'none'}`)}
        </Link>
      )}
    </>
  )
}
