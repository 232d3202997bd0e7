import { z } from 'zod'
import { DisplayName, Email } from '../../domain/accounts/contract.ts'
import type { Bindings } from '../env.ts'

/** A provider of social sign-in. Defaults to Google's addresses. */
type OpenIdProvider = {
  id: string
  name: string
  clientId: string
  clientSecret: string
  authorizationUrl: string
  tokenUrl: string
  userInfoUrl: string
}

type Settings = Pick<
  Bindings,
  | 'OPENID_PROVIDER'
  | 'OPENID_NAME'
  | 'OPENID_CLIENT_ID'
  | 'OPENID_CLIENT_SECRET'
  | 'OPENID_AUTHORIZATION_URL'
  | 'OPENID_TOKEN_URL'
  | 'OPENID_USERINFO_URL'
>

/** The configured provider; null when none is set, and then no button is shown. */
export const openIdProvider = (env: Settings): OpenIdProvider | null =>
  env.OPENID_CLIENT_ID && env.OPENID_CLIENT_SECRET
    ? {
        id: env.OPENID_PROVIDER ?? 'google',
        name: env.OPENID_NAME ?? 'Google',
        clientId: env.OPENID_CLIENT_ID,
        clientSecret: env.OPENID_CLIENT_SECRET,
        authorizationUrl: env.OPENID_AUTHORIZATION_URL ?? 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: env.OPENID_TOKEN_URL ?? 'https://oauth2.googleapis.com/token',
        userInfoUrl: env.OPENID_USERINFO_URL ?? 'https://openidconnect.googleapis.com/v1/userinfo',
      }
    : null

/** Claims of a provider that are used; others are dropped, and a reply without a subject is refused. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: Email.optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  name: DisplayName.optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional()
    .catch(undefined),
})

/**
 * Claims fetched from the provider itself: no token that the browser carried is trusted. An unverified address is left
 * out: it proves nothing, and would reserve the address of its owner. Null when the provider's reply is malformed.
 */
export const fetchClaims = async ({ userInfoUrl }: OpenIdProvider, accessToken: string) => {
  const response = await fetch(userInfoUrl, { headers: { authorization: `Bearer ${accessToken}` } })
  if (!response.ok) return null
  const claims = Claims.safeParse(await response.json().catch(() => null)).data
  if (!claims) return null
  const { sub, email, email_verified: emailVerified = false, name, picture } = claims
  return { id: sub, email: emailVerified ? email : undefined, emailVerified, name, image: picture }
}
