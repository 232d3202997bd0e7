import type { Activity } from '../../../../domain/activities/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'

/** Button that undoes an act after a confirmation. */
export function UndoForm({ activity: { undo, kind, itemId } }: { activity: Activity }) {
  const { t } = useTranslation('activities')
  if (undo === null) return null
  return (
    <ConfirmForm
      fields={{ intent: `undo-${undo}`, kind, id: itemId }}
      button={t(`undo.${undo}`)}
      title={t('undo.title')}
      text={t(`undo.${undo}Text`)}
      keep={t('undo.keep')}
      look="secondary"
    />
  )
}
