import { RotateCw } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { HiddenFields, isSent } from '../../../ui/hidden-fields.tsx'

type Props = { fields: Record<string, string>; label: string; name: string }

/** Button that runs or sends something again. */
export function AgainButton({ fields, label, name }: Props) {
  const { t } = useTranslation()
  const isBusy = isSent(useNavigation().formData, fields)
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={fields} />
      <button type="submit" disabled={isBusy} aria-label={name} className={compactButton}>
        <RotateCw aria-hidden className="size-4" /> {isBusy ? t('waiting') : label}
      </button>
    </Form>
  )
}
