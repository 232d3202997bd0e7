import { errorCodes, type ErrorCode } from '../../../../domain/errors.ts'
import { ApiError } from '../../../api.ts'
import { SocialError } from './social-error.ts'

/** Detected by this page. */
const localProblems = ['popup_blocked', 'popup_closed', 'offline'] as const

/** Codes with which the provider's redirect may return; any other counts as `failed`. */
const returnedProblems = [
  'access_denied',
  'account_not_linked',
  'account_already_linked_to_different_user',
  'email_not_found',
  'unable_to_link_account',
] as const

const problems = [...localProblems, ...returnedProblems, 'failed'] as const
type OwnProblem = (typeof problems)[number]

/** Reason why a social sign-in failed; each has a text of its own. */
export type SocialProblem = OwnProblem | ErrorCode

const isOwn = (code: string): code is OwnProblem => (problems as readonly string[]).includes(code)
const isErrorCode = (code: string): code is ErrorCode => (errorCodes as readonly string[]).includes(code)

/** A code from an address or a message, or `failed` when it has no text. */
export const problemIn = (code: string): SocialProblem => (isOwn(code) || isErrorCode(code) ? code : 'failed')

/** Translation key of a problem. */
export const problemKey = (problem: SocialProblem) =>
  isErrorCode(problem) ? (`errors:${problem}` as const) : (`accounts:social.problems.${problem}` as const)

/** Problem behind an error. A lost connection is a TypeError, from a call and from a lazy script alike. */
export const problemOf = (error: unknown): SocialProblem => {
  if (error instanceof SocialError) return error.problem
  if (error instanceof ApiError) return problemIn(error.body.code)
  return error instanceof TypeError ? 'offline' : 'failed'
}
