import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { missingCharacters, strengthOf } from './password-strength.ts'

type Props = {
  /** True for a new password. */
  choosing: boolean
  name: string
  error?: string | undefined
  label?: string
}

/**
 * A password with a button to show it; a new one gets a hint by its length. It takes no `maxLength`: a longer paste must
 * be refused, not cut.
 */
export function PasswordField({ choosing, error, label, name }: Props) {
  const { t } = useTranslation('accounts')
  const [shown, setShown] = useState(false)
  const [value, setValue] = useState('')
  const strength = strengthOf(value)
  const judged =
    strength === 'short' ? t('strength.short', { count: missingCharacters(value) }) : t(`strength.${strength}`)
  return (
    <Field
      label={label ?? t('password')}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={choosing ? 'new-password' : 'current-password'}
      required
      error={error}
      onChange={(event) => setValue(event.target.value)}
      hint={
        choosing && (
          <>
            <p>{t('passwordHint')}</p>
            <p aria-live="polite" className="font-semibold text-ink">
              {/* Praise for the length of a refused password would confuse. */}
              {value !== '' && !error && judged}
            </p>
          </>
        )
      }
      end={
        <Tooltip label={t(shown ? 'hidePassword' : 'showPassword')}>
          <Button look="quiet" size="icon" className="noscript:hidden" onClick={() => setShown(!shown)}>
            {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
          </Button>
        </Tooltip>
      }
    />
  )
}
