import { redirect } from 'react-router'
import { learningPaths } from '../../domain/learning-paths.ts'
import { paths } from '../../domain/paths.ts'
import { ApiError, unwrap, type Api } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { attemptIdIn } from '../features/results/attempt-id-in.ts'
import { StepsPage } from '../features/results/normalisation/steps-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/test-result-normalisation.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['normalised'], audience: 'student' } satisfies PageHandle

/** Null before the release. */
const releasedSteps = async (api: Api, attemptId: string) => {
  try {
    return await unwrap(api.attempts[':attemptId'].normalised.$get({ param: { attemptId } }))
  } catch (error) {
    if (error instanceof ApiError && error.body.code === 'results.not_released') return null
    throw error
  }
}

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const { testId } = params
  const api = context.get(apiContext)
  const url = new URL(request.url)
  if (!context.get(pageContext).viewer.user) {
    const here = `${learningPaths.testNormalisation(testId)}${url.search}`
    throw redirect(`${paths.login()}?next=${encodeURIComponent(here)}`)
  }
  const { items } = await load(unwrap(api.tests[':testId'].attempts.$get({ param: { testId } })))
  const attemptId = attemptIdIn(url) ?? items.find(({ ranked }) => ranked)?.attemptId
  // The result page explains why there is nothing to show.
  if (!attemptId) throw redirect(paths.testResult(testId))
  const result = await load(releasedSteps(api, attemptId))
  if (!result) throw redirect(`${paths.testResult(testId)}?attempt=${attemptId}`)
  return { testId, result }
}

export default function TestResultNormalisation({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('normalisation')
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaTitle')} index={false} />
      <StepsPage {...loaderData} />
    </>
  )
}
