import { questionForm } from '../../../../../domain/questions/editor-form.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ComparedText } from './text-control.tsx'

/** Reason for which an option is right or wrong. */
export function ReasonControl({ id }: { id: string }) {
  const { t } = useTranslation('questionEditor')
  return <ComparedText path={`reasons.${id}`} field={questionForm.fields.reasons.item} text={t('reason')} isLow />
}
