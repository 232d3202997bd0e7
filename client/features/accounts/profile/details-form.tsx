import type { Account } from '../../../../domain/accounts/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Field } from '../../../ui/field.tsx'
import { shownPhoneNumber } from './phone-number.ts'
import { ProfileForm } from './profile-form.tsx'
import { useForm } from './use-form.ts'

/** Name and mobile number. */
export function DetailsForm({ user }: { user: Account['user'] }) {
  const { t } = useTranslation('profile')
  const { refused, entered } = useForm('details')
  return (
    <ProfileForm intent="details" section="you" submit={t('save')} beside={['displayName', 'phoneNumber']}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('you.name')}
          name="displayName"
          autoComplete="name"
          required
          maxLength={80}
          defaultValue={entered('displayName', user.displayName ?? '')}
          error={refused('displayName') ? t('accounts:fields.name') : undefined}
        />
        <Field
          label={t('you.phone')}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          defaultValue={entered('phoneNumber', shownPhoneNumber(user.phoneNumber))}
          error={refused('phoneNumber') ? t('fields.phoneNumber') : undefined}
          hint={t('you.phoneHint')}
        />
      </div>
    </ProfileForm>
  )
}
