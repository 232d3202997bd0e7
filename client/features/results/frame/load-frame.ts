import { redirect, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { ApiError, unwrap } from '../../../api.ts'
import { apiContext, pageContext } from '../../../context.ts'
import { load } from '../../../load.ts'
import { loginAddress, pageAddress } from '../../../sign-in-first.ts'
import { attemptIdIn } from '../attempt-id-in.ts'
import { partOf } from './tabs.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'> & { params: { testId: string } }

/** Test and attempts of a result page, with the attempt that the address names. Visitors are sent to sign in. */
export const loadTest = async ({ request, params: { testId }, context }: Args) => {
  const url = new URL(request.url)
  if (!context.get(pageContext).viewer.user) throw redirect(loginAddress(pageAddress(request)))
  const api = context.get(apiContext)
  const [test, { items: attempts }] = await Promise.all([
    load(unwrap(api.tests[':testId'].$get({ param: { testId } }))),
    load(unwrap(api.tests[':testId'].attempts.$get({ param: { testId } }))),
  ])
  return { api, url, test, attempts, asked: attemptIdIn(url) }
}

/**
 * Frame of a part of a released result, with the attempt that the address names or the newest. Without one the first
 * part says why there is nothing to show.
 */
export const loadFrame = async (args: Args) => {
  const { testId } = args.params
  const { api, url, test, attempts, asked } = await loadTest(args)
  const attemptId = asked ?? attempts[0]?.attemptId
  if (!attemptId) throw redirect(paths.testResult(testId))
  return { api, url, frame: { testId, title: test.title, series: test.series, attemptId } }
}

export type ResultFrameData = Awaited<ReturnType<typeof loadFrame>>['frame']

/**
 * Data of a part of a result. Where the result is not released, void, or another student's, the first part says so:
 * redirects to it.
 */
export const releasedPart = async <Reply extends { state: string }>(
  { testId, attemptId }: Pick<ResultFrameData, 'testId' | 'attemptId'>,
  call: Promise<Reply>,
): Promise<Extract<Reply, { state: 'released' }>> => {
  const toResult = () => redirect(partOf(paths.testResult, testId, attemptId))
  const reply = await load(
    call.catch((error: unknown) => {
      throw error instanceof ApiError && [403, 404].includes(error.status) ? toResult() : error
    }),
  )
  if (reply.state !== 'released') throw toResult()
  return reply as Extract<Reply, { state: 'released' }>
}
