import { useContext } from 'react'
import { redirect } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { attemptIdIn } from '../features/results/attempt-id-in.ts'
import { changeBookmark, isBookmarkForm, type BookmarkAnswer } from '../features/results/bookmark-action.ts'
import { changeBoardName, isBoardForm, type BoardAnswer } from '../features/results/board-action.ts'
import { readChallengeStates } from '../features/results/challenge-states.ts'
import { readNewest, readOutcome } from '../features/results/read-outcome.ts'
import { ResultPage } from '../features/results/result-page.tsx'
import { requestSolutions, type SolutionsRequest } from '../features/results/solutions-action.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { load } from '../load.ts'
import type { Route } from './+types/test-result.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['score'], audience: 'student' } satisfies PageHandle

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const { testId } = params
  const api = context.get(apiContext)
  const asked = attemptIdIn(new URL(request.url))
  if (!context.get(pageContext).viewer.user) {
    const here = asked ? `${paths.testResult(testId)}?attempt=${encodeURIComponent(asked)}` : paths.testResult(testId)
    throw redirect(`${paths.login()}?next=${encodeURIComponent(here)}`)
  }
  const [test, { items: attempts }] = await Promise.all([
    load(unwrap(api.tests[':testId'].$get({ param: { testId } }))),
    load(unwrap(api.tests[':testId'].attempts.$get({ param: { testId } }))),
  ])
  const shown = await load(asked ? readOutcome(api, asked) : readNewest(api, test.mine?.attemptId ?? null, attempts))
  const { outcome } = shown
  const mayReattempt =
    test.entitlement === 'open' &&
    test.state === 'live' &&
    (test.attemptsAllowed === null || attempts.length < test.attemptsAllowed)
  const board =
    test.kind === 'live' && outcome.state === 'released'
      ? await load(unwrap(api.tests[':testId'].board.$get({ param: { testId } })))
      : null
  const { title, inShifts } = test
  const challenges = outcome.state === 'released' ? await readChallengeStates(api, outcome.attemptId) : null
  return { board, challenges, testId, title, inShifts, attempts, ...shown, mayReattempt }
}

export const action = async ({ request, params, context }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const form = await request.formData()
  const answer = (): Promise<BoardAnswer | BookmarkAnswer | SolutionsRequest | Response> => {
    if (isBookmarkForm(form)) return changeBookmark(api, request, params.testId, form)
    return isBoardForm(form) ? changeBoardName(api, params.testId, form) : requestSolutions(api, form)
  }
  return load(answer())
}

export default function TestResult({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('result')
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaTitle')} index={false} />
      <ResultPage {...loaderData} origin={useContext(SiteContext)} />
    </>
  )
}
