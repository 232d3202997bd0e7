import type { ResultQuestion } from '../../../domain/results/contract.ts'
import type { PracticeView } from '../../../domain/revision/practice-view.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { QuestionReview } from './question-review.tsx'

/** Questions of a session that were explained, as in results. */
export function PracticeSolutions({ session: { paper, explained, responses } }: { session: PracticeView }) {
  const { language } = useLanguage()
  return (
    <ol className="grid grid-cols-1 gap-4">
      {paper.questions.map((question, index) => {
        const answer = explained.find(({ questionId }) => questionId === question.id)
        if (!answer) return null
        const status = responses.find(({ questionId }) => questionId === question.id)?.status ?? null
        const reviewed: ResultQuestion = { ...question, ...answer, status }
        return (
          <QuestionReview
            key={question.id}
            question={reviewed}
            passage={paper.passages.find(({ id }) => id === question.passageId)}
            number={index + 1}
            contentView={language}
            view={language}
            isNamed={false}
          />
        )
      })}
    </ol>
  )
}
