import { useState } from 'react'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { ExamPreview } from '../../features/attempts/preview/exam-preview.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PreviewPage } from '../../office/publishing/preview-page.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { PageHandle } from '../page-handle.ts'
import { DrawnSolution } from './drawn-solution.tsx'
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
        <DrawnSolution drawn={loaderData} paper={paper} />
      </section>
      {hydrated && isExam && (
        <ExamPreview paper={paper} leave={t('preview.toSolution')} onLeave={() => setExam(false)} />
      )}
    </PreviewPage>
  )
}
