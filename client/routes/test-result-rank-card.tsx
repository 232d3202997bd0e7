import { useContext } from 'react'
import { unwrap } from '../api.ts'
import { loadFrame, releasedPart } from '../features/results/frame/load-frame.ts'
import { ResultFrame } from '../features/results/frame/result-frame.tsx'
import { changeCard } from '../features/results/rank-card/card-action.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { Route } from './+types/test-result-rank-card.ts'
import type { PageHandle } from './page-handle.ts'

const OwnCard = lazyPart(() => import('../features/results/rank-card/own-card.tsx'), 'OwnCard')

export const handle = { strings: ['score', 'rank-cards'], audience: 'student' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const { api, frame } = await loadFrame(args)
  const { attemptId } = frame
  const own = await releasedPart(frame, unwrap(api.attempts[':attemptId']['rank-card'].$get({ param: { attemptId } })))
  return { frame, own }
}

export const action = async (args: Route.ActionArgs) => {
  const { api, frame } = await loadFrame(args)
  return load(changeCard(api, frame.attemptId, await args.request.formData()))
}

export default function TestResultRankCard({ loaderData: { frame, own } }: Route.ComponentProps) {
  const { t } = useTranslation('rankCards')
  return (
    <>
      <PageHead title={t('makeTitle')} description={t('makeTitle')} index={false} />
      <ResultFrame {...frame} shown="result">
        <OwnCard own={own} testId={frame.testId} origin={useContext(SiteContext)} />
      </ResultFrame>
    </>
  )
}
