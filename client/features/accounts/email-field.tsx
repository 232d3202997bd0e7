import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'

type Props = Pick<ComponentProps<typeof Field>, 'name' | 'autoComplete' | 'defaultValue' | 'error'> & { label?: string }

/** An e-mail address; the reader's own, unless it is said otherwise. */
export function EmailField({ label, ...input }: Props) {
  const { t } = useTranslation('accounts')
  return (
    <Field
      label={label ?? t('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      maxLength={254}
      {...input}
    />
  )
}
