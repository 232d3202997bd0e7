import { errorCodes, type ErrorCode } from '../../../../domain/errors.ts'
import { ApiError } from '../../../api.ts'
import { SocialError } from './social-error.ts'

/** What the page itself notices on the way through a popup. */
const noticed = ['popup_blocked', 'popup_closed', 'offline'] as const

/** What the way back from the provider may say; anything else it says is told as `failed`. */
const returned = [
  'access_denied',
  'account_not_linked',
  'account_already_linked_to_different_user',
  'email_not_found',
  'unable_to_link_account',
] as const

const problems = [...noticed, ...returned, 'failed'] as const
type OwnProblem = (typeof problems)[number]

/** Why a social sign-in did not come to its end: each has words of its own. */
export type SocialProblem = OwnProblem | ErrorCode

const isOwn = (code: string): code is OwnProblem => (problems as readonly string[]).includes(code)
const isErrorCode = (code: string): code is ErrorCode => (errorCodes as readonly string[]).includes(code)

/** A code out of an address or a message, or `failed` for any that has no words. */
export const problemIn = (code: string): SocialProblem => (isOwn(code) || isErrorCode(code) ? code : 'failed')

/** The words' key of a problem. */
export const problemKey = (problem: SocialProblem) =>
  isErrorCode(problem) ? (`errors:${problem}` as const) : (`accounts:social.problems.${problem}` as const)

/** What a failed action means. A lost connection is a TypeError, of a call and of a script that is fetched late alike. */
export const problemOf = (error: unknown): SocialProblem => {
  if (error instanceof SocialError) return error.problem
  if (error instanceof ApiError) return problemIn(error.body.code)
  return error instanceof TypeError ? 'offline' : 'failed'
}
