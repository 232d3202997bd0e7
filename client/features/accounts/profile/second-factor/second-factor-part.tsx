import type { ComponentProps } from 'react'
import type { Account } from '../../../../../domain/accounts/contract.ts'
import { useStrings } from '../../../../i18n/use-strings.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { AppSteps } from '../../second-factor/app-steps.tsx'
import { CodeField } from '../../second-factor/code-field.tsx'
import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx'
import type { SetUp } from '../../second-factor/set-up.ts'
import { PasswordField } from '../../password-field.tsx'
import { ProfileForm } from '../profile-form.tsx'
import { Disclosure, Part } from '../section.tsx'
import { useAnswer, useProfileForm } from '../use-profile-form.ts'

type Props = Pick<Account, 'hasPassword' | 'hasSecondFactor'> & { emailVerified: boolean }
type Own = Pick<Account, 'hasPassword'>

/** Second factor: set-up of an app, new recovery codes, turning it off. */
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
  const answers = [useAnswer('factor-confirm'), useAnswer('factor-codes')]
  const codes = answers.find((answer) => answer?.recoveryCodes)?.recoveryCodes
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
  const begin = useProfileForm('factor-begin')
  const setUp = useAnswer('factor-confirm')?.setUp ?? begin.answer?.setUp
  if (setUp) return <Confirm setUp={setUp} />
  return (
    <Disclosure summary={t('setUp')} open={begin.answer !== undefined}>
      <ProfileForm form={begin} section="security" submit={t('begin')}>
        {hasPassword && <OwnPassword {...begin.field('password', t('profile:fields.password'))} />}
      </ProfileForm>
    </Disclosure>
  )
}

function Confirm({ setUp }: { setUp: SetUp }) {
  const { t } = useTranslation('factor')
  const form = useProfileForm('factor-confirm')
  return (
    <ProfileForm form={form} section="security" submit={t('turnOn')}>
      <AppSteps setUp={setUp} />
      <input type="hidden" name="uri" value={setUp.uri} />
      <CodeField kind="app" {...form.field('code', t('codeWrong.app'))} />
    </ProfileForm>
  )
}

type ProveProps = Own & { intent: 'factor-codes' | 'factor-off'; summary: string; text: string }

function Prove({ intent, summary, text, hasPassword }: ProveProps) {
  const { t } = useTranslation('factor')
  const form = useProfileForm(intent)
  return (
    <Disclosure summary={summary} open={form.refusal !== null}>
      <ProfileForm form={form} section="security" submit={summary} look="secondary">
        <p className="text-muted">{text}</p>
        {hasPassword && <OwnPassword {...form.field('password', t('profile:fields.password'))} />}
        <CodeField kind="either" {...form.field('code', t('codeWrong.either'))} />
      </ProfileForm>
    </Disclosure>
  )
}

function OwnPassword(field: Pick<ComponentProps<typeof PasswordField>, 'name' | 'error'>) {
  const { t } = useTranslation('profile')
  return <PasswordField choosing={false} label={t('email.password')} {...field} />
}
