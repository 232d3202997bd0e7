import type { Account } from '../../../../../domain/accounts/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Field } from '../../../../ui/field.tsx'
import { ProfileForm } from '../profile-form.tsx'
import { useProfileForm } from '../use-profile-form.ts'
import { shownPhoneNumber } from './phone-number.ts'

/** Name and mobile number. */
export function DetailsForm({ user }: { user: Account['user'] }) {
  const { t } = useTranslation('profile')
  const kept = { displayName: user.displayName ?? '', phoneNumber: shownPhoneNumber(user.phoneNumber) }
  const form = useProfileForm('details', kept)
  return (
    <ProfileForm form={form} section="details" submit={t('save')} isKept>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('details.name')}
          autoComplete="name"
          {...form.field('displayName', t('accounts:fields.name'))}
        />
        <Field
          label={t('details.phone')}
          type="tel"
          autoComplete="tel"
          hint={t('details.phoneHint')}
          {...form.field('phoneNumber', t('fields.phoneNumber'))}
        />
      </div>
    </ProfileForm>
  )
}
