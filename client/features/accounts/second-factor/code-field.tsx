import { useTranslation } from '../../../i18n/use-translation.ts'
import { Field } from '../../../ui/field.tsx'

type Props = {
  /** `either` takes a code of the app or a recovery code. */
  kind: 'app' | 'recovery' | 'either'
  isWrong: boolean
}

/** One field for a code: digits of an app, which a phone may fill in by itself, or letters too. */
export function CodeField({ kind, isWrong }: Props) {
  const { t } = useTranslation('factor')
  return (
    <Field
      name="code"
      label={t(`code.${kind}`)}
      hint={t(`codeHint.${kind}`)}
      error={isWrong ? t(`codeWrong.${kind}`) : undefined}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      required
      maxLength={40}
    />
  )
}
