import { useState } from 'react'
import type { PaperQuestion } from '../../../domain/attempts/contract.ts'
import type { QuestionKey } from '../../../domain/questions/contract.ts'
import type { QuestionPreview as Drawn } from '../../../domain/questions/preview.ts'
import { blankKey } from '../../../domain/questions/start.ts'
import type { ResultQuestion } from '../../../domain/results/contract.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { ExamPreview } from '../../features/attempts/preview/exam-preview.tsx'
import { QuestionReview } from '../../features/results/question-review.tsx'
import { ReviewText } from '../../features/results/review-text.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PreviewPage } from '../../office/publishing/preview-page.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/question-preview.ts'

export const handle = { strings: ['exam', 'score', 'office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) => {
  const { questions } = context.get(apiContext).admin
  return load(unwrap(questions[':questionId'].preview.$get({ param: { questionId: id } })))
}

/** Draft of a question in the exam screen, and as students read it after the result, with its solution and reasons. */
export default function QuestionPreviewPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('questionEditor')
  const hydrated = useHydrated()
  const [isExam, setExam] = useState(true)
  const { preview, paper } = loaderData
  const [question] = paper.questions
  return (
    <PreviewPage preview={preview}>
      <section className="bg-paper p-4">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-sm text-muted">{t('preview.solution')}</h2>
          {hydrated && (
            <button type="button" onClick={() => setExam(true)} className="link min-h-11 text-sm font-semibold">
              {t('preview.toExam')}
            </button>
          )}
        </div>
        {question && <Solution drawn={loaderData} question={question} />}
      </section>
      {hydrated && isExam && (
        <ExamPreview paper={paper} leave={t('preview.toSolution')} onLeave={() => setExam(false)} />
      )}
    </PreviewPage>
  )
}

function Solution({ drawn, question }: { drawn: Drawn; question: PaperQuestion }) {
  const { t } = useTranslation('questionEditor')
  const { language } = useLanguage()
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
