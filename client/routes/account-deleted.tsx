import { paths } from '../../domain/paths.ts'
import { MailPage } from '../features/accounts/mail/mail-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { LinkButton } from '../ui/button.tsx'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['forms', 'mail'],
  audience: 'everyone',
  cacheKeys: [],
} satisfies PageHandle

/** Last page of an account's deletion. */
export default function AccountDeleted() {
  const { t } = useTranslation('mail')
  return (
    <BarePage>
      <PageHead title={t('gone.title')} description={t('gone.title')} index={false} />
      <MailPage title={t('gone.title')}>
        <p role="status">{t('gone.text')}</p>
        <p className="text-muted">{t('gone.browser')}</p>
        <LinkButton to={paths.home()} className="justify-self-start">
          {t('gone.home')}
        </LinkButton>
      </MailPage>
    </BarePage>
  )
}
