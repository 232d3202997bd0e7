import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Notice in place of the page of a deleted account. */
export function ErasedScreen({ requestedAt, doneAt }: { requestedAt: number; doneAt: number | null }) {
  const { t } = useTranslation('studentPage')
  const { date } = useFormat()
  return (
    <Notice>
      {doneAt === null
        ? t('erased.running', { date: date(requestedAt) })
        : t('erased.done', { date: date(requestedAt), done: date(doneAt) })}{' '}
      {t('erased.nothing')}
    </Notice>
  )
}
