import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import type { SocialProvider } from '../../../domain/accounts/contract.ts'
import { intentIn, intentKey } from '../../../domain/accounts/intent.ts'
import { paths } from '../../../domain/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmailField } from './email-field.tsx'
import { resetDone } from './mail/reset-done.ts'
import { onward } from './onward.ts'
import { ownWish } from './own-wish.ts'
import { usePasswordError } from './password-error.ts'
import { PasswordField } from './password-field.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { SocialProblem } from './social/social-problem.tsx'
import { SocialSignIn } from './social/social-sign-in.tsx'
import type { CodeStep } from './log-in-action.ts'
import type { Refused } from './sign-in-action.ts'

// Few sign-ins and sign-ups need these parts, so their scripts load with the first one that does.
const CodePart = lazyPart(() => import('./code-part.tsx'), 'CodePart')
const AskForCode = lazyPart(() => import('./code-part.tsx'), 'AskForCode')
const SignUpWork = lazyPart(() => import('./work/sign-up-work.tsx'), 'SignUpWork')

type FormProps = {
  kind: 'login' | 'signup'
  refused: Refused | undefined
  /** Entered before; also where nothing was refused. */
  email?: string | undefined
  /** How far one is with a mailed code. */
  step?: CodeStep | undefined
}
type Props = FormProps & { provider: SocialProvider | null }

/** All of both pages: why one is here, the way through a provider, and the form. */
export function SignInForm({ provider, ...form }: Props) {
  const { t } = useTranslation('accounts')
  const { refused, step } = form
  const [search] = useSearchParams()
  const next = search.get('next')
  const error = search.get('error')
  const intent = intentIn(search.get(intentKey))
  return (
    <div className="grid gap-5">
      {!refused && !step && search.has(resetDone) && <Notice tone="success">{t('login.reset')}</Notice>}
      {!refused && !step && next && !search.has(ownWish) && error === null && (
        <Notice>{t(intent ? `intent.${intent.kind}` : 'needed')}</Notice>
      )}
      {provider ? (
        <>
          <SocialSignIn provider={provider} next={intent ? paths.login() + onward(search) : next} error={error} />
          <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
            {t('social.or')}
          </p>
        </>
      ) : (
        error !== null && <SocialProblem problem="accounts.social_unavailable" />
      )}
      <PasswordForm {...form} />
    </div>
  )
}

/** What the server refused is said beside its field, and what was entered stays. */
function PasswordForm(props: FormProps) {
  const { kind, refused, email, step } = props
  const { t } = useTranslation('accounts')
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  const other = kind === 'signup' ? paths.login() : paths.signup()

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
  }, [refused])

  return (
    <Form ref={form} method="post" noValidate className="grid gap-5">
      {refused && refused.fields.length === 0 && !refused.work && <RefusalNotice refusal={refused} />}
      {refused?.work && <SignUpWork challenge={refused.work} retryAfter={refused.retryAfter} />}
      {step && step !== 'offered' && (
        <CodePart step={step} email={email ?? ''} wrong={refused?.fields.includes('code')} />
      )}
      <Fields {...props} />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? t('common:waiting') : t(`${kind}.submit`)}
      </Button>
      {step && <AskForCode step={step} busy={busy} />}
      <p className="text-center">
        {t(`${kind}.other`)}{' '}
        <Link to={other + onward(search)} className="link inline-flex min-h-11 items-center">
          {t(`${kind}.otherLink`)}
        </Link>
      </p>
    </Form>
  )
}

function Fields({ kind, refused, email }: FormProps) {
  const { t } = useTranslation('accounts')
  const [search] = useSearchParams()
  const signingUp = kind === 'signup'
  const weak = usePasswordError(refused, 'password')

  const errorOf = (field: 'name' | 'email' | 'password') => {
    if (!refused?.fields.includes(field)) return undefined
    if (refused.code === 'accounts.address_taken') return t(`errors:${refused.code}`)
    if (field === 'password') return signingUp ? weak : t('fields.passwordMissing')
    return t(`fields.${field}`)
  }

  return (
    <>
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
      <EmailField defaultValue={email ?? refused?.values.email} error={errorOf('email')} />
      <PasswordField choosing={signingUp} error={errorOf('password')} />
      {signingUp ? (
        <Checkbox name="under18" value="true" defaultChecked={refused?.values.under18} hint={t('signup.under18Hint')}>
          {t('signup.under18')}
        </Checkbox>
      ) : (
        <Link
          to={paths.forgotPassword() + onward(search)}
          className="link -my-3 inline-flex min-h-11 items-center justify-self-start"
        >
          {t('login.forgot')}
        </Link>
      )}
    </>
  )
}
