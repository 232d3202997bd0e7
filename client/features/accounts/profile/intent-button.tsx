import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields, isSent } from '../../../ui/hidden-fields.tsx'
import type { ProfileIntent } from './profile-action.ts'

type Props = {
  /** Where the form goes. */
  action: string
  /** What it sends. */
  fields: { intent: ProfileIntent } & Record<string, string>
  /** Names the button where its words alone do not say which. */
  label?: string
  children: ReactNode
}

/** A form of the page that is one quiet button. */
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
