import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ReadFailure } from './file-ranges.ts'

/** Resumed page, with a button to the first page. */
export function ResumedNotice({ page, onRestart }: { page: number; onRestart: () => void }) {
  const { t } = useTranslation('materials')
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-2 bg-primary-soft px-3 text-sm">
      {t('reader.resumed', { number: page })}
      <Button look="quiet" onClick={onRestart}>
        {t('reader.toStart')}
      </Button>
    </p>
  )
}

type Props = { failure: ReadFailure | null; isOffline: boolean; onRetry: () => void }

/** Failure, or lost connection. */
export function ConnectionNotice({ failure, isOffline, onRetry }: Props) {
  const { t } = useTranslation('materials')
  if (failure === 'renewed')
    return (
      <Notice tone="danger" actions={<Button onClick={() => location.reload()}>{t('reader.reload')}</Button>}>
        {t('reader.renewed')}
      </Notice>
    )
  if (failure === 'failed')
    return (
      <Notice tone="danger" title={t('reader.failed')} actions={<Button onClick={onRetry}>{t('reader.retry')}</Button>}>
        {t('reader.failedText')}
      </Notice>
    )
  return isOffline ? <Notice tone="warning">{t('reader.offline')}</Notice> : null
}
