import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { OfficeAnswer } from '../../../office/office-action.ts'

/** Notice of a refused act whose fields show no error. */
export function FailedNotice({ answer, intents }: { answer: OfficeAnswer | undefined; intents: readonly string[] }) {
  const { t } = useTranslation('affairEditor')
  if (!answer?.code || !intents.includes(answer.intent)) return null
  return <Notice tone="danger">{t('failed', { reason: t(`errors:${answer.code}`) })}</Notice>
}
