import type { ErrorCode } from '../../domain/errors.ts'
import { AppError } from '../platform/errors.ts'

type Refusal = [ErrorCode, 400 | 401 | 403 | 422, string]

const taken: Refusal = ['accounts.address_taken', 422, 'This e-mail address already has an account.']

/** The token of a mailed link is unknown or expired. */
export const invalidToken = () => new AppError('accounts.token_invalid', 400, 'This link is no longer valid.')

/** The office has blocked the account, for a reason that its owner reads. */
export const blocked = (reason: string | null) =>
  new AppError('accounts.blocked', 403, 'This account is blocked.', { details: { reason } })

const challengeExpired: Refusal = ['accounts.challenge_over', 401, 'Too late. Log in with the password again.']

/** Error codes of better-auth mapped to ours; at sign-in they never distinguish a known address from an unknown one. */
const refusals: Record<string, Refusal> = {
  USER_ALREADY_EXISTS: taken,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
  // A concurrent registration with the same address was stored first.
  FAILED_TO_CREATE_USER: taken,
  INVALID_EMAIL_OR_PASSWORD: ['accounts.bad_credentials', 401, 'The e-mail address or the password is not right.'],
  INVALID_PASSWORD: ['accounts.wrong_password', 400, 'The present password is not right.'],
  CREDENTIAL_ACCOUNT_NOT_FOUND: ['accounts.wrong_password', 400, 'This account has no password.'],
  INVALID_TWO_FACTOR_COOKIE: challengeExpired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: challengeExpired,
  INVALID_TOKEN: ['accounts.token_invalid', 400, 'This link is no longer valid.'],
  PASSWORD_TOO_SHORT: ['accounts.weak_password', 400, 'This password is too short.'],
  PASSWORD_TOO_LONG: ['accounts.weak_password', 400, 'This password is too long.'],
}

/** Returns a successful reply of better-auth unchanged; throws the mapped error otherwise. */
export const okOrThrow = async (response: Response): Promise<Response> => {
  if (response.ok) return response
  if (response.status >= 500)
    throw new AppError('platform.unavailable', 503, 'Try again in a moment.', { retryAfter: 2 })
  const { code = '', reason = null } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string; reason?: string | null }
  if (code === 'accounts.blocked') throw blocked(reason)
  throw new AppError(...(refusals[code] ?? (['input.invalid', 422, 'This request cannot be done.'] as const)))
}
