import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { ControlProps } from '../../../../office/editor/editor-context.ts'
import { ToggledGroup } from './toggled-group.tsx'

/** Cancellation of the recruitment, with its day and reason. */
export function CancelledControl(props: ControlProps) {
  const { t } = useTranslation('jobEditor')
  return (
    <ToggledGroup
      {...props}
      label={t('cancelled.set')}
      initial={() => ({ at: Math.floor(Date.now() / 60_000) * 60_000, note: { en: '', hi: '' } })}
    />
  )
}
