import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { missingCharacters, strengthOf } from './password-strength.ts'

type Props = { choosing: boolean; error?: string; label?: string; name?: string }

/** A password that can be looked at; one that is being chosen gets a hint by its length. */
export function PasswordField({ choosing, error, label, name = 'password' }: Props) {
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
              {/* Beside what was refused, praise for its length would only confuse. */}
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
