import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'label'> & { label?: string }

/** Field for an e-mail address, by default the reader's own. */
export function EmailField({ label, ...input }: Props) {
  const { t } = useTranslation('accounts')
  return <Field label={label ?? t('email')} type="email" inputMode="email" autoComplete="email" {...input} />
}
