import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields, isSent } from '../../../ui/hidden-fields.tsx'
import type { ProfileIntent } from './profile-action.ts'

type Props = {
  /** Address that the form posts to. */
  action: string
  /** Hidden fields that it sends. */
  fields: { intent: ProfileIntent } & Record<string, string>
  /** Accessible name, when the text alone is ambiguous. */
  label?: string
  children: ReactNode
}

/** One-button form. */
export function IntentButton({ action, fields, label, children }: Props) {
  const { t } = useTranslation()
  const busy = isSent(useNavigation().formData, fields)
  return (
    <Form method="post" action={action} preventScrollReset>
      <HiddenFields fields={fields} />
      <Button type="submit" look="secondary" disabled={busy} aria-label={label}>
        {busy ? t('waiting') : children}
      </Button>
    </Form>
  )
}
