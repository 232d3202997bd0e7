import { EmailPart } from './email/email-part.tsx'
import { MethodsPart } from './sign-in-methods/methods-part.tsx'
import { PasswordPart } from './password/password-part.tsx'
import type { SecurityData } from './section-loaders.ts'
import { SecondFactorPart } from './second-factor/second-factor-part.tsx'
import { SessionsPart } from './sessions/sessions-part.tsx'

type Props = Pick<SecurityData, 'account' | 'provider' | 'linkError'>

/** E-mail address, password, sign-in methods, second factor and open sessions. */
export function SecurityParts({ account, provider, linkError }: Props) {
  return (
    <>
      <EmailPart account={account} />
      <PasswordPart account={account} providerName={provider?.name} />
      <MethodsPart account={account} provider={provider} linkError={linkError} />
      <SecondFactorPart {...account} emailVerified={account.user.emailVerified} />
      <SessionsPart sessions={account.sessions} />
    </>
  )
}
