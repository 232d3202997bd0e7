import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from './password-field.tsx'
import type { Refused } from './sign-in-action.ts'

type Props = { kind: 'login' | 'signup'; refused: Refused | undefined }

/** The form of both pages. What the server refused is said beside its field, and what was entered stays. */
export function SignInForm({ kind, refused }: Props) {
  const { t } = useTranslation('accounts')
  const form = useRef<HTMLFormElement>(null)
  const [search] = useSearchParams()
  const busy = useNavigation().state !== 'idle'
  const signingUp = kind === 'signup'
  const other = signingUp ? paths.login() : paths.signup()
  const next = search.get('next')

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
  }, [refused])

  const errorOf = (field: 'name' | 'email' | 'password') => {
    if (!refused?.fields.includes(field)) return undefined
    if (refused.code === 'accounts.address_taken') return t(`errors:${refused.code}`)
    if (field === 'password') return t(signingUp ? 'fields.password' : 'fields.passwordMissing')
    return t(`fields.${field}`)
  }

  return (
    <Form ref={form} method="post" noValidate className="grid gap-5">
      {refused && refused.fields.length === 0 && <Refusal refused={refused} />}
      {!refused && next && <Notice>{t('needed')}</Notice>}
      {signingUp && (
        <Field
          label={t('name')}
          name="name"
          autoComplete="name"
          required
          maxLength={80}
          defaultValue={refused?.values.name}
          error={errorOf('name')}
        />
      )}
      <Field
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={refused?.values.email}
        error={errorOf('email')}
      />
      <PasswordField choosing={signingUp} error={errorOf('password')} />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? t('waiting') : t(`${kind}.submit`)}
      </Button>
      <p className="text-center">
        {t(`${kind}.other`)}{' '}
        <Link
          to={next ? `${other}?${new URLSearchParams({ next })}` : other}
          className="link inline-flex min-h-11 items-center"
        >
          {t(`${kind}.otherLink`)}
        </Link>
      </p>
    </Form>
  )
}

function Refusal({ refused: { code, retryAfter } }: { refused: Refused }) {
  const { t } = useTranslation('accounts')
  return (
    <Notice tone="danger">
      {t(`errors:${code}`)} {retryAfter !== null && t('tryAgainMinutes', { count: Math.ceil(retryAfter / 60) })}
    </Notice>
  )
}
