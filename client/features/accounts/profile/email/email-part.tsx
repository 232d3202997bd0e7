import type { Account } from '../../../../../domain/accounts/contract.ts'
import type { ErrorCode } from '../../../../../domain/errors.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { EmailField } from '../../email-field.tsx'
import { PasswordField } from '../../password-field.tsx'
import { AnswerNotice } from '../answer-notice.tsx'
import { IntentButton } from '../intent-button.tsx'
import { ProfileForm } from '../profile-form.tsx'
import { Disclosure, Part } from '../section.tsx'
import { sectionAddress } from '../sections.ts'
import { useProfileForm } from '../use-profile-form.ts'

type Props = { account: Account }

/** Key of the text for a refused new address. */
const emailError = (code: ErrorCode | undefined) => {
  if (code === 'accounts.same_address') return `errors:${code}` as const
  return code === 'accounts.address_taken' ? 'fields.emailTaken' : 'accounts:fields.email'
}

/** The e-mail address, its confirmation state and the form that changes it. */
export function EmailPart({ account: { user, pendingEmail, hasPassword } }: Props) {
  const { t } = useTranslation('profile')
  const form = useProfileForm('email')
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
      <Disclosure summary={t('email.change')} open={form.shownAtForm}>
        <ProfileForm form={form} section="security" submit={t('email.submit')}>
          <EmailField label={t('email.new')} {...form.field('newEmail', t(emailError(form.refusal?.code)))} />
          {hasPassword && (
            <PasswordField
              choosing={false}
              label={t('email.password')}
              {...form.field('password', t('fields.password'))}
            />
          )}
        </ProfileForm>
      </Disclosure>
    </Part>
  )
}

function Pending({ email }: { email: string }) {
  const { t } = useTranslation('profile')
  return (
    <Notice
      actions={
        <IntentButton action={sectionAddress('security')} fields={{ intent: 'cancel-email' }}>
          {t('email.callOff')}
        </IntentButton>
      }
    >
      <span className="[overflow-wrap:anywhere]">{t('email.pending', { email })}</span>
    </Notice>
  )
}
