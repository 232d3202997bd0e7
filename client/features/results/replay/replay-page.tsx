import type { AttemptReplay } from '../../../../domain/results/replay/contract.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { partOf } from '../frame/tabs.ts'
import type { ShownQuestion } from './use-questions.ts'

const Played = lazyPart(() => import('./played.tsx'), 'Played')

type Props = {
  testId: string
  answer: AttemptReplay
  /** The moment that the address names, and its question. */
  at: number
  first: ShownQuestion | null
}

/** An attempt moment by moment. */
export function ReplayPage({ testId, answer: { attemptId, replay }, at, first }: Props) {
  const { t } = useTranslation('replay')
  if (!replay)
    return (
      <EmptyState
        title={t('missing')}
        text={t('missingText')}
        action={<ToSolutions testId={testId} attemptId={attemptId} />}
      />
    )
  if (replay.events.length === 0)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={<ToSolutions testId={testId} attemptId={attemptId} />}
      />
    )
  return <Played testId={testId} attemptId={attemptId} replay={replay} startMs={at} first={first} />
}

function ToSolutions({ testId, attemptId }: { testId: string; attemptId: string }) {
  const { t } = useTranslation('replay')
  return <LinkButton to={partOf(learningPaths.testSolutions, testId, attemptId)}>{t('next.toSolutions')}</LinkButton>
}
