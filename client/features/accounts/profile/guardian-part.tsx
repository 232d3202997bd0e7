import type { Account } from '../../../../domain/accounts/contract.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useStrings } from '../../../i18n/use-strings.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { EmailField } from '../email-field.tsx'
import { ProfileForm } from './profile-form.tsx'
import { More } from './section.tsx'
import { useForm } from './use-form.ts'

type Consent = Account['consent']

/** Whether a minor's guardian has agreed, and the way to ask one. */
export function GuardianPart({ consent }: { consent: Consent }) {
  useStrings('rights')
  const { t } = useTranslation('rights')
  const { toldHere } = useForm('guardian')
  if (consent.state === 'needed') {
    return (
      <>
        <p>{t('guardian.needed')}</p>
        <AskForm consent={consent} submit={t('guardian.ask')} />
      </>
    )
  }
  return (
    <>
      <State consent={consent} />
      <More summary={t('guardian.askAgain')} open={toldHere}>
        <AskForm consent={consent} submit={t('guardian.ask')} />
      </More>
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

function AskForm({ consent, submit }: { consent: Consent; submit: string }) {
  const { t } = useTranslation('rights')
  const { refused, entered } = useForm('guardian')
  return (
    <ProfileForm intent="guardian" section="guardian" submit={submit} beside={['guardianName', 'guardianEmail']}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('guardian.name')}
          name="guardianName"
          autoComplete="off"
          required
          maxLength={80}
          defaultValue={entered('guardianName', consent.guardianName ?? '')}
          error={refused('guardianName') ? t('profile:fields.guardianName') : undefined}
        />
        <EmailField
          label={t('guardian.email')}
          name="guardianEmail"
          autoComplete="off"
          defaultValue={entered('guardianEmail', consent.guardianEmail ?? '')}
          error={refused('guardianEmail') ? t('profile:fields.guardianEmail') : undefined}
        />
      </div>
    </ProfileForm>
  )
}
