import type { Bindings } from '../env.ts'

/** A provider of social sign-in. Google's addresses stand where none are set. */
export type OpenIdProvider = {
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

/** The provider that the settings name; null where none is set, and then no button is shown. */
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

type Claims = { sub: string; email?: string; email_verified?: boolean; name?: string; picture?: string }

/**
 * Who signed in, as the provider itself tells over its own channel: no token that the browser carried is believed.
 * Null where the provider does not answer.
 */
export const fetchClaims = async ({ userInfoUrl }: OpenIdProvider, accessToken: string) => {
  const response = await fetch(userInfoUrl, { headers: { authorization: `Bearer ${accessToken}` } })
  if (!response.ok) return null
  const { sub, email, email_verified, name, picture } = (await response.json()) as Claims
  // Only exactly true: an address that the provider did not verify proves nothing.
  return { id: sub, email, emailVerified: email_verified === true, name, image: picture }
}
