import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmailField } from '../email-field.tsx'
import { onward } from '../onward.ts'
import { RefusalNotice } from '../refusal-notice.tsx'
import type { Asked } from './forgot-action.ts'
import { MailPage } from './mail-page.tsx'

/** Asks for the mail of a forgotten password; the answer never tells whether the address is known. */
export function ForgotPage({ asked }: { asked: Asked | undefined }) {
  const { t } = useTranslation('mail')
  const [search] = useSearchParams()
  const next = onward(search)
  if (asked && !asked.refusal) {
    return (
      <MailPage title={t('forgot.sentTitle')}>
        <p role="status" className="break-words">
          {t('forgot.sent', { email: asked.email })}
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.login() + next}>{t('toLogin')}</LinkButton>
          <LinkButton to={paths.forgotPassword() + next} look="secondary">
            {t('forgot.again')}
          </LinkButton>
        </div>
      </MailPage>
    )
  }
  return (
    <MailPage title={t('forgot.title')}>
      <p className="-mt-4 text-muted">{t('forgot.intro')}</p>
      <AskForm asked={asked} />
      <p className="text-center">
        <Link to={paths.login() + next} className="link inline-flex min-h-11 items-center">
          {t('toLogin')}
        </Link>
      </p>
    </MailPage>
  )
}

function AskForm({ asked }: { asked: Asked | undefined }) {
  const { t } = useTranslation('mail')
  const busy = useNavigation().state !== 'idle'
  const refusal = asked?.refusal
  const badEmail = refusal?.fields.includes('email')
  return (
    <Form method="post" noValidate className="grid gap-5">
      {refusal && !badEmail && <RefusalNotice refusal={refusal} />}
      {refusal?.code === 'platform.rate_limited' && <p>{t('forgot.many')}</p>}
      <EmailField defaultValue={asked?.email} error={badEmail ? t('accounts:fields.email') : undefined} />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? t('common:waiting') : t('forgot.submit')}
      </Button>
    </Form>
  )
}
