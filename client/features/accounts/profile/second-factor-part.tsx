import type { Account } from '../../../../domain/accounts/contract.ts'
import { useStrings } from '../../../i18n/use-strings.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { AppSteps } from '../second-factor/app-steps.tsx'
import { CodeField } from '../second-factor/code-field.tsx'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import type { SetUp } from '../second-factor/set-up.ts'
import { PasswordField } from '../password-field.tsx'
import { ProfileForm } from './profile-form.tsx'
import { More, Part } from './section.tsx'
import { useForm } from './use-form.ts'

type Props = Pick<Account, 'hasPassword' | 'hasSecondFactor'> & { emailVerified: boolean }
type Own = Pick<Account, 'hasPassword'>

/** The code of an app after the password: set up, new recovery codes, turned off. */
export function SecondFactorPart({ hasPassword, hasSecondFactor, emailVerified }: Props) {
  useStrings('factor')
  const { t } = useTranslation('factor')
  if (hasSecondFactor) return <On hasPassword={hasPassword} />
  return (
    <Part title={t('title')}>
      <p className="text-muted">{t('off')}</p>
      {emailVerified ? <Off hasPassword={hasPassword} /> : <p className="text-muted">{t('confirmFirst')}</p>}
    </Part>
  )
}

function On({ hasPassword }: Own) {
  const { t } = useTranslation('factor')
  const codes = [useForm('factor-confirm').answer, useForm('factor-codes').answer].find(
    (answer) => answer?.recoveryCodes,
  )?.recoveryCodes
  return (
    <Part title={t('title')}>
      <p>{t('on')}</p>
      {codes && <RecoveryCodes codes={codes} />}
      <Prove intent="factor-codes" summary={t('newCodes')} text={t('newCodesText')} hasPassword={hasPassword} />
      <Prove intent="factor-off" summary={t('turnOff')} text={t('turnOffText')} hasPassword={hasPassword} />
    </Part>
  )
}

function Off({ hasPassword }: Own) {
  const { t } = useTranslation('factor')
  const begun = useForm('factor-begin').answer
  const confirmed = useForm('factor-confirm')
  const setUp = confirmed.answer?.setUp ?? begun?.setUp
  if (setUp) return <Confirm setUp={setUp} isWrong={confirmed.refused('code')} />
  return (
    <More summary={t('setUp')} open={begun !== undefined}>
      <ProfileForm intent="factor-begin" section="security" submit={t('begin')} beside={['password']}>
        <Password intent="factor-begin" hasPassword={hasPassword} />
      </ProfileForm>
    </More>
  )
}

function Confirm({ setUp, isWrong }: { setUp: SetUp; isWrong: boolean }) {
  const { t } = useTranslation('factor')
  return (
    <ProfileForm intent="factor-confirm" section="security" submit={t('turnOn')} beside={['code']}>
      <AppSteps setUp={setUp} />
      <input type="hidden" name="uri" value={setUp.uri} />
      <CodeField kind="app" isWrong={isWrong} />
    </ProfileForm>
  )
}

type ProveProps = Own & { intent: 'factor-codes' | 'factor-off'; summary: string; text: string }

function Prove({ intent, summary, text, hasPassword }: ProveProps) {
  const { refused, refusal } = useForm(intent)
  return (
    <More summary={summary} open={refusal !== null}>
      <ProfileForm intent={intent} section="security" submit={summary} look="secondary" beside={['password', 'code']}>
        <p className="text-muted">{text}</p>
        <Password intent={intent} hasPassword={hasPassword} />
        <CodeField kind="either" isWrong={refused('code')} />
      </ProfileForm>
    </More>
  )
}

function Password({ intent, hasPassword }: Own & { intent: ProveProps['intent'] | 'factor-begin' }) {
  const { t } = useTranslation('profile')
  const { refused } = useForm(intent)
  if (!hasPassword) return null
  return (
    <PasswordField
      choosing={false}
      label={t('email.password')}
      error={refused('password') ? t('fields.password') : undefined}
    />
  )
}
