import { useEffect, type ReactNode, type SyntheticEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { DraftPreview } from '../../../domain/content/preview.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { onRefresh, tellDrawn } from './preview-messages.ts'

/** Prevents navigation by links and forms of the drawn page; links within the page work. */
const stay = (event: SyntheticEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (event.type === 'submit' || (link && !link.getAttribute('href')?.startsWith('#'))) {
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Draft drawn by the student's own components. It follows the saves of the editor that frames it. */
export function PreviewPage({ preview, children }: { preview: DraftPreview; children: ReactNode }) {
  const { t } = useTranslation('publishing')
  const { dateTime } = useFormat()
  const { revalidate } = useRevalidator()
  useEffect(() => onRefresh(() => void revalidate()), [revalidate])
  useEffect(() => tellDrawn(preview), [preview])
  const { revision, savedAt, missing } = preview
  return (
    <>
      <title>{t('preview.title')}</title>
      <meta name="robots" content="noindex" />
      <p
        role="status"
        className="border-b border-hairline bg-sunken px-4 py-1 text-center text-xs text-muted"
        data-revision={revision}
      >
        {savedAt === null ? t('preview.published') : t('preview.saved', { time: dateTime(savedAt) })}
        {missing.length > 0 && ` · ${t('preview.missing', { count: missing.length })}`}
      </p>
      <main id="main" tabIndex={-1} onClickCapture={stay} onSubmitCapture={stay}>
        {children}
      </main>
    </>
  )
}
