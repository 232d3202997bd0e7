import { useTranslation } from '../i18n/use-translation.ts'
import { Notice } from '../ui/notice.tsx'
import type { Refusal } from './refusal.ts'

/** Notice above a form that was refused as a whole, with the minutes to wait, or the words of the office on a block. */
export function RefusalNotice({ refusal: { code, retryAfter, reason } }: { refusal: Refusal<string> }) {
  const { t } = useTranslation('accounts')
  return (
    <Notice tone="danger" focusable>
      {t(`errors:${code}`)} {code === 'accounts.blocked' && reason && `“${reason}”`}
      {retryAfter !== null && t('tryAgainMinutes', { count: Math.ceil(retryAfter / 60) })}
    </Notice>
  )
}
