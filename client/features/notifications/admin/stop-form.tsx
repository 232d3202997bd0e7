import { useTranslation } from '../../../i18n/use-translation.ts'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'

/** Button that withdraws a broadcast, and says what that does. */
export function StopForm({ id, title }: { id: string; title?: string }) {
  const { t } = useTranslation('broadcasts')
  return (
    <ConfirmForm
      fields={{ intent: 'stop', id }}
      button={t('acts.stop')}
      {...(title && { label: `${t('acts.stop')}: ${title}` })}
      title={t('acts.stopTitle')}
      text={t('acts.stopText')}
      keep={t('acts.keep')}
    />
  )
}
