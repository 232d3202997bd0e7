import { Form, useNavigation } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { usePasswordError } from '../password-error.ts'
import { PasswordField } from '../password-field.tsx'
import { RefusalNotice } from '../refusal-notice.tsx'
import type { Refusal } from '../refusal.ts'
import { MailPage } from './mail-page.tsx'

type Props = { hasToken: boolean; refusal: Refusal | undefined }

export function ResetPage({ hasToken, refusal }: Props) {
  const { t } = useTranslation('mail')
  const weak = usePasswordError(refusal, 'newPassword')
  const busy = useNavigation().state !== 'idle'
  if (!hasToken || refusal?.fields.includes('token')) {
    return (
      <MailPage title={t('reset.title')}>
        <Notice tone="danger" actions={<LinkButton to={paths.forgotPassword()}>{t('reset.again')}</LinkButton>}>
          {t('reset.invalid')}
        </Notice>
      </MailPage>
    )
  }
  return (
    <MailPage title={t('reset.title')}>
      <p className="-mt-4 text-muted">{t('reset.intro')}</p>
      <Form method="post" noValidate className="grid gap-5">
        {refusal && !weak && <RefusalNotice refusal={refusal} />}
        <PasswordField choosing name="newPassword" label={t('reset.new')} error={weak} />
        <Button type="submit" disabled={busy} className="w-full">
          {busy ? t('common:waiting') : t('reset.submit')}
        </Button>
      </Form>
    </MailPage>
  )
}
