import { unwrap } from '../api.ts'
import { loadFrame, releasedPart } from '../features/results/frame/load-frame.ts'
import { ResultFrame } from '../features/results/frame/result-frame.tsx'
import { momentIn } from '../features/results/replay/jump.ts'
import { firstQuestion } from '../features/results/replay/first-question.ts'
import { ReplayPage } from '../features/results/replay/replay-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/test-result-replay.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['score', 'replay'], audience: 'student' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const { api, url, frame } = await loadFrame(args)
  const { attemptId } = frame
  const answer = await releasedPart(frame, unwrap(api.attempts[':attemptId'].replay.$get({ param: { attemptId } })))
  const at = momentIn(url.searchParams)
  return { frame, answer, at, first: await firstQuestion(api, answer, at) }
}

export default function TestResultReplay({ loaderData: { frame, answer, at, first } }: Route.ComponentProps) {
  const { t } = useTranslation('replay')
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaTitle')} index={false} />
      <ResultFrame {...frame} shown="replay">
        <ReplayPage key={`${frame.attemptId} ${at}`} testId={frame.testId} answer={answer} at={at} first={first} />
      </ResultFrame>
    </>
  )
}
