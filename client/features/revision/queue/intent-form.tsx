import type { ComponentProps, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields, isSent } from '../../../ui/hidden-fields.tsx'
import type { RevisionIntent } from './revision-data.ts'

type Props = {
  fields: { intent: RevisionIntent } & Record<string, string>
  /** Query of the page that is shown again. */
  search?: string
  look?: ComponentProps<typeof Button>['look']
  /** Accessible name, where the text alone is ambiguous. */
  label?: string
  children: ReactNode
}

/** One-button form of the page of revision. */
export function IntentForm({ fields, search = '', look = 'secondary', label, children }: Props) {
  const { t } = useTranslation()
  const isBusy = isSent(useNavigation().formData, fields)
  return (
    <Form method="post" action={`${learningPaths.revision()}${search}`} preventScrollReset>
      <HiddenFields fields={fields} />
      <Button type="submit" look={look} disabled={isBusy} aria-label={label}>
        {isBusy ? t('waiting') : children}
      </Button>
    </Form>
  )
}
