import { useEffect, type ReactNode } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { paths, safeReturnTo } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { RefusalNotice } from '../../../forms/refusal-notice.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { MailPage } from '../mail/mail-page.tsx'
import { signInQuery } from '../sign-in/sign-in-query.ts'
import { PasswordField } from '../password-field.tsx'
import { AppSteps } from './app-steps.tsx'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecondFactorData } from './second-factor-data.ts'
import type { SetUp, SetUpAnswer } from './set-up.ts'

type Props = { data: SecondFactorData; answer: SetUpAnswer | undefined }

/** Search parameter that shows the field for a recovery code in place of the app's code. */
const byRecovery = 'recovery'

/** Page between the password and the account, and between an administrator and the office. */
export function SecondFactorPage({ data, answer }: Props) {
  const { t } = useTranslation('factor')
  const [search] = useSearchParams()
  const form = useForm({ answer, constraints: data.constraints })
  if (answer?.recoveryCodes) {
    return (
      <MailPage title={t('on')}>
        <RecoveryCodes codes={answer.recoveryCodes} />
        <LinkButton to={safeReturnTo(search.get('next'))} className="w-full">
          {t('goOn')}
        </LinkButton>
      </MailPage>
    )
  }
  if (data.step !== 'enrolment') return <AskCode step={data.step} form={form} />
  return (
    <MailPage title={t('enrolment.title')}>
      <p className="-mt-4 text-muted">{t('enrolment.intro')}</p>
      {answer?.setUp ? (
        <Confirm setUp={answer.setUp} form={form} />
      ) : (
        <Begin hasPassword={data.hasPassword} form={form} />
      )}
      <LogOut />
    </MailPage>
  )
}

type Bound = { form: ReturnType<typeof useForm<'code' | 'password'>> }

function AskCode({ step, form }: Bound & { step: 'sign-in' | 'check' }) {
  const { t } = useTranslation('factor')
  const [search] = useSearchParams()
  const kind = search.has(byRecovery) ? 'recovery' : 'app'
  const isOver = form.refusal?.code === 'accounts.challenge_over'
  const next = signInQuery(search)
  const other = kind === 'app' ? `${next || '?'}${next && '&'}${byRecovery}=` : next
  return (
    <MailPage title={t(`${step}.title`)}>
      <p className="-mt-4 text-muted">{t(`${step}.intro`)}</p>
      <CodeForm key={kind} intent="code" form={form} submit={t('goOn')}>
        <CodeField kind={kind} {...form.field('code', t(`codeWrong.${kind}`))} />
      </CodeForm>
      {isOver && <LinkButton to={paths.login() + next}>{t('again')}</LinkButton>}
      <p>
        <Link to={accountPaths.secondFactor() + other} replace className="link inline-flex min-h-11 items-center">
          {t(kind === 'app' ? 'useRecovery' : 'useApp')}
        </Link>
        <br />
        <Link to={paths.contact()} className="link inline-flex min-h-11 items-center text-sm">
          {t('lost')}
        </Link>
      </p>
      {step === 'check' && <LogOut />}
    </MailPage>
  )
}

function Begin({ hasPassword, form }: Bound & { hasPassword: boolean }) {
  const { t } = useTranslation('factor')
  return (
    <CodeForm intent="begin" form={form} submit={t('begin')}>
      {hasPassword && (
        <PasswordField choosing={false} {...form.field('password', t('errors:accounts.wrong_password'))} />
      )}
    </CodeForm>
  )
}

function Confirm({ setUp, form }: Bound & { setUp: SetUp }) {
  const { t } = useTranslation('factor')
  return (
    <CodeForm intent="confirm" form={form} submit={t('turnOn')}>
      <AppSteps setUp={setUp} />
      <input type="hidden" name="uri" value={setUp.uri} />
      <CodeField kind="app" {...form.field('code', t('codeWrong.app'))} />
    </CodeForm>
  )
}

type FormProps = Bound & { intent: 'code' | 'begin' | 'confirm'; submit: string; children: ReactNode }

function CodeForm({ intent, form: { ref, refusal, whole }, submit, children }: FormProps) {
  const { t } = useTranslation('factor')
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    // Not beside a QR code: it is above the field, and the focus would scroll it out of sight.
    if (!refusal && intent !== 'confirm') ref.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [refusal, intent, ref])
  return (
    <Form ref={ref} method="post" noValidate replace className="grid gap-5">
      <input type="hidden" name="intent" value={intent} />
      {whole && <RefusalNotice refusal={whole} />}
      {children}
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? t('common:waiting') : submit}
      </Button>
    </Form>
  )
}

function LogOut() {
  const { t } = useTranslation('shell')
  return (
    <Form method="post" action={paths.logout()}>
      <Button type="submit" look="quiet">
        {t('logout')}
      </Button>
    </Form>
  )
}
