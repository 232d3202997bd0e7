import { useEffect, useRef, type ReactNode } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { paths, safeReturnTo } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { MailPage } from '../mail/mail-page.tsx'
import { onward } from '../onward.ts'
import { PasswordField } from '../password-field.tsx'
import { RefusalNotice } from '../refusal-notice.tsx'
import { AppSteps } from './app-steps.tsx'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecondFactorAsked } from './second-factor-data.ts'
import type { SetUp, SetUpAnswer } from './set-up.ts'

type Props = { asked: SecondFactorAsked; answer: SetUpAnswer | undefined }

/** In the address where a recovery code is asked for in place of the app's. */
const byRecovery = 'recovery'

/** The page between the password and the account, and between an administrator and the office. */
export function SecondFactorPage({ asked, answer }: Props) {
  const { t } = useTranslation('factor')
  const [search] = useSearchParams()
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
  if (asked.step !== 'enrolment') return <AskCode step={asked.step} answer={answer} />
  return (
    <MailPage title={t('enrolment.title')}>
      <p className="-mt-4 text-muted">{t('enrolment.intro')}</p>
      {answer?.setUp ? (
        <Confirm setUp={answer.setUp} answer={answer} />
      ) : (
        <Begin hasPassword={asked.hasPassword} answer={answer} />
      )}
      <LogOut />
    </MailPage>
  )
}

function AskCode({ step, answer }: { step: 'sign-in' | 'check'; answer: SetUpAnswer | undefined }) {
  const { t } = useTranslation('factor')
  const [search] = useSearchParams()
  const kind = search.has(byRecovery) ? 'recovery' : 'app'
  const isOver = answer?.refusal?.code === 'accounts.challenge_over'
  const next = onward(search)
  const other = kind === 'app' ? `${next || '?'}${next && '&'}${byRecovery}=` : next
  return (
    <MailPage title={t(`${step}.title`)}>
      <p className="-mt-4 text-muted">{t(`${step}.intro`)}</p>
      <CodeForm key={kind} intent="code" answer={answer} submit={t('goOn')}>
        <CodeField kind={kind} isWrong={answer?.refusal?.fields.includes('code') ?? false} />
      </CodeForm>
      {isOver && <LinkButton to={paths.login() + next}>{t('again')}</LinkButton>}
      <p>
        <Link to={paths.secondFactor() + other} replace className="link inline-flex min-h-11 items-center">
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

function Begin({ hasPassword, answer }: { hasPassword: boolean; answer: SetUpAnswer | undefined }) {
  const { t } = useTranslation('factor')
  const isWrong = answer?.refusal?.fields.includes('password')
  return (
    <CodeForm intent="begin" answer={answer} submit={t('begin')}>
      {hasPassword && (
        <PasswordField choosing={false} error={isWrong ? t('errors:accounts.wrong_password') : undefined} />
      )}
    </CodeForm>
  )
}

function Confirm({ setUp, answer }: { setUp: SetUp; answer: SetUpAnswer }) {
  const { t } = useTranslation('factor')
  return (
    <CodeForm intent="confirm" answer={answer} submit={t('turnOn')}>
      <AppSteps setUp={setUp} />
      <input type="hidden" name="uri" value={setUp.uri} />
      <CodeField kind="app" isWrong={answer.refusal?.fields.includes('code') ?? false} />
    </CodeForm>
  )
}

type FormProps = {
  intent: 'code' | 'begin' | 'confirm'
  answer: SetUpAnswer | undefined
  submit: string
  children: ReactNode
}

function CodeForm({ intent, answer, submit, children }: FormProps) {
  const { t } = useTranslation('factor')
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  const refusal = answer?.refusal
  useEffect(() => {
    // A picture to scan stands above the field of its code: the focus would take it out of sight.
    const first = intent === 'confirm' ? '' : ', input:not([type=hidden])'
    form.current?.querySelector<HTMLElement>(`[aria-invalid=true], [role=alert]${first}`)?.focus()
  }, [answer, intent])
  return (
    <Form ref={form} method="post" noValidate replace className="grid gap-5">
      <input type="hidden" name="intent" value={intent} />
      {refusal && refusal.fields.length === 0 && <RefusalNotice refusal={refusal} />}
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
