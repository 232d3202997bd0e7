import type { ComponentProps } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Field } from '../../../ui/field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'label'> & {
  /** `either` takes a code of the app or a recovery code. */
  kind: 'app' | 'recovery' | 'either'
}

/** Field for a code: digits of an app, which a phone may fill in by itself, or a recovery code with letters. */
export function CodeField({ kind, ...input }: Props) {
  const { t } = useTranslation('factor')
  return (
    <Field
      label={t(`code.${kind}`)}
      hint={t(`codeHint.${kind}`)}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...input}
    />
  )
}
