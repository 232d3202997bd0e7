import { Form } from 'react-router'
import type { Account } from '../../../../domain/accounts/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../password-field.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import { ProfileForm } from './profile-form.tsx'
import { More, Part } from './section.tsx'
import { useForm } from './use-form.ts'

type Props = { account: Account }

/** The address, whether it is confirmed, and its change. */
export function EmailPart({ account: { user, pendingEmail, hasPassword } }: Props) {
  const { t } = useTranslation('profile')
  const { refusal } = useForm('email')
  return (
    <Part title={t('email.title')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 [overflow-wrap:anywhere]">{user.email}</span>
        <Badge tone={user.emailVerified ? 'success' : 'neutral'}>
          {t(user.emailVerified ? 'email.confirmed' : 'email.unconfirmed')}
        </Badge>
      </p>
      <AnswerNotice intent="cancel-email" />
      {pendingEmail && <Pending email={pendingEmail} />}
      <More summary={t('email.change')} open={refusal !== null}>
        <ChangeForm hasPassword={hasPassword} />
      </More>
    </Part>
  )
}

function Pending({ email }: { email: string }) {
  const { t } = useTranslation('profile')
  const { busy } = useForm('cancel-email')
  return (
    <Notice
      actions={
        <Form method="post" action={`${paths.profile()}#security`} preventScrollReset>
          <input type="hidden" name="intent" value="cancel-email" />
          <Button type="submit" look="secondary" disabled={busy}>
            {busy ? t('accounts:waiting') : t('email.callOff')}
          </Button>
        </Form>
      }
    >
      <span className="[overflow-wrap:anywhere]">{t('email.pending', { email })}</span>
    </Notice>
  )
}

/** An account without a password proves itself by being signed in. */
function ChangeForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('profile')
  const { refusal, refused, entered } = useForm('email')
  const badEmail = refusal?.code === 'accounts.address_taken' ? t('fields.emailTaken') : t('fields.newEmail')
  return (
    <ProfileForm intent="email" section="security" submit={t('email.submit')} beside={['newEmail', 'password']}>
      <Field
        label={t('email.new')}
        name="newEmail"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={entered('newEmail', '')}
        error={refused('newEmail') ? badEmail : undefined}
      />
      {hasPassword && (
        <PasswordField
          choosing={false}
          label={t('email.password')}
          error={refused('password') ? t('fields.password') : undefined}
        />
      )}
    </ProfileForm>
  )
}
