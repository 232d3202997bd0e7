import { redirect } from 'react-router'
import { learningPaths } from '../../domain/learning-paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { switchCertainty } from '../features/results/coach/certainty-action.ts'
import { loadFrame, releasedPart } from '../features/results/frame/load-frame.ts'
import { ResultFrame } from '../features/results/frame/result-frame.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/test-result-coach.ts'
import type { PageHandle } from './page-handle.ts'

const CoachPage = lazyPart(
  () => import('../features/results/coach/coach-page.tsx'),
  'CoachPage',
  <Skeleton lines={12} />,
)

export const handle = { strings: ['score', 'coach'], audience: 'student' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const { api, frame } = await loadFrame(args)
  const param = { attemptId: frame.attemptId }
  return { frame, coach: await releasedPart(frame, unwrap(api.attempts[':attemptId'].coach.$get({ param }))) }
}

export const action = async ({ request, params, context }: Route.ActionArgs) => {
  await load(switchCertainty(context.get(apiContext), await request.formData()))
  return redirect(`${learningPaths.testCoach(params.testId)}${new URL(request.url).search}`)
}

export default function TestResultCoach({ loaderData: { frame, coach } }: Route.ComponentProps) {
  const { t } = useTranslation('coach')
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaTitle')} index={false} />
      <ResultFrame {...frame} shown="coach">
        <CoachPage coach={coach} />
      </ResultFrame>
    </>
  )
}
