import { data, redirect } from 'react-router'
import { learningPaths } from '../../domain/learning-paths.ts'
import { paths } from '../../domain/paths.ts'
import { apiContext, pageContext } from '../context.ts'
import { challengeAction } from '../features/challenges/challenge-action.ts'
import { ChallengesPage } from '../features/challenges/challenges-page.tsx'
import { loadChallenges } from '../features/challenges/load-challenges.ts'
import { attemptIdIn } from '../features/results/attempt-id-in.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { replyOf } from '../forms/refusal.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import { textIn } from '../ui/list-address.ts'
import type { Route } from './+types/challenges.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['challenges'], audience: 'student' } satisfies PageHandle

export const loader = async ({ request, params: { testId }, context }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const [attemptId, asked] = [attemptIdIn(url), textIn(url.searchParams, 'question', 64)]
  if (!context.get(pageContext).viewer.user) {
    const here = learningPaths.challenges(testId, attemptId ?? undefined, asked)
    throw redirect(`${paths.login()}?next=${encodeURIComponent(here)}`)
  }
  if (!attemptId) throw redirect(paths.testResult(testId))
  return load(loadChallenges(context.get(apiContext), testId, attemptId, asked ?? null))
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { searchParams } = new URL(request.url)
  const form = await request.formData()
  const param = { attemptId: searchParams.get('attempt') ?? '', questionId: searchParams.get('question') ?? '' }
  const answer = await load(challengeAction(context.get(apiContext), form, param))
  return data(answer ?? undefined, replyOf(answer?.refusal ?? null))
}

/** Loads the page again after a refused form, so that a conflict shows the newest state. */
export const shouldRevalidate = () => true

export default function Challenges({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('challenges')
  const { asked } = loaderData
  const title = asked ? t('title', { number: asked.number }) : t('listTitle')
  return (
    <>
      <PageHead title={title} description={title} index={false} />
      <ChallengesPage title={title} data={loaderData} answer={actionData ?? undefined} />
    </>
  )
}
