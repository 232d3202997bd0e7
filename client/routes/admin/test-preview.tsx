import { useState } from 'react'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { TestPreview } from '../../features/attempts/preview/exam-preview.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PreviewPage } from '../../office/publishing/preview-page.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/test-preview.ts'

export const handle = { strings: ['exam', 'office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) =>
  load(unwrap(context.get(apiContext).admin.tests[':testId'].preview.$get({ param: { testId: id } })))

/** Draft of a test in the exam screen. */
export default function TestPreviewPage({ loaderData: { preview, paper } }: Route.ComponentProps) {
  const { t } = useTranslation('testEditor')
  const hydrated = useHydrated()
  const [isOpen, setOpen] = useState(true)
  return (
    <PreviewPage preview={preview}>
      {hydrated && isOpen ? (
        <TestPreview paper={paper} leave={t('preview.leave')} onLeave={() => setOpen(false)} />
      ) : (
        <section className="bg-paper p-4">
          <p className="text-muted">{t('preview.closed', { count: paper.questions.length })}</p>
          {hydrated && (
            <button type="button" onClick={() => setOpen(true)} className="link min-h-11 font-semibold">
              {t('preview.open')}
            </button>
          )}
        </section>
      )}
    </PreviewPage>
  )
}
