import type { Account } from '../../../../../domain/accounts/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePasswordError } from '../../password-error.ts'
import { PasswordField } from '../../password-field.tsx'
import { ProfileForm } from '../profile-form.tsx'
import { Disclosure, Part } from '../section.tsx'
import { useProfileForm } from '../use-profile-form.ts'

type Props = {
  account: Account
  /** Name of the provider that the account signs in with. */
  providerName: string | undefined
}

export function PasswordPart({ account: { hasPassword }, providerName }: Props) {
  const { t } = useTranslation('profile')
  return (
    <Part title={t('password.title')}>
      {hasPassword ? <ChangePassword /> : <FirstPassword providerName={providerName} />}
    </Part>
  )
}

function ChangePassword() {
  const { t } = useTranslation('profile')
  const form = useProfileForm('password')
  const error = usePasswordError(form.refusal)
  return (
    <Disclosure summary={t('password.change')} open={form.shownAtForm}>
      <ProfileForm form={form} section="security" submit={t('password.submit')}>
        <PasswordField
          choosing={false}
          label={t('password.current')}
          {...form.field('currentPassword', t('fields.currentPassword'))}
        />
        <PasswordField choosing label={t('password.new')} {...form.field('newPassword', error)} />
      </ProfileForm>
    </Disclosure>
  )
}

function FirstPassword({ providerName }: Pick<Props, 'providerName'>) {
  const { t } = useTranslation('profile')
  const form = useProfileForm('password-link')
  return (
    <>
      <p>{t('password.absent', { name: providerName ?? t('password.otherWay') })}</p>
      <ProfileForm form={form} section="security" submit={t('password.sendLink')} look="secondary" />
    </>
  )
}
