import type { Paper } from '../../../domain/attempts/contract.ts'
import type { QuestionKey } from '../../../domain/questions/contract.ts'
import type { RenderedQuestion } from '../../../domain/questions/preview.ts'
import { blankKey } from '../../../domain/questions/start.ts'
import type { ResultQuestion } from '../../../domain/results/contract.ts'
import { QuestionReview } from '../../features/results/question-review.tsx'
import { ReviewText } from '../../features/results/review-text.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Question of a paper as students read it after the result. */
export function DrawnSolution({ drawn, paper }: { drawn: RenderedQuestion; paper: Paper }) {
  const { t } = useTranslation('questionEditor')
  const { language } = useLanguage()
  const [question] = paper.questions
  if (!question) return null
  const { passage, key, solution, reasons, hint } = drawn
  const reviewed: ResultQuestion = {
    ...question,
    topic: '',
    difficulty: 'medium',
    targetMs: 0,
    answer: null,
    status: null,
    verdict: 'skipped',
    units: 0,
    maxUnits: question.marks.correct,
    ms: 0,
    key: key ?? (blankKey(question.kind) as QuestionKey),
    outcome: 'normal',
    alternatives: [],
    solution,
    reasons,
  }
  return (
    <>
      {!key && <p className="mb-2 text-sm text-warning">{t('preview.noKey')}</p>}
      <ol>
        <QuestionReview
          question={reviewed}
          passage={passage ?? undefined}
          number={1}
          contentView={language}
          view={language}
          isNamed
        />
      </ol>
      {hint && (
        <div className="mt-3">
          <h3 className="text-sm text-muted">{t('fields.hint')}</h3>
          <ReviewText text={hint} view={language} />
        </div>
      )}
    </>
  )
}
