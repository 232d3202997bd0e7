import { unwrap } from '../api.ts'
import { loadFrame, releasedPart } from '../features/results/frame/load-frame.ts'
import { ResultFrame } from '../features/results/frame/result-frame.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/test-result-analysis.ts'
import type { PageHandle } from './page-handle.ts'

const AnalysisPage = lazyPart(
  () => import('../features/results/analysis/analysis-page.tsx'),
  'AnalysisPage',
  <Skeleton lines={12} />,
)

export const handle = { strings: ['score', 'analysis'], audience: 'student' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const { api, frame } = await loadFrame(args)
  const { attemptId } = frame
  const asked = unwrap(api.attempts[':attemptId'].analysis.$get({ param: { attemptId } }))
  return { frame, analysis: await releasedPart(frame, asked) }
}

export default function TestResultAnalysis({ loaderData: { frame, analysis } }: Route.ComponentProps) {
  const { t } = useTranslation('analysis')
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaTitle')} index={false} />
      <ResultFrame {...frame} shown="analysis">
        <AnalysisPage testId={frame.testId} analysis={analysis} />
      </ResultFrame>
    </>
  )
}
