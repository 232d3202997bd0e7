import { useTranslation } from '../../../i18n/use-translation.ts'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import type { SocialProvider } from '../../../../domain/accounts/contract.ts'
import { intentIn, intentKey } from '../../../../domain/accounts/intent.ts'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import type { Constraints } from '../../../forms/constraints.ts'
import type { FormAnswer } from '../../../forms/define-forms.ts'
import { RefusalNotice } from '../../../forms/refusal-notice.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { EmailField } from '../email-field.tsx'
import { resetDone } from '../mail/reset-done.ts'
import { signInQuery } from './sign-in-query.ts'
import { byChoice } from './by-choice.ts'
import { usePasswordError } from '../password-error.ts'
import { PasswordField } from '../password-field.tsx'
import { SocialProblem } from '../social/social-problem.tsx'
import { SocialSignIn } from '../social/social-sign-in.tsx'
import type { CodeStep } from './code-step.ts'

// Few log-ins and sign-ups need these parts, so their scripts load with the first that does.
const CodePart = lazyPart(() => import('./code-part.tsx'), 'CodePart')
const AskForCode = lazyPart(() => import('./code-part.tsx'), 'AskForCode')
const SignUpWork = lazyPart(() => import('../work/sign-up-work.tsx'), 'SignUpWork')

type FieldName = 'name' | 'email' | 'password' | 'under18' | 'code'

type FormProps = {
  kind: 'login' | 'signup'
  answer: FormAnswer | undefined
  constraints: Constraints<FieldName>
  /** As entered before, also when nothing was refused. */
  email?: string | undefined
  /** Progress of a log-in by a mailed code. */
  step?: CodeStep | undefined
}
type Props = FormProps & { provider: SocialProvider | null }

/** Body of the log-in and sign-up pages: the reason to be here, social sign-in and the form. */
export function SignInForm({ provider, ...form }: Props) {
  const { t } = useTranslation('accounts')
  const isFirst = !form.answer?.refusal && !form.step
  const [search] = useSearchParams()
  const next = search.get('next')
  const error = search.get('error')
  const intent = intentIn(search.get(intentKey))
  return (
    <div className="grid gap-5">
      {isFirst && search.has(resetDone) && <Notice tone="success">{t('login.reset')}</Notice>}
      {isFirst && next && !search.has(byChoice) && error === null && (
        <Notice>{t(intent ? `intent.${intent.kind}` : 'needed')}</Notice>
      )}
      {provider ? (
        <>
          <SocialSignIn provider={provider} next={intent ? paths.login() + signInQuery(search) : next} error={error} />
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

/** Form with e-mail address and password. */
function PasswordForm({ kind, answer, constraints, email, step }: FormProps) {
  const { t } = useTranslation('accounts')
  const [search] = useSearchParams()
  const { ref, whole, ...fields } = useForm({ answer, constraints, kept: { email } })
  const { refusal, field } = fields
  const busy = useNavigation().state !== 'idle'
  const other = kind === 'signup' ? paths.login() : paths.signup()
  return (
    <Form ref={ref} method="post" noValidate className="grid gap-5">
      {whole && !whole.work && <RefusalNotice refusal={whole} />}
      {refusal?.work && <SignUpWork challenge={refusal.work} retryAfter={refusal.retryAfter} />}
      {step && step !== 'offered' && (
        <CodePart step={step} email={email ?? ''} {...field('code', t('errors:accounts.code_invalid'))} />
      )}
      <Fields kind={kind} {...fields} />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? t('common:waiting') : t(`${kind}.submit`)}
      </Button>
      {step && <AskForCode step={step} busy={busy} />}
      <p className="text-center">
        {t(`${kind}.other`)}{' '}
        <Link to={other + signInQuery(search)} className="link inline-flex min-h-11 items-center">
          {t(`${kind}.otherLink`)}
        </Link>
      </p>
    </Form>
  )
}

type FieldsProps = Pick<FormProps, 'kind'> & Pick<ReturnType<typeof useForm<FieldName>>, 'field' | 'refusal' | 'value'>

function Fields({ kind, field, refusal, value }: FieldsProps) {
  const { t } = useTranslation('accounts')
  const [search] = useSearchParams()
  const signingUp = kind === 'signup'
  const weak = usePasswordError(refusal)
  const isTaken = refusal?.code === 'accounts.address_taken'
  return (
    <>
      {signingUp && <Field label={t('name')} autoComplete="name" {...field('name', t('fields.name'))} />}
      <EmailField {...field('email', t(isTaken ? 'errors:accounts.address_taken' : 'fields.email'))} />
      <PasswordField choosing={signingUp} {...field('password', signingUp ? weak : t('fields.passwordMissing'))} />
      {signingUp ? (
        <Checkbox name="under18" value="true" defaultChecked={!!value('under18')} hint={t('signup.under18Hint')}>
          {t('signup.under18')}
        </Checkbox>
      ) : (
        <Link
          to={accountPaths.forgotPassword() + signInQuery(search)}
          className="link -my-3 inline-flex min-h-11 items-center justify-self-start"
        >
          {t('login.forgot')}
        </Link>
      )}
    </>
  )
}
