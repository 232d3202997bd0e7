import { learningPaths } from '../../../../domain/learning-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CodeForm } from '../../../ui/code-form.tsx'

/** Receipt code form. */
export function ReceiptForm({ entered = '' }: { entered?: string }) {
  const { t } = useTranslation('receipts')
  return <CodeForm action={learningPaths.receipts()} label={t('code')} button={t('button')} entered={entered} />
}
