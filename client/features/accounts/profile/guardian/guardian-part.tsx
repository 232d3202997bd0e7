import type { Account } from '../../../../../domain/accounts/contract.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useStrings } from '../../../../i18n/use-strings.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Field } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { EmailField } from '../../email-field.tsx'
import { ProfileForm } from '../profile-form.tsx'
import { Disclosure } from '../section.tsx'
import { useProfileForm } from '../use-profile-form.ts'

type Consent = Account['consent']

/** Consent state of a minor, and the form that asks a guardian. */
export function GuardianPart({ consent }: { consent: Consent }) {
  useStrings('rights')
  const { t } = useTranslation('rights')
  const form = useProfileForm('guardian', {
    guardianName: consent.guardianName ?? '',
    guardianEmail: consent.guardianEmail ?? '',
  })
  const fields = (
    <ProfileForm form={form} section="guardian" submit={t('guardian.ask')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('guardian.name')}
          autoComplete="off"
          {...form.field('guardianName', t('profile:fields.guardianName'))}
        />
        <EmailField
          label={t('guardian.email')}
          autoComplete="off"
          {...form.field('guardianEmail', t('profile:fields.guardianEmail'))}
        />
      </div>
    </ProfileForm>
  )
  if (consent.state === 'needed') {
    return (
      <>
        <p>{t('guardian.needed')}</p>
        {fields}
      </>
    )
  }
  return (
    <>
      <State consent={consent} />
      <Disclosure summary={t('guardian.askAgain')} open={form.shownAtForm}>
        {fields}
      </Disclosure>
    </>
  )
}

function State({ consent: { state, guardianName, guardianEmail, givenAt } }: { consent: Consent }) {
  const { t } = useTranslation('rights')
  const { date } = useFormat()
  const name = guardianName ?? t('guardian.someone')
  return state === 'given' && givenAt !== null ? (
    <Notice tone="success">{t('guardian.given', { name, date: date(givenAt) })}</Notice>
  ) : (
    <p className="[overflow-wrap:anywhere]">{t('guardian.asked', { name, email: guardianEmail ?? '' })}</p>
  )
}
