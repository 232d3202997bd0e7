import { Download, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { Link, useActionData, useFetcher, useParams } from 'react-router'
import { learningPaths } from '../../../domain/learning-paths.ts'
import { pdfLanguages, type PdfLanguage } from '../../../domain/results/solutions.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import type { BookmarkAnswer } from './bookmark-action.ts'
import { solutionsAddress, type SolutionsRequest } from './solutions-action.ts'
import { useTask } from '../../ui/use-task.ts'

/** Requests the PDF, shows its progress and links to it. Without script a reload shows the progress. */
export function SolutionsPdf({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('result')
  const { testId = '' } = useParams()
  const { Form, data, state } = useFetcher<SolutionsRequest>()
  const answer = useActionData<SolutionsRequest | BookmarkAnswer>()
  const request = data ?? (answer && 'language' in answer ? answer : undefined)
  const [language, setLanguage] = useState<PdfLanguage>('both')
  return (
    <section className="card grid grid-cols-1 gap-3 p-4">
      <div>
        <h2 className="text-lg">{t('pdf.title')}</h2>
        <p className="text-sm text-muted">{t('pdf.text')}</p>
        <Link to={learningPaths.testErrata(testId)} className="link inline-flex min-h-11 items-center text-sm">
          {t('errata')}
        </Link>
      </div>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="attemptId" value={attemptId} />
        <label className="text-sm">
          {t('pdf.language')}
          <select
            name="language"
            value={language}
            onChange={({ target }) => setLanguage(target.value as PdfLanguage)}
            className="field mt-1"
          >
            {pdfLanguages.map((each) => (
              <option key={each} value={each}>
                {t(`languages.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="secondary" disabled={state !== 'idle'}>
          {t('pdf.make')}
        </Button>
      </Form>
      <div role="status" className="empty:hidden">
        {request && <Progress key={`${request.language}${request.taskId}`} attemptId={attemptId} request={request} />}
      </div>
    </section>
  )
}

function Progress({ attemptId, request }: { attemptId: string; request: SolutionsRequest }) {
  const { t } = useTranslation('result')
  const state = useTask(request.taskId)
  if (state === 'failed') return <p className="text-danger">{t('pdf.failed')}</p>
  if (state !== 'done') {
    return (
      <p className="flex items-center gap-2">
        <LoaderCircle aria-hidden size={18} className="shrink-0 animate-spin text-primary" /> {t('pdf.making')}
      </p>
    )
  }
  return (
    <a
      href={solutionsAddress(attemptId, request.language)}
      download
      className="link inline-flex min-h-11 items-center gap-2 font-semibold"
    >
      <Download aria-hidden size={18} /> {t('pdf.download', { language: t(`languages.${request.language}`) })}
    </a>
  )
}
