import { Form, useNavigation } from 'react-router'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Constraints } from '../../../forms/constraints.ts'
import type { FormAnswer } from '../../../forms/define-forms.ts'
import { RefusalNotice } from '../../../forms/refusal-notice.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { usePasswordError } from '../password-error.ts'
import { PasswordField } from '../password-field.tsx'
import { MailPage } from './mail-page.tsx'

type Props = { hasToken: boolean; answer: FormAnswer | undefined; constraints: Constraints<'newPassword'> }

export function ResetPage({ hasToken, answer, constraints }: Props) {
  const { t } = useTranslation('mail')
  const { ref, refusal, whole, field } = useForm({ answer, constraints })
  const weak = usePasswordError(refusal)
  const busy = useNavigation().state !== 'idle'
  if (!hasToken || refusal?.fields.includes('token')) {
    return (
      <MailPage title={t('reset.title')}>
        <Notice tone="danger" actions={<LinkButton to={accountPaths.forgotPassword()}>{t('reset.again')}</LinkButton>}>
          {t('reset.invalid')}
        </Notice>
      </MailPage>
    )
  }
  return (
    <MailPage title={t('reset.title')}>
      <p className="-mt-4 text-muted">{t('reset.intro')}</p>
      <Form ref={ref} method="post" noValidate className="grid gap-5">
        {whole && <RefusalNotice refusal={whole} />}
        <PasswordField choosing label={t('reset.new')} {...field('newPassword', weak)} />
        <Button type="submit" disabled={busy} className="w-full">
          {busy ? t('common:waiting') : t('reset.submit')}
        </Button>
      </Form>
    </MailPage>
  )
}
