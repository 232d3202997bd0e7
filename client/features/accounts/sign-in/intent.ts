import { replace } from 'react-router'
import {
  intentCookie,
  intentIn,
  intentKey,
  outcomeCookie,
  type Intent,
  type IntentKind,
  type IntentOutcome,
} from '../../../../domain/accounts/intent.ts'
import { ApiError, unwrap, type Api } from '../../../api.ts'
import { cookie } from '../../../sign-in-first.ts'

const calls: Record<IntentKind, (api: Api, ids: readonly string[]) => Promise<unknown>> = {
  save_job: (api, [jobId = '']) => unwrap(api.jobs[':jobId'].saved.$put({ param: { jobId }, json: {} })),
  enrol: (api, [courseId = '']) => unwrap(api.courses[':courseId'].enrolment.$put({ param: { courseId }, json: {} })),
  bookmark: (api, [attemptId = '', questionId = '']) =>
    unwrap(api.attempts[':attemptId'].bookmarks[':questionId'].$put({ param: { attemptId, questionId }, json: {} })),
}

/** Intent in the address of a sign-in. Null unless the browser's cookie confirms that a form of this site set it. */
export const intentOf = (request: Request): Intent | null => {
  const text = new URL(request.url).searchParams.get(intentKey)
  const isOurs = request.headers.get('cookie')?.split('; ').includes(`${intentCookie}=${text}`)
  return isOurs ? intentIn(text) : null
}

const outcomeOf = async (api: Api, { kind, ids }: Intent): Promise<IntentOutcome> => {
  try {
    await calls[kind](api, ids)
    return kind
  } catch (error) {
    if (error instanceof ApiError) return 'failed'
    throw error
  }
}

/** Outlasts the welcome, which may come before the page that shows it. */
const outcomeSeconds = 600

/**
 * Redirect after a finished sign-in. Carries out a waiting intent first, once; a cookie holds its outcome for the next
 * page.
 */
export const finishSignIn = async (request: Request, api: Api, to: string): Promise<Response> => {
  const intent = intentOf(request)
  if (!intent) return replace(to)
  const outcome = await outcomeOf(api, intent)
  const headers = new Headers()
  headers.append('set-cookie', cookie(request, intentCookie, '', 0))
  headers.append('set-cookie', cookie(request, outcomeCookie, outcome, outcomeSeconds))
  return replace(to, { headers })
}
