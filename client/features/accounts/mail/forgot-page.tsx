import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Constraints } from '../../../forms/constraints.ts'
import { RefusalNotice } from '../../../forms/refusal-notice.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmailField } from '../email-field.tsx'
import { signInQuery } from '../sign-in/sign-in-query.ts'
import type { ForgotAnswer } from './forgot-action.ts'
import { MailPage } from './mail-page.tsx'

type Props = { answer: ForgotAnswer | undefined; constraints: Constraints<'email'> }

/** Requests the mail that resets a password; the answer is the same for known and unknown addresses. */
export function ForgotPage({ answer, constraints }: Props) {
  const { t } = useTranslation('mail')
  const [search] = useSearchParams()
  const next = signInQuery(search)
  if (answer?.email) {
    return (
      <MailPage title={t('forgot.sentTitle')}>
        <p role="status" className="break-words">
          {t('forgot.sent', { email: answer.email })}
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.login() + next}>{t('toLogin')}</LinkButton>
          <LinkButton to={accountPaths.forgotPassword() + next} look="secondary">
            {t('forgot.again')}
          </LinkButton>
        </div>
      </MailPage>
    )
  }
  return (
    <MailPage title={t('forgot.title')}>
      <p className="-mt-4 text-muted">{t('forgot.intro')}</p>
      <AskForm answer={answer} constraints={constraints} />
      <p className="text-center">
        <Link to={paths.login() + next} className="link inline-flex min-h-11 items-center">
          {t('toLogin')}
        </Link>
      </p>
    </MailPage>
  )
}

function AskForm({ answer, constraints }: Props) {
  const { t } = useTranslation('mail')
  const busy = useNavigation().state !== 'idle'
  const { ref, whole, field } = useForm({ answer, constraints })
  return (
    <Form ref={ref} method="post" noValidate className="grid gap-5">
      {whole && <RefusalNotice refusal={whole} />}
      {whole?.code === 'platform.rate_limited' && <p>{t('forgot.many')}</p>}
      <EmailField {...field('email', t('accounts:fields.email'))} />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? t('common:waiting') : t('forgot.submit')}
      </Button>
    </Form>
  )
}
