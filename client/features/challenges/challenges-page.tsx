import { Link } from 'react-router'
import { learningPaths } from '../../../domain/learning-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import type { ChallengeAnswer } from './challenge-action.ts'
import { ChallengeList } from './challenge-list.tsx'
import type { ChallengesData } from './load-challenges.ts'

const QuestionPart = lazyPart(() => import('./question-part.tsx'), 'QuestionPart')

type Props = { title: string; data: ChallengesData; answer: ChallengeAnswer | undefined }

/** The student's challenges of a test; with a question the form for it above them. */
export function ChallengesPage({ title, data, answer }: Props) {
  const { t } = useTranslation('challenges')
  const { dateTime } = useFormat()
  const { testId, attemptId, asked, challenges } = data
  const { until, serverNow } = challenges
  const back = asked
    ? learningPaths.solution(testId, attemptId, asked.question.id)
    : `${paths.testResult(testId)}?attempt=${attemptId}`
  return (
    <div className="page grid max-w-4xl grid-cols-1 gap-5 py-4 md:py-6">
      <div>
        <Link to={back} className="link inline-flex min-h-11 items-center text-sm">
          {t(asked ? 'backToSolution' : 'back')}
        </Link>
        <p className="text-sm text-muted">
          <BilingualText text={data.title} />
        </p>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1 max-w-reading">{t('intro')}</p>
        <p className="mt-1 text-sm text-muted">{t(serverNow < until ? 'until' : 'over', { date: dateTime(until) })}</p>
      </div>
      {asked && <QuestionPart key={asked.question.id} data={data} asked={asked} answer={answer} />}
      <ChallengeList data={data} />
      <p>
        <Link to={learningPaths.testErrata(testId)} className="link inline-flex min-h-11 items-center">
          {t('errata')}
        </Link>
      </p>
    </div>
  )
}
