import { useContext } from 'react'
import { redirect } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { learningPaths } from '../../domain/learning-paths.ts'
import { ApiError, unwrap, type Api } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { changeBoardName } from '../features/results/board-action.ts'
import { loadTest } from '../features/results/frame/load-frame.ts'
import { readNewest, readOutcome } from '../features/results/read-outcome.ts'
import { ResultPage } from '../features/results/result-page.tsx'
import { summaryOf } from '../features/results/result-summary.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { load } from '../load.ts'
import type { Route } from './+types/test-result.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['score'], audience: 'student' } satisfies PageHandle

/** Addresses of solutions were addresses of this page. */
const redirectToSolution = (testId: string, { searchParams }: URL): void => {
  const [attempt, question] = [searchParams.get('attempt'), searchParams.get('question')]
  if (attempt && question) throw redirect(learningPaths.solution(testId, attempt, question))
}

/** Cards of today; null where they cannot be read: the result is shown all the same. */
const dueCards = async (api: Api) => {
  try {
    const { due, minutes } = await unwrap(api.revision.today.$get())
    return { due, minutes }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

export const loader = async (args: Route.LoaderArgs) => {
  const { testId } = args.params
  redirectToSolution(testId, new URL(args.request.url))
  const { api, test, attempts, asked } = await loadTest(args)
  const shown = await load(asked ? readOutcome(api, asked) : readNewest(api, test.mine?.attemptId ?? null, attempts))
  const mayReattempt =
    test.entitlement === 'open' &&
    test.state === 'live' &&
    (test.attemptsAllowed === null || attempts.length < test.attemptsAllowed)
  const isReleased = shown.outcome.state === 'released'
  const board =
    test.kind === 'live' && isReleased
      ? await load(unwrap(api.tests[':testId'].board.$get({ param: { testId } })))
      : null
  const { title, series, inShifts } = test
  const owner = args.context.get(pageContext).viewer.user?.uid ?? ''
  const outcome =
    shown.outcome.state === 'released'
      ? summaryOf(shown.outcome, { cards: await dueCards(api), mayReattempt })
      : shown.outcome
  return { board, owner, testId, title, series, inShifts, attempts, ...shown, outcome, mayReattempt }
}

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  load(changeBoardName(context.get(apiContext), params.testId, await request.formData()))

export default function TestResult({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('result')
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaTitle')} index={false} />
      <ResultPage {...loaderData} origin={useContext(SiteContext)} />
    </>
  )
}
