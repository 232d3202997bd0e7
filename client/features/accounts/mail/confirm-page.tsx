import { Form, useLocation, useNavigation } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RefusalNotice } from '../../../forms/refusal-notice.tsx'
import type { Confirmed } from './confirm-action.ts'
import { MailPage } from './mail-page.tsx'

type Props = { hasToken: boolean; signedIn: boolean; confirmed: Confirmed | undefined }

/**
 * Confirms an e-mail address. Needs a click, because mail scanners open links by themselves. The link works only for
 * the account that requested it, so a visitor is sent through the log-in first.
 */
export function ConfirmPage({ hasToken, signedIn, confirmed }: Props) {
  const { t } = useTranslation('mail')
  if (confirmed && !confirmed.refusal) return <Done email={confirmed.email} />
  return (
    <MailPage title={t('confirm.title')}>
      {hasToken ? <Ask signedIn={signedIn} refused={confirmed} /> : <UnusableLink words="confirm.invalid" />}
    </MailPage>
  )
}

function Done({ email }: { email: string }) {
  const { t } = useTranslation('mail')
  return (
    <MailPage title={t('confirm.doneTitle')}>
      <p role="status" className="[overflow-wrap:anywhere]">
        {t('confirm.done', { email })}
      </p>
      <LinkButton to={paths.profile()} className="justify-self-start">
        {t('toProfile')}
      </LinkButton>
    </MailPage>
  )
}

function Ask({ signedIn, refused }: { signedIn: boolean; refused: Confirmed | undefined }) {
  const { t } = useTranslation('mail')
  const busy = useNavigation().state !== 'idle'
  const refusal = refused?.refusal
  const code = refusal?.code
  if (!signedIn || code === 'accounts.sign_in_required') return <LogIn />
  if (code === 'accounts.address_taken') return <UnusableLink words="confirm.taken" />
  if (code === 'accounts.other_account') return <OtherAccount />
  if (refusal?.fields.includes('token')) return <UnusableLink words="confirm.invalid" />
  return (
    <>
      <p className="-mt-4 text-muted">{t('confirm.intro')}</p>
      <Form method="post" className="grid gap-5">
        {refusal && <RefusalNotice refusal={refusal} />}
        <Button type="submit" disabled={busy} className="w-full">
          {busy ? t('common:waiting') : t('confirm.submit')}
        </Button>
      </Form>
    </>
  )
}

/** Address of another page that returns to this one. */
const useReturningPath = (path: string): string => {
  const { pathname, search } = useLocation()
  return `${path}?${new URLSearchParams({ next: pathname + search })}`
}

function LogIn() {
  const { t } = useTranslation('mail')
  const to = useReturningPath(paths.login())
  return (
    <>
      <p className="-mt-4 text-muted">{t('confirm.logIn')}</p>
      <LinkButton to={to} className="w-full">
        {t('toLogin')}
      </LinkButton>
    </>
  )
}

/** Notice of a link that can no longer be used. */
function UnusableLink({ words }: { words: 'confirm.invalid' | 'confirm.taken' }) {
  const { t } = useTranslation('mail')
  return (
    <Notice tone="danger" actions={<LinkButton to={paths.profile()}>{t('toProfile')}</LinkButton>}>
      {t(words)}
    </Notice>
  )
}

function OtherAccount() {
  const { t } = useTranslation('mail')
  const action = useReturningPath(paths.logout())
  return (
    <Notice
      tone="danger"
      actions={
        <Form method="post" action={action}>
          <Button type="submit" look="secondary">
            {t('shell:logout')}
          </Button>
        </Form>
      }
    >
      {t('errors:accounts.other_account')}
    </Notice>
  )
}
