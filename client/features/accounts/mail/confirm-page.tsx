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
 * One button that posts: whatever opens the links of mails by itself confirms nothing. Only the account that asked
 * for the link may use it, so whoever is not signed in does so first and comes back.
 */
export function ConfirmPage({ hasToken, signedIn, confirmed }: Props) {
  const { t } = useTranslation('mail')
  if (confirmed && !confirmed.refusal) return <Done email={confirmed.email} />
  return (
    <MailPage title={t('confirm.title')}>
      {hasToken ? <Ask signedIn={signedIn} refused={confirmed} /> : <Dead words="confirm.invalid" />}
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
  if (code === 'accounts.address_taken') return <Dead words="confirm.taken" />
  if (code === 'accounts.other_account') return <OtherAccount />
  if (refusal?.fields.includes('token')) return <Dead words="confirm.invalid" />
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

/** The way through another page and back to this one. */
const useDetour = (path: string): string => {
  const { pathname, search } = useLocation()
  return `${path}?${new URLSearchParams({ next: pathname + search })}`
}

function LogIn() {
  const { t } = useTranslation('mail')
  const to = useDetour(paths.login())
  return (
    <>
      <p className="-mt-4 text-muted">{t('confirm.logIn')}</p>
      <LinkButton to={to} className="w-full">
        {t('toLogin')}
      </LinkButton>
    </>
  )
}

/** Nothing else can be done with the link from here. */
function Dead({ words }: { words: 'confirm.invalid' | 'confirm.taken' }) {
  const { t } = useTranslation('mail')
  return (
    <Notice tone="danger" actions={<LinkButton to={paths.profile()}>{t('toProfile')}</LinkButton>}>
      {t(words)}
    </Notice>
  )
}

function OtherAccount() {
  const { t } = useTranslation('mail')
  const action = useDetour(paths.logout())
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
