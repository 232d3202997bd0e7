import type { Account } from '../../../../domain/accounts/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePasswordError } from '../password-error.ts'
import { PasswordField } from '../password-field.tsx'
import { ProfileForm } from './profile-form.tsx'
import { More, Part } from './section.tsx'
import { useForm } from './use-form.ts'

type Props = {
  account: Account
  /** The provider that stands in for a password. */
  providerName: string | undefined
}

export function PasswordPart({ account: { hasPassword }, providerName }: Props) {
  const { t } = useTranslation('profile')
  const { toldHere } = useForm('password')
  return (
    <Part title={t('password.title')}>
      {hasPassword ? (
        <More summary={t('password.change')} open={toldHere}>
          <ChangeForm />
        </More>
      ) : (
        <>
          <p>{t('password.absent', { name: providerName ?? t('password.otherWay') })}</p>
          <ProfileForm intent="password-link" section="security" submit={t('password.sendLink')} look="secondary" />
        </>
      )}
    </Part>
  )
}

function ChangeForm() {
  const { t } = useTranslation('profile')
  const { refused, refusal } = useForm('password')
  const weak = usePasswordError(refusal, 'newPassword')
  return (
    <ProfileForm
      intent="password"
      section="security"
      submit={t('password.submit')}
      beside={['currentPassword', 'newPassword']}
    >
      <PasswordField
        choosing={false}
        name="currentPassword"
        label={t('password.current')}
        error={refused('currentPassword') ? t('fields.currentPassword') : undefined}
      />
      <PasswordField choosing name="newPassword" label={t('password.new')} error={weak} />
    </ProfileForm>
  )
}
